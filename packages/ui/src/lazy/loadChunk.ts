/** A new deployment has replaced the chunk, the connection failed, or the response was not the chunk. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** In ms (docs/requirements.md, R7.38). */
const timeoutMs = 120_000;

/** In ms, after the user has begun to leave the page. */
const leavingMs = 10_000;

const failedStylesheets = new Set<string>();

// The build renders pages in Node, where `addEventListener` does not exist.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStylesheets.add(target.href);
  },
  true,
);

const reloadStylesheet = (href: string) =>
  new Promise((resolve, reject) => {
    failedStylesheets.delete(href);
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject }),
    );
  });

/** Stylesheets of the inline script in `<head>`. Vite waits only for those that it has requested itself. */
const earlyStylesheets = () =>
  [...(globalThis.document?.querySelectorAll<HTMLLinkElement>('link[data-early]') ?? [])]
    .filter(({ sheet }) => sheet === null)
    .map(
      (link) =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
        }),
    );

/** The browser throws the error of a module again at each import, but each failed request has an error of its own. */
const isThrownByModule = (load: () => Promise<unknown>, error: unknown): Promise<boolean> =>
  load().then(
    () => false,
    (again) => again === error,
  );

/**
 * Loads a chunk and its stylesheets. Rejects with `ChunkLoadError` if one of them fails, or after 120 seconds; an error
 * that a module throws is an error of the program and stays as it is (failure mode F73). Failed stylesheets are loaded
 * again first, because Vite requests each only once. While the user leaves the page, a failure is held back: Firefox
 * cancels the request early, and the reload of failure mode D1 would take the place of the next page.
 * @param hasStylesheets false for texts: without it, a stylesheet of the page that fails would make them fail too
 */
export const loadChunk = async <Module>(
  load: () => Promise<Module>,
  { hasStylesheets = true } = {},
): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeoutError = new ChunkLoadError('A part of the app took too long to load.');
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError), timeoutMs);
  });
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Only while a chunk is loading, because Firefox does not keep a page with this listener for the Back button.
  globalThis.addEventListener?.('beforeunload', onLeave);
  try {
    const loadAll = async () => {
      if (!hasStylesheets) return load();
      await Promise.all([...failedStylesheets].map(reloadStylesheet));
      const [module] = await Promise.all([load(), ...earlyStylesheets()]);
      return module;
    };
    return await Promise.race([loadAll(), timeout]);
  } catch (cause) {
    // The page still exists only if the user has stopped the navigation.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (cause !== timeoutError && (await isThrownByModule(load, cause))) throw cause;
    throw new ChunkLoadError('A part of the app could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
    globalThis.removeEventListener?.('beforeunload', onLeave);
  }
};
