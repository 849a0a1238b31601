import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from './emulator.ts';

/**
 * Checks the invariants of docs/failure-modes.md in every page of a browser context, including second tabs and popups,
 * from the start of each page. If a page violates an invariant, the fixture in appServer.ts fails the test.
 */
export type InvariantObserver = {
  /** Resolves when the open pages have finished their delayed checks. */
  settle(): Promise<void>;
  /** Returns a sentence for each violation that the pages have caused so far. */
  violations(): string[];
};

declare global {
  interface Window {
    reportViolation(sentence: string): Promise<void>;
    /**
     * The observer in the page calls this function with the text of a toast, when the toast appears and when its text
     * changes.
     */
    reportToast(text: string): Promise<void>;
    /** Resolves when the page has checked the focus for all dialogs that were closed so far. */
    invariantsSettled(): Promise<void>;
  }
}

const emulatorOrigin = emulatorUrl && new URL(emulatorUrl).origin;

const toasts = new WeakMap<Page, string[]>();

/**
 * Returns the texts of all toasts that a page has shown, oldest first. The observer records the texts, because a toast
 * may disappear before a test looks for it.
 */
export const toastsOf = (page: Page): readonly string[] => toasts.get(page) ?? [];

/**
 * Matches access tokens, ID tokens, client secrets, and keys of Stripe, Google and image hosts. A page must not log or
 * show them.
 */
const secrets =
  /eyJ[\w-]{8,}\.[\w-]{8,}|_secret_\w+|\b[prs]k_(test|live)_\w+|AIza[\w-]{20,}|bearer\s+\S+|[?&]key=[^&\s]+/i;

/**
 * The paths of the demo services (simulated sign-in, payment and image host). The app may request these paths only on
 * its own origin.
 */
const demoServices = /\/(_cards|_images|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|\?|$)/;

/** Observes the invariants inside a page. Playwright runs this function in each page before the page's own scripts. */
const observePage = () => {
  const report = (sentence: string) => void window.reportViolation(sentence);

  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    report(`the Content-Security-Policy was violated: ${effectiveDirective} by ${blockedURI} ${sample}`);
  });

  // When the last dialog closes, the focus must move to an element. If it is lost, a keyboard user must start again at
  // the top of the page.
  const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
  const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
  /** Whether the page is still loading. A loading page has no element that could get the focus. */
  const isPageLoading = () => document.querySelector('main [data-waiting]') !== null;
  /** Dialogs move the focus in a frame, which is late on a busy machine. A page in the background has no frames. */
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 200);
    });
  const checkFocus = async () => {
    let since = performance.now();
    for (let frames = 0; frames < 10 || performance.now() - since < 500; frames += 1) {
      await nextFrame();
      if (isDialogOpen() || !isFocusLost()) return;
      if (isPageLoading()) {
        frames = 0;
        since = performance.now();
      }
    }
    report('the focus was lost when a dialog closed');
  };
  let settled = Promise.resolve();
  window.invariantsSettled = () => settled;

  // A hostile `__proto__` in JSON could add a property to Object.prototype, and so to every object.
  const checkPrototype = () => {
    for (const name in {}) report(`Object.prototype has the property ${name}`);
    if ('polluted' in {}) report('Object.prototype is polluted');
  };

  let wasOpen = false;
  const lastTexts = new WeakMap<Element, string>();
  new MutationObserver(() => {
    checkPrototype();
    const isOpen = isDialogOpen();
    if (wasOpen && !isOpen) settled = settled.then(checkFocus);
    wasOpen = isOpen;
    // The region of the toasts, in English and in Bangla.
    const region = 'section:is([aria-label="Notifications"], [aria-label="নোটিফিকেশন"])';
    for (const toast of document.querySelectorAll(`${region} [data-kind]`)) {
      const text = toast.textContent?.trim() ?? '';
      if (text === (lastTexts.get(toast) ?? '') || !toast.checkVisibility()) continue;
      lastTexts.set(toast, text);
      void window.reportToast(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  // A loading indicator without a text must disappear within ten seconds.
  const since = new WeakMap<Element, number>();
  const textsOf = (element: Element) => [
    element.textContent,
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  ];
  setInterval(() => {
    for (const spinner of document.querySelectorAll('[role="progressbar"]')) {
      const begun = since.get(spinner) ?? performance.now();
      since.set(spinner, begun);
      const isLong = performance.now() - begun > 10_000;
      if (isLong && !textsOf(spinner).some((text) => text?.trim()))
        report('a loading indicator without a text lasted 10 s');
    }
  }, 1_000);
};

/**
 * Observes every page of a browser context.
 *
 * @param origin the origin of the pages
 * @param servers the other origins to which the pages may send requests
 */
export const observeInvariants = async (
  context: BrowserContext,
  origin: string,
  servers: readonly string[] = [],
): Promise<InvariantObserver> => {
  const violations = new Set<string>();

  context.on('weberror', (webError) => violations.add(`uncaught error: ${webError.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (secrets.test(text)) violations.add(`a secret in the console: ${text}`);
    // The browser logs an error for every file that it cannot load. The observer ignores these errors: a test that
    // causes one checks what the page shows instead.
    if (message.type() === 'error' && !/^Failed to load (resource|module script)/.test(text))
      violations.add(`console error: ${text}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === origin) return;
    if (!servers.includes(url.origin)) violations.add(`request to an unexpected origin: ${url.href}`);
    else if (url.origin !== emulatorOrigin && demoServices.test(url.pathname))
      violations.add(`request to a demo service at another origin: ${url.origin}${url.pathname}`);
  });
  // All calls start at the same time, and none waits for another. Playwright must know all of them before a test opens
  // a page, but need not have finished them.
  await Promise.all([
    context.exposeBinding('reportViolation', (_source, sentence: string) => violations.add(sentence)),
    context.exposeBinding('reportToast', ({ page }, text: string) => {
      toasts.set(page, [...toastsOf(page), text]);
      if (secrets.test(text)) violations.add(`a secret in a toast: ${text}`);
    }),
    context.addInitScript(observePage),
  ]);

  return {
    settle: async () => {
      const pages = context.pages().filter((page) => page.url().startsWith(origin));
      await Promise.all(pages.map((page) => page.evaluate(() => window.invariantsSettled())));
    },
    violations: () => [...violations],
  };
};
