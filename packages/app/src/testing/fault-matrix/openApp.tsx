import '@second-gear/ui/theme.css';
import { mockApi, type Overrides, type Shop } from '@second-gear/mock-server/msw';
import type { RequestHandler } from 'msw';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { configure, within } from 'storybook/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToasts } from '../../../../ui/src/components/feedback/Toasts/toast.ts';
import { App } from '../../App.tsx';
import type { World } from '../../services.ts';
import { openVisit } from '../../stories/createTestApp.ts';
import type { Canvas } from '../../stories/steps.ts';
import { worker } from './mockWorker.ts';

/** The app in a page of its own, for tests that are no stories; and whatever happens in it that nobody was told of. */

// Whatever is waited for comes sooner or later: on a busy machine that may take more than the usual second.
configure({ asyncUtilTimeout: 20_000 });

const uncaught: unknown[] = [];
const catchError = ({ error, message }: ErrorEvent) => uncaught.push(error ?? message);
const catchRejection = ({ reason }: PromiseRejectionEvent) => uncaught.push(reason);

let tests = 0;

/** Each test's shop has an address of its own: what an earlier app is still asking for in the background is not for it. */
const address = () => `/api/${tests}`;

/**
 * The shop that answers from now on, and no other.
 *
 * @param first what is asked before it is
 */
export const answer = (shop: Shop, overrides: Overrides = {}, first: readonly RequestHandler[] = []): void =>
  worker.resetHandlers(...first, ...mockApi(shop, overrides, { base: address() }));

let open: { root: Root; element: HTMLElement } | null = null;

export type Visited = { canvas: Canvas; element: HTMLElement; world: World; go: (to: string) => Promise<void> };

const close = () => {
  open?.root.unmount();
  open?.element.remove();
  open = null;
};

/** Hands out the router's way to another page, as if somebody had followed a link. */
const Way = ({ give }: { give: (navigate: NavigateFunction) => void }) => {
  const navigate = useNavigate();
  useLayoutEffect(() => give(navigate), [give, navigate]);
  return null;
};

type VisitOptions = Omit<Parameters<typeof openVisit>[0], 'apiUrl'> & {
  /** The page that is opened, as the address bar would have it. */
  at: string;
};

/** Opens a page of the app, and closes the one before; the last is closed when the test is over. */
export const visit = ({ at, ...options }: VisitOptions): Visited => {
  close();
  const { world, routes } = openVisit({ ...options, apiUrl: address() });
  let navigate: NavigateFunction | undefined;
  let give = (_: NavigateFunction) => {};
  const drawn = new Promise<void>((resolve) => {
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
        <Way give={give} />
        <App world={world} routes={routes} />
      </MemoryRouter>
    </StrictMode>,
  );
  open = { root, element };
  return { canvas: within(element), element, world, go: (to) => drawn.then(() => navigate?.(to)) };
};

/** What the toasts say, and whatever else is said aloud. */
export const said = (): string =>
  [...document.querySelectorAll('[role=status], [role=alert]')]
    .map((place) => place.textContent)
    .join(' ')
    .trim();

export const dialogs = (): Element[] => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];

/** Bars and wheels beside which nothing can be read. */
export const wordlessWaiting = (): Element[] =>
  [...document.querySelectorAll('[role=progressbar]')].filter((bar) => !bar.parentElement?.textContent?.trim());

/** Each file that visits the app says so once: the page is the same for all of them, and left as it was found. */
export const watchVisits = (): void => {
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
