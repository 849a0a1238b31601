import '@second-gear/ui/theme.css';
import { type MockBackend, mockApi, type Overrides } from '@second-gear/mock-server/msw';
import type { RequestHandler } from 'msw';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { within } from 'storybook/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { defaultTimeouts, type Timeouts } from '#core/api/timing.ts';
import { dismissToasts } from '../../../../ui/src/components/feedback/Toasts/toast.ts';
import { App } from '../../App.tsx';
import type { AppServices } from '../../services.ts';
import { createTestApp } from '../../stories/createTestApp.ts';
import type { Canvas } from '../../stories/steps.ts';
import { worker } from './mockWorker.ts';

const uncaught: unknown[] = [];
const catchError = ({ error, message }: ErrorEvent) => uncaught.push(error ?? message);
const catchRejection = ({ reason }: PromiseRejectionEvent) => uncaught.push(reason);

let tests = 0;

/**
 * The API URL of the current test. Each test has another URL, so that a late request of an earlier test does not reach
 * this test's backend.
 */
const apiUrl = () => `/api/${tests}`;

/**
 * Sets the mock backend that handles all further requests.
 *
 * @param first handlers that have priority over the backend
 */
export const setBackend = (shop: MockBackend, overrides: Overrides = {}, first: readonly RequestHandler[] = []): void =>
  worker.resetHandlers(...first, ...mockApi(shop, overrides, { base: apiUrl() }));

let open: { root: Root; element: HTMLElement } | null = null;

export type OpenedApp = {
  canvas: Canvas;
  element: HTMLElement;
  services: AppServices;
  go: (to: string) => Promise<void>;
};

const close = () => {
  open?.root.unmount();
  open?.element.remove();
  open = null;
};

/** Gives the router's `navigate` function to the test, so that the test can open another page without a reload. */
const NavigateProvider = ({ give }: { give: (navigate: NavigateFunction) => void }) => {
  const navigate = useNavigate();
  useLayoutEffect(() => give(navigate), [give, navigate]);
  return null;
};

/** With these short delays the app retries a failed read at once. */
export const fastTimeouts: Timeouts = { ...defaultTimeouts, firstRetryDelayMs: 1, maxRetryDelayMs: 10 };

type OpenAppOptions = Omit<Parameters<typeof createTestApp>[0], 'apiUrl'> & {
  at: string;
};

export const openApp = ({ at, timeouts = fastTimeouts, ...options }: OpenAppOptions): OpenedApp => {
  close();
  const { services, store, routes } = createTestApp({ ...options, timeouts, apiUrl: apiUrl() });
  let navigate: NavigateFunction | undefined;
  let give = (_: NavigateFunction) => {};
  const rendered = new Promise<void>((resolve) => {
    give = (given) => {
      navigate = given;
      resolve();
    };
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <MemoryRouter useTransitions={false} initialEntries={[at]}>
        <NavigateProvider give={give} />
        <App store={store} routes={routes} />
      </MemoryRouter>
    </StrictMode>,
  );
  open = { root, element };
  return { canvas: within(element), element, services, go: (to) => rendered.then(() => navigate?.(to)) };
};

export const announcedText = (): string =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .map((place) => place.textContent)
    .join(' ')
    .trim();

export const dialogs = (): Element[] => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];

export const unlabelledProgressBars = (): Element[] =>
  [...document.querySelectorAll('[role=progressbar]')].filter((bar) => !bar.parentElement?.textContent?.trim());

/**
 * Checks after each test that no error was thrown and no dialog is open, and closes the app. Every test file that opens
 * the app must call it once, because all files share one browser page.
 */
export const checkAfterEachTest = (): void => {
  beforeAll(async () => {
    await page.viewport(1280, 800);
    window.addEventListener('error', catchError);
    window.addEventListener('unhandledrejection', catchRejection);
  });

  afterAll(() => {
    worker.resetHandlers();
    window.removeEventListener('error', catchError);
    window.removeEventListener('unhandledrejection', catchRejection);
  });

  afterEach(() => {
    close();
    tests += 1;
    dismissToasts();
    expect(uncaught.splice(0), 'uncaught').toEqual([]);
    expect(dialogs(), 'left behind').toEqual([]);
  });
};
