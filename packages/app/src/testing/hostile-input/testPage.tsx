import '@second-gear/ui/theme.css';
import type { Overrides } from '@second-gear/mock-server/msw';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppStory, type AppStoryProps } from '../../stories/AppStory.tsx';
import { withMockApi } from '../../stories/withMockApi.ts';
import { worker } from '../whole-app/mockWorker.ts';

/**
 * What a hostile string must never cause: dialogs and windows that a script opens, errors, and requests that the policy
 * of the page blocks.
 */
const violations: string[] = [];
const record = (what: string) => (said?: unknown) => void violations.push(`${what}: ${String(said)}`);

const onError = (event: ErrorEvent) => record('uncaught')(event.message);
const onRejection = (event: PromiseRejectionEvent) => record('unhandled')(event.reason);
const onViolation = (event: SecurityPolicyViolationEvent) => record('forbidden by policy')(event.blockedURI);

let root: Root | undefined;

/**
 * Checks after each test that the browser has executed no hostile string, and empties the page. Every test file with
 * hostile strings must call it once, because all files share one browser page.
 */
export const checkPageAfterEach = (): void => {
  beforeAll(async () => {
    await page.viewport(320, 640);
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const) {
      vi.spyOn(window, name).mockImplementation(record(name) as never);
    }
    // The test records `console.error` too, because React reports its warnings with it.
    vi.spyOn(console, 'error').mockImplementation(record('console.error'));
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
    expect(violations.splice(0)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
};

/** Renders an element synchronously. It replaces the element of the previous call. */
export const show = (what: ReactNode): void => {
  root ??= createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })));
  const shown = root;
  flushSync(() => shown.render(what));
};

let visits = 0;

/** Opens a page of the whole app. `api` overrides responses of the mock backend. */
export const openPage = async (
  at: string,
  as: AppStoryProps['as'],
  api: Overrides,
  ready: () => void,
): Promise<void> => {
  worker.resetHandlers();
  withMockApi({ msw: worker, args: { api } });
  visits += 1;
  show(<AppStory key={visits} at={at} as={as} />);
  await vi.waitFor(ready, { timeout: 40_000, interval: 100 });
};

/**
 * Whether React has created the element. React adds properties to each element that it creates. An element that the
 * browser's parser has created from hostile markup has no such properties.
 */
const isMadeByReact = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** A link that calls a number or opens WhatsApp, if a hostile string contains a number. */
const contactLink = /^(tel:\+?\d{1,15}|https:\/\/wa\.me\/\d{1,15}(\?.*)?)$/;

/** Expects that no hostile string has become an element, an event handler or a URL. */
export const expectOnlyText = (): void => {
  const elements = [...document.body.querySelectorAll(':not(#root, [data-live-announcer], [data-live-announcer] *)')];
  const foreign = elements.filter((element) => !isMadeByReact(element)).slice(0, 3);
  expect(foreign.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
  expect(handlers).toEqual([]);
  const foreignLinks = [...document.body.querySelectorAll('a')].filter(
    ({ href }) => new URL(href).origin !== window.location.origin && !contactLink.test(href),
  );
  expect(foreignLinks.map(({ href }) => href)).toEqual([]);
};

/**
 * Expects that the page does not scroll horizontally.
 *
 * @param culprit the selector of one record; a failure lists the records that are too wide
 */
export const expectNoHorizontalOverflow = (culprit: string): void => {
  if (document.documentElement.scrollWidth <= 320) return;
  const parts = [...document.querySelectorAll<HTMLElement>(culprit)];
  const wide = parts.flatMap((part, at) =>
    part.scrollWidth > 320 ? [`${at}: ${part.textContent?.slice(0, 60)}`] : [],
  );
  expect(wide).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
};
