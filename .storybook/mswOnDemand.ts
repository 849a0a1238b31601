import type addonMsw from 'msw-storybook-addon';

type Addon = ReturnType<typeof addonMsw>;

/** Returns the URL of a file of this Storybook, which may be hosted at any path. */
const resolveUrl = (path: string): string => new URL(path, new URL(import.meta.env.BASE_URL, document.baseURI)).href;

const isAtRoot = () => new URL(resolveUrl('')).pathname === '/';

/** Starts MSW. It reports requests to our API for which there is no handler, and no other requests. */
const startWorker = async () => {
  const [{ http }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  // The fixtures name images by paths such as `/pictures/…`. They would belong to another site on the same host.
  const demoImages = http.get('/pictures/*', ({ request }) =>
    fetch(resolveUrl(new URL(request.url).pathname.slice(1))),
  );
  const worker = setupWorker(...(isAtRoot() ? [] : [demoImages]));
  await worker.start({
    quiet: true,
    serviceWorker: { url: resolveUrl('mockServiceWorker.js') },
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
};

let addon: Promise<Addon> | undefined;

/**
 * The addon of MSW, loaded by the first story that needs a server: those under App send requests. Any other story opens
 * without it, because loading MSW and starting its service worker take longer than the story itself.
 */
export const mswOnDemand = {
  beforeEach: async (context) => {
    if (isAtRoot() && !context.title.startsWith('App/')) return undefined;
    addon ??= import('msw-storybook-addon').then(({ default: create }) => create(startWorker));
    const { beforeEach } = await addon;
    return typeof beforeEach === 'function' ? beforeEach(context) : undefined;
  },
} satisfies Addon;
