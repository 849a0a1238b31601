import '@second-gear/ui/theme.css';
import type { Overrides } from '@second-gear/mock-server/msw';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Visit, type VisitProps } from '../../stories/AppStory.tsx';
import { answering } from '../../stories/withMockApi.ts';
import { worker } from '../fault-matrix/mockWorker.ts';

/** A page to show naughty things on, and a watch over what they do there. */

/** What ran, or broke. Nothing of what people wrote may ever do either. */
const happened: string[] = [];
const note = (what: string) => (said?: unknown) => void happened.push(`${what}: ${String(said)}`);

const onError = (event: ErrorEvent) => note('uncaught')(event.message);
const onRejection = (event: PromiseRejectionEvent) => note('unhandled')(event.reason);
const onViolation = (event: SecurityPolicyViolationEvent) => note('forbidden by policy')(event.blockedURI);

let root: Root | undefined;

/** Each file that shows naughty things says so once: the page is the same for all of them, and left as it was found. */
export const watchPage = (): void => {
  beforeAll(async () => {
    await page.viewport(320, 640);
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const) {
      vi.spyOn(window, name).mockImplementation(note(name) as never);
    }
    // Whoever has something to complain of says it there.
    vi.spyOn(console, 'error').mockImplementation(note('console.error'));
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    document.addEventListener('securitypolicyviolation', onViolation);
  });

  afterAll(() => {
    worker.resetHandlers();
    vi.restoreAllMocks();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
  });

  afterEach(() => {
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
    expect(happened.splice(0)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
};

/** Shows something at once; asked again, in the place of what was shown before. */
export const show = (what: ReactNode): void => {
  root ??= createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })));
  const shown = root;
  flushSync(() => shown.render(what));
};

let visits = 0;

/** Opens a page of the whole app anew, whose server answers these instead of what it would. */
export const visit = async (at: string, as: VisitProps['as'], api: Overrides, ready: () => void): Promise<void> => {
  worker.resetHandlers();
  answering({ msw: worker, args: { api } });
  visits += 1;
  show(<Visit key={visits} at={at} as={as} />);
  await vi.waitFor(ready, { timeout: 40_000, interval: 100 });
};

/** React marks what it made; what a parser made of somebody's markup bears no mark. */
const isOurs = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Nothing of what people wrote became an element, a handler or an address. */
export const expectOnlyText = (): void => {
  const elements = [...document.body.querySelectorAll(':not(#root, [data-live-announcer], [data-live-announcer] *)')];
  const foreign = elements.filter((element) => !isOurs(element)).slice(0, 3);
  expect(foreign.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
  expect(handlers).toEqual([]);
  for (const { href } of document.body.querySelectorAll('a')) expect(new URL(href).origin).toBe(window.location.origin);
};

/**
 * The page cannot be moved sideways.
 * @param culprit what holds one record, to say which of them is too wide
 */
export const expectNothingPastTheEdge = (culprit: string): void => {
  if (document.documentElement.scrollWidth <= 320) return;
  const parts = [...document.querySelectorAll<HTMLElement>(culprit)];
  const wide = parts.flatMap((part, at) =>
    part.scrollWidth > 320 ? [`${at}: ${part.textContent?.slice(0, 60)}`] : [],
  );
  expect(wide).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
};
