import { ChunkLoadError } from '@second-gear/ui';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { App } from '../App.tsx';
import { createFakeAuthProvider } from '../auth/provider/fakeAuthProvider.ts';
import { readSettings } from '../config/settings.ts';
import { Root } from '../routes/Root.tsx';
import { RootError } from '../routes/RootError.tsx';
import { Pages } from '../routes/RouteErrorBoundary.tsx';
import { routes } from '../routing/routes.tsx';
import { type AppServices, createServices } from '../services.ts';
import { answering } from './withMockApi.ts';

const Breaking = (): never => {
  throw new Error('This page was drawn with something missing.');
};

const pageThatBreaks: RouteObject[] = [
  { element: <Root />, children: [{ element: <Pages />, children: [{ path: '*', element: <Breaking /> }] }] },
];

type BrokenShopProps = { pages: RouteObject[]; mend?: (world: AppServices) => AppServices };

/** The whole app with something in it that cannot be drawn. */
const BrokenShop = ({ pages, mend = (world) => world }: BrokenShopProps) => {
  const identity = createFakeAuthProvider({ accounts: [], chooseAccount: async () => null });
  const world = createServices({ settings: readSettings({}), authProvider: identity });
  return (
    <MemoryRouter useTransitions={false}>
      <App world={mend(world)} routes={pages} />
    </MemoryRouter>
  );
};

/** What breaks stays in its place, and wherever that is, there is a way out (faults D4). */
const meta = preview.meta({
  title: 'Broken',
  component: BrokenShop,
  args: { pages: routes },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => answering({ msw, args: {} }),
});

const sentence = 'Looks like our services are facing something wrong!!';

/** One page: what is around it goes on, and nobody reads what a program says of itself. */
export const D4_OnePage = meta.story({
  tags: ['R2.16'],
  args: { pages: pageThatBreaks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByText(/drawn with something missing/)).toBeNull();
  },
});

const Refused = (): never => {
  throw new Response('A stack of the server.', { status: 503, statusText: 'Service Unavailable' });
};

const pageThatIsRefused: RouteObject[] = [
  { element: <Root />, children: [{ element: <Pages />, children: [{ path: '*', element: <Refused /> }] }] },
];

/** A page whose answer is an error: its status text, and nothing else of it (spec §2). */
export const StatusText = meta.story({
  tags: ['R2.17', 'R8.25'],
  args: { pages: pageThatIsRefused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(canvas.getByText('Service Unavailable')).toBeVisible();
    await expect(canvas.queryByText(/stack of the server/)).toBeNull();
  },
});

let isPartThere = false;
const forgive = fn();

const Waiting = () => {
  if (!isPartThere) throw new ChunkLoadError(false, forgive, 'render');
  return <h1>Here it is</h1>;
};

const pageThatIsMissing: RouteObject[] = [
  { element: <Root />, children: [{ element: <Pages />, children: [{ path: '*', element: <Waiting /> }] }] },
];

/** A page whose code did not come: it is asked for again by hand, and by itself when the line is back. */
export const D1_MissingPart = meta.story({
  args: { pages: pageThatIsMissing },
  beforeEach: () => {
    isPartThere = false;
    forgive.mockClear();
  },
  play: async ({ canvas, step }) => {
    const words = 'A part of this page could not be loaded. Check your connection and try again.';
    await step('it says so', async () => {
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    });
    await step('and again while it is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(forgive).toHaveBeenCalledOnce();
      await expect(await canvas.findByText(words)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('and comes with the line', async () => {
      isPartThere = true;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Here it is' })).toBeVisible();
    });
  },
});

/** What surrounds every page: the router's own error page, which is for developers, is not shown. */
export const D4_TheRoot = meta.story({
  args: {
    mend: (world) =>
      Object.defineProperty({ ...world }, 'settings', {
        // Unlisted, or React's own tools would read them too.
        enumerable: false,
        get: () => {
          throw new Error('There are no settings.');
        },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByText(/no settings|Unexpected Application Error/)).toBeNull();
  },
});

/** The store: nothing can be asked of it, not even who is here. */
export const D4_TheStore = meta.story({
  args: {
    mend: (world) => ({
      ...world,
      session: {
        ...world.session,
        read: () => {
          throw new Error('The store is broken.');
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});

const open = fn();
const signOut = fn(async () => {});

/** Logout asks neither the store nor the router, and leads to the login page whatever comes of it. */
export const D4_LogoutOfABrokenShop = meta.story({
  tags: ['R2.19'],
  render: () => <RootError session={{ signOut }} open={open} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(open).toHaveBeenLastCalledWith('/login');

    window.localStorage.setItem('accessToken', 'somebody');
    signOut.mockRejectedValueOnce(new Error('storage is closed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(open).toHaveBeenCalledTimes(2);
    await expect(window.localStorage.getItem('accessToken')).toBeNull();
  },
});
