/**
 * Thrown when a chunk could not be loaded: a new deployment has replaced it, the connection failed, or the response was
 * not the chunk.
 */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** The longest time that loading a chunk may take, in ms (docs/requirements.md, R7.38). */
const timeoutMs = 120_000;

/** How long a failure is held back after the user has begun to leave the page, in ms. */
const leavingMs = 10_000;

/** The URLs of the stylesheets that failed to load. */
const failedStylesheets = new Set<string>();

// The build renders pages in Node, where `addEventListener` does not exist.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStylesheets.add(target.href);
  },
  true,
);

/** Loads a stylesheet that has failed once more. If it fails again, the listener above adds its URL to the set again. */
const reloadStylesheet = (href: string) =>
  new Promise((resolve, reject) => {
    failedStylesheets.delete(href);
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject }),
    );
  });

/**
 * Returns a promise for each stylesheet that the inline script in `<head>` has requested and that is still loading. Vite
 * does not wait for them, but only for those that it has requested itself. A promise rejects if its stylesheet fails.
 */
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

/**
 * Whether a module of the chunk has thrown `error`. Then the browser throws the same object at each further import. If a
 * file could not be loaded, each attempt has an error of its own.
 */
const isThrownByModule = (load: () => Promise<unknown>, error: unknown): Promise<boolean> =>
  load().then(
    () => false,
    (again) => again === error,
  );

/**
 * Loads a chunk and its stylesheets. Rejects with `ChunkLoadError` if one of them fails, or after 120 seconds. If a module
 * of the chunk throws an error, rejects with that error, because it is an error of the program (failure mode F73). First it
 * loads the stylesheets that have failed before, because Vite requests each stylesheet only once. Without that, the page
 * would be shown without its styles.
 *
 * When the user leaves the page meanwhile, a failure is held back: Firefox cancels the request before the next page
 * responds, and the reload of failure mode D1 would then take the place of the page to which the user goes.
 */
export const loadChunk = async <Module>(load: () => Promise<Module>): Promise<Module> => {
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
      await Promise.all([...failedStylesheets].map(reloadStylesheet));
      const [module] = await Promise.all([load(), ...earlyStylesheets()]);
      return module;
    };
    return await Promise.race([loadAll(), timeout]);
  } catch (cause) {
    // The page still exists afterwards only if the user has stopped the navigation.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (cause !== timeoutError && (await isThrownByModule(load, cause))) throw cause;
    throw new ChunkLoadError('A part of the app could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
    globalThis.removeEventListener?.('beforeunload', onLeave);
  }
};
