/** The data that the build passes to the service worker. */
export type WorkerBuild = {
  /** Different for every `app.html`. */
  version: string;
  /** Files that are cached first: those that `app.html` itself loads, which the open page has loaded already. */
  required: readonly string[];
  /** Small files that are cached too, for pages that are first opened offline. The installation succeeds without them. */
  optional: readonly string[];
  /** The paths of the endpoint table: `/report/:id`. */
  endpointPaths: readonly string[];
  /** Every file with a hash in its name, by its path. Those not listed above are cached after their first use. */
  files: readonly string[];
};

type PrecacheEnvironment = {
  build: WorkerBuild;
  caches: { open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>> };
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
};

/** How long the network may take to return a page, in ms, before the cached one is shown. */
const pageTimeoutMs = 5_000;

const name = 'second-gear';
const page = '/app.html';

/** Headers about the transfer are not true any more for the decoded text. */
const toCacheable = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  // A new Response: the host may have redirected the request, and a browser does not accept a redirected response here.
  return new Response(await response.text(), { headers });
};

/** A host without such a file may return a page instead. */
const isFile = (response: Response): boolean =>
  response.status === 200 && !/^text\/html/.test(response.headers.get('content-type') ?? '');

/**
 * Caches the app's own files. A new version adds its files while an older one is active, and removes all others when it is
 * active itself: then no tab needs them any more.
 */
export const createPrecache = ({ build, caches, fetch, wait }: PrecacheEnvironment) => {
  const files = new Set(build.files);
  const cachedPage = `${page}?${build.version}`;
  // If the storage is full or blocked, the network is used.
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
      // The response is used without being cached.
    }
  };

  const load = async (path: string, input: Request | string = path): Promise<Response> => {
    const response = await fetch(input);
    if (isFile(response)) await put(path, response.clone());
    return response;
  };

  /** Adds files of the build that are not cached yet. The browser has most of them in its HTTP cache. */
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
    /** Throws when the host is between two builds, or does not respond: then the browser tries again later. */
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
    /** To be called when no other version is active. */
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
    /** Sends no request. If no page is cached, the browser shows its own offline page. */
    offlineFallback: async (): Promise<Response> => (await findCached(cachedPage)) ?? Response.error(),
    /** @param network the response that is under way; it is awaited as long as there is nothing else to show */
    page: async (network: Promise<Response>): Promise<Response> => {
      const timely = await Promise.race([network.catch(() => undefined), wait(pageTimeoutMs).then(() => undefined)]);
      return timely ?? (await findCached(cachedPage)) ?? network;
    },
  };
};
