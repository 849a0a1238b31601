import { ChunkLoadError } from '@second-gear/ui';
import type { ReactNode } from 'react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { readSettings } from '#core/config/readSettings.ts';
import { createFakeAuthProvider } from '#features/session/provider/testing/fakeAuthProvider.ts';
import { routes } from '#routes/routes.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { App } from '../App.tsx';
import { createAppStore } from '../appStore.ts';
import { Root } from '../routes/Root.tsx';
import { RootError } from '../routes/RootError.tsx';
import { RouteErrorBoundary } from '../routes/RouteError.tsx';
import { type AppServices, createServices } from '../services.ts';
import { withMockApi } from './withMockApi.ts';

const ThrowingPage = (): never => {
  throw new Error('This page was rendered without its data.');
};

/** The routes of an app that has only this page. */
const routesOf = (page: ReactNode): RouteObject[] => [
  {
    element: <Root />,
    children: [{ element: <RouteErrorBoundary />, children: [{ path: '*', element: page }] }],
  },
];

const throwingRoutes = routesOf(<ThrowingPage />);

type BrokenAppProps = { brokenRoutes: RouteObject[]; changeServices?: (services: AppServices) => AppServices };

const BrokenApp = ({ brokenRoutes, changeServices = (services) => services }: BrokenAppProps) => {
  const identity = createFakeAuthProvider({ accounts: [], chooseAccount: async () => null });
  const services = createServices({ settings: readSettings({}), authProvider: identity });
  return (
    <MemoryRouter useTransitions={false}>
      <App store={createAppStore(changeServices(services))} routes={brokenRoutes} />
    </MemoryRouter>
  );
};

/**
 * Shows the app when rendering throws an error (failure mode D4). An error page replaces only the part that has thrown,
 * and the user can always sign out.
 */
const meta = preview.meta({
  title: 'Broken',
  component: BrokenApp,
  args: { brokenRoutes: routes },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => withMockApi({ msw, args: {} }),
});

const errorTitle = 'Looks like our services are facing something wrong!!';

/** One page throws. The page's layout still works, and the user does not see the error's message. */
export const ErrorInAPage = meta.story({
  tags: ['R2.16', 'D4'],
  args: { brokenRoutes: throwingRoutes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: errorTitle })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByText(/rendered without its data/)).toBeNull();
  },
});

const ErrorResponsePage = (): never => {
  throw new Response('A stack of the server.', { status: 503, statusText: 'Service Unavailable' });
};

/** A page throws a Response. The error page shows only its status text (docs/requirements.md §2). */
export const ErrorWithAStatus = meta.story({
  tags: ['R2.17', 'R8.25'],
  args: { brokenRoutes: routesOf(<ErrorResponsePage />) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: errorTitle })).toBeVisible();
    await expect(canvas.getByText('Service Unavailable')).toBeVisible();
    await expect(canvas.queryByText(/stack of the server/)).toBeNull();
  },
});

let isChunkAvailable = false;

const ChunkPage = () => {
  if (!isChunkAvailable) throw new ChunkLoadError();
  return <h1>Here it is</h1>;
};

/** The chunk of a page is missing. The retry button loads it again, and so does the `online` event. */
export const PartOfThePageNotLoaded = meta.story({
  tags: ['D1'],
  args: { brokenRoutes: routesOf(<ChunkPage />) },
  beforeEach: () => {
    isChunkAvailable = false;
    // Blocks session storage, without which `claimReload` returns false. So the app does not reload the page, which
    // would end the test.
    const storage = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    return () => storage.mockRestore();
  },
  play: async ({ canvas, step }) => {
    const message = 'A part of this page could not be loaded. Check your connection and try again.';
    await step('the app shows an error', async () => {
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    });
    await step('the error stays after Try again, because the chunk is still missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText(message)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('the page opens when the browser is online again', async () => {
      isChunkAvailable = true;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Here it is' })).toBeVisible();
    });
  },
});

/**
 * The root route throws. The user sees the app's error page, and not the one of react-router, which is written for
 * developers.
 */
export const ErrorAroundAllPages = meta.story({
  tags: ['D4'],
  args: {
    changeServices: (services) =>
      Object.defineProperty({ ...services }, 'settings', {
        // The property is not enumerable. React's developer tools read all enumerable properties, so they would cause
        // the error.
        enumerable: false,
        get: () => {
          throw new Error('There are no settings.');
        },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: errorTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByText(/no settings|Unexpected Application Error/)).toBeNull();
  },
});

/** The auth provider never answers a logout. The login page opens nevertheless. */
export const LogoutOnTheErrorPage = meta.story({
  tags: ['F92', 'R2.19'],
  args: {
    brokenRoutes: [...throwingRoutes, { path: '/login', element: <h1>Login</h1> }],
    changeServices: (services) => ({
      ...services,
      session: { ...services.session, signOut: () => new Promise(() => {}) },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
});

const open = fn();
const signOut = fn(async () => {});

/**
 * The user clicks Logout on the root error page, and the logout takes for ever, or fails. The login page opens nevertheless, because the
 * button needs neither store nor router.
 */
export const LogoutWhenTheAppIsBroken = meta.story({
  tags: ['D4', 'F92'],
  render: () => <RootError session={{ signOut }} navigate={open} />,
  play: async ({ canvas }) => {
    signOut.mockReturnValueOnce(new Promise(() => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(open).toHaveBeenLastCalledWith('/login'));

    window.localStorage.setItem('accessToken', 'token');
    signOut.mockRejectedValueOnce(new Error('storage is closed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    await expect(window.localStorage.getItem('accessToken')).toBeNull();
  },
});
