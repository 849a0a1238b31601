/** The data that the build passes to the service worker. */
export type WorkerBuild = {
  /** The version of the build. It differs for every content of `app.html`. */
  version: string;
  /**
   * The paths of the files that `app.html` itself loads. They are cached first, and the open page has already loaded
   * them.
   */
  required: readonly string[];
  /**
   * The paths of small files that are needed by pages that the user first opens while offline. If one of them cannot be
   * cached, the installation still succeeds.
   */
  optional: readonly string[];
  /** The path patterns of the endpoint table, such as `/report/:id`. */
  endpointPaths: readonly string[];
  /**
   * The paths of all files with a hash in their names. Those that are in neither of the lists above are cached when
   * they are first used.
   */
  files: readonly string[];
};

type PrecacheEnvironment = {
  build: WorkerBuild;
  caches: { open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>> };
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
};

/** The longest wait for a page from the network, in ms. After it the cached page is shown. */
const pageTimeoutMs = 5_000;

const name = 'second-gear';
const page = '/app.html';

/** Removes the headers about the transfer, which do not apply to the decoded text. */
const toCacheable = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  // Creates a new Response, because a browser does not accept a redirected response for a navigation, and the host may
  // have redirected the request.
  return new Response(await response.text(), { headers });
};

/** Whether the response is a file. A host may return an HTML page for a file that it does not have. */
const isFile = (response: Response): boolean =>
  response.status === 200 && !/^text\/html/.test(response.headers.get('content-type') ?? '');

/**
 * Caches the app's own files. A new version adds its files while the older version is still active. When the new
 * version is active it removes all other files, because no tab needs them any more.
 */
export const createPrecache = ({ build, caches, fetch, wait }: PrecacheEnvironment) => {
  const files = new Set(build.files);
  const cachedPage = `${page}?${build.version}`;
  // If the storage is full or blocked, the files are loaded from the network.
  const findCached = async (path: string): Promise<Response | undefined> => {
    try {
      return await (await caches.open(name)).match(path, { ignoreVary: true });
    } catch {
      return undefined;
    }
  };
  const put = async (path: string, response: Response): Promise<void> => {
    try {
      await (await caches.open(name)).put(path, response);
    } catch {
      // The response could not be cached. It is used nevertheless.
    }
  };

  const load = async (path: string, input: Request | string = path): Promise<Response> => {
    const response = await fetch(input);
    if (isFile(response)) await put(path, response.clone());
    return response;
  };

  /** Adds those files of the build that are not cached yet. Most of them are loaded from the browser's HTTP cache. */
  const addFiles = async (paths: readonly string[]): Promise<void> => {
    await Promise.all(
      paths.map(async (path) => {
        if (files.has(path) && !(await findCached(path))) await load(path);
      }),
    );
  };

  return {
    files,
    keep: addFiles,
    /**
     * Throws if the host is deploying another build, or does not respond. The browser then tries to install the worker
     * again later.
     */
    install: async (): Promise<void> => {
      const response = await toCacheable(await fetch(page, { cache: 'reload' }));
      const text = await response.clone().text();
      if (!build.required.every((path) => text.includes(path))) throw new Error('The page is of another build.');
      await addFiles(build.required);
      for (const path of build.required)
        if (!(await findCached(path))) throw new Error('A file of the build is missing.');
      await put(cachedPage, response);
      await addFiles(build.optional).catch(() => {});
    },
    /** Removes the files of other versions. Must be called only when no other version is active. */
    cleanup: async (): Promise<void> => {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url);
        if (!files.has(pathname) && pathname + search !== cachedPage) await cache.delete(url);
      }
    },
    file: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      return (await findCached(pathname)) ?? load(pathname, request);
    },
    /**
     * Returns the cached page without sending a request. If no page is cached, the browser shows its own offline page.
     */
    offlineFallback: async (): Promise<Response> => (await findCached(cachedPage)) ?? Response.error(),
    /** @param network the response that has been requested; if no page is cached, it is awaited without a limit */
    page: async (network: Promise<Response>): Promise<Response> => {
      const timely = await Promise.race([network.catch(() => undefined), wait(pageTimeoutMs).then(() => undefined)]);
      return timely ?? (await findCached(cachedPage)) ?? network;
    },
  };
};
