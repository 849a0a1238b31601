import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from './emulator.ts';

/**
 * What may happen in no page of any journey (faults, "Client-wide invariants"). The pages of a browser are watched from
 * their first moment on, second tabs and popups too; what they do is told at the end, in words.
 */
export type Watch = {
  /** Resolves when the pages that are still open have nothing more to tell of what has happened in them. */
  settle(): Promise<void>;
  /** Everything that must not have happened. */
  complaints(): string[];
};

declare global {
  interface Window {
    tellWatch(words: string): Promise<void>;
    /** Gives the words of a toast that is shown from now on, or says something else from now on. */
    showWatch(toast: string): Promise<void>;
    /** Resolves when no closed dialog is still looking for a place for the focus. */
    watchSettled(): Promise<void>;
  }
}

const emulatorOrigin = emulatorUrl && new URL(emulatorUrl).origin;

const toasts = new WeakMap<Page, string[]>();

/** Everything that toasts of a watched page have said so far, oldest first: they may be gone before a journey looks. */
export const toastsOf = (page: Page): readonly string[] => toasts.get(page) ?? [];

/** Access tokens and identity tokens, client secrets, keys of Stripe, Google and image hosts. */
const secrets =
  /eyJ[\w-]{8,}\.[\w-]{8,}|_secret_\w+|\b[prs]k_(test|live)_\w+|AIza[\w-]{20,}|bearer\s+\S+|[?&]key=[^&\s]+/i;

/** Addresses of the demo services, which are asked at the page's own origin. */
const demoServices = /\/(_cards|_images|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|\?|$)/;

/** Runs in each page before anything of the page does. */
const lookOut = () => {
  const tell = (words: string) => void window.tellWatch(words);

  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    tell(`the Content-Security-Policy was broken: ${effectiveDirective} by ${blockedURI} ${sample}`);
  });

  // Dialogs: whoever closes the last one is somewhere afterwards, and not at the top of the page.
  const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
  const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
  /** A page that is on its way has no place yet where the focus could be. */
  const isArriving = () => document.querySelector('main [data-waiting]') !== null;
  const moment = () => new Promise((resolve) => setTimeout(resolve, 16));
  const findFocus = async () => {
    let since = performance.now();
    for (let moments = 0; moments < 10 || performance.now() - since < 500; moments += 1) {
      await moment();
      if (isDialogOpen() || !isFocusLost()) return;
      if (isArriving()) {
        moments = 0;
        since = performance.now();
      }
    }
    tell('the focus was lost when a dialog closed');
  };
  let settled = Promise.resolve();
  window.watchSettled = () => settled;

  // What was put where every object has it, as a hostile `__proto__` would.
  const tellPollution = () => {
    for (const name in {}) tell(`every object has got a property: ${name}`);
    if ('polluted' in {}) tell('every object is polluted');
  };

  let wasOpen = false;
  const shown = new WeakMap<Element, string>();
  new MutationObserver(() => {
    tellPollution();
    const isOpen = isDialogOpen();
    if (wasOpen && !isOpen) settled = settled.then(findFocus);
    wasOpen = isOpen;
    for (const toast of document.querySelectorAll('section[aria-label="Notifications"] [data-kind]')) {
      const words = toast.textContent?.trim() ?? '';
      if (words === (shown.get(toast) ?? '') || !toast.checkVisibility()) continue;
      shown.set(toast, words);
      void window.showWatch(words);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  // Spinners: nobody waits longer than ten seconds for they know not what.
  const since = new WeakMap<Element, number>();
  const wordsOf = (element: Element) => [
    element.textContent,
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ];
  setInterval(() => {
    for (const spinner of document.querySelectorAll('[role="progressbar"]')) {
      const begun = since.get(spinner) ?? performance.now();
      since.set(spinner, begun);
      const isLong = performance.now() - begun > 10_000;
      if (isLong && !wordsOf(spinner).some((words) => words?.trim())) tell('a spinner went on for 10 s without words');
    }
  }, 1_000);
};

/**
 * Watches every page of a browser context.
 *
 * @param origin the pages' own
 * @param servers the only other ones that may be asked for anything
 */
export const watch = async (
  context: BrowserContext,
  origin: string,
  servers: readonly string[] = [],
): Promise<Watch> => {
  const complaints = new Set<string>();

  context.on('weberror', (problem) => complaints.add(`uncaught: ${problem.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (secrets.test(text)) complaints.add(`a secret in the console: ${text}`);
    // The browser itself reports what it did not get: the journeys that cause that look at what is shown.
    if (message.type() === 'error' && !/^Failed to load (resource|module script)/.test(text))
      complaints.add(`console: ${text}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === origin) return;
    if (!servers.includes(url.origin)) complaints.add(`asked elsewhere: ${url.href}`);
    else if (url.origin !== emulatorOrigin && demoServices.test(url.pathname))
      complaints.add(`a demo service was asked at another origin: ${url.origin}${url.pathname}`);
  });
  // All at once: whoever opens a browser may open its first page before they are answered, but not before they are sent.
  await Promise.all([
    context.exposeBinding('tellWatch', (_source, words: string) => complaints.add(words)),
    context.exposeBinding('showWatch', ({ page }, toast: string) => {
      toasts.set(page, [...toastsOf(page), toast]);
      if (secrets.test(toast)) complaints.add(`a secret in a toast: ${toast}`);
    }),
    context.addInitScript(lookOut),
  ]);

  return {
    settle: async () => {
      const pages = context.pages().filter((page) => page.url().startsWith(origin));
      await Promise.all(pages.map((page) => page.evaluate(() => window.watchSettled())));
    },
    complaints: () => [...complaints],
  };
};
