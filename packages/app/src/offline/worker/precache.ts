/** What the build tells the service worker. */
export type WorkerBuild = {
  /** Another one for every other `app.html`. */
  version: string;
  /** The files that are kept from the first: what `app.html` itself asks for, which the open page has loaded already. */
  first: readonly string[];
  /** Small ones that are kept as well, should somebody go there without a line for the first time; it does without them, too. */
  small: readonly string[];
  /** The paths of the table of calls: `/report/:id`. */
  calls: readonly string[];
  /** Every file that never changes, by its path; the rest of them is kept once it was used. */
  files: readonly string[];
};

type Surroundings = {
  build: WorkerBuild;
  caches: { open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>> };
  fetch: (asked: Request | string, how?: RequestInit) => Promise<Response>;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
};

/** How long the network may take to answer with a page, in ms, before the one that is kept is shown. */
const patience = 5_000;

const name = 'second-gear';
const page = '/app.html';

/** Of the headers, those that tell of how it came are true no more. */
const asKept = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  // Made anew: a host may have sent us on to it, and a browser takes no such answer for the page that it asked for.
  return new Response(await response.text(), { headers });
};

/** A host that has no such file may send a page in its place. */
const isFile = (response: Response): boolean =>
  response.status === 200 && !/^text\/html/.test(response.headers.get('content-type') ?? '');

/**
 * Keeps the shop's own files in one cache. A new version adds what it lacks while an older one is at work, and takes away
 * what is not its own once it is at work itself: then no tab is left that needs it.
 */
export const createShellKeeper = ({ build, caches, fetch, wait }: Surroundings) => {
  const files = new Set(build.files);
  const keptPage = `${page}?${build.version}`;
  // Storage that is full, or refused, keeps nobody from the network.
  const found = async (path: string): Promise<Response | undefined> => {
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
      // As above.
    }
  };

  const load = async (path: string, asked: Request | string = path): Promise<Response> => {
    const response = await fetch(asked);
    if (isFile(response)) await put(path, response.clone());
    return response;
  };

  /** Those files of the build that are not kept yet; the browser has most of them at hand, and asks for none twice. */
  const keep = async (paths: readonly string[]): Promise<void> => {
    await Promise.all(
      paths.map(async (path) => {
        if (files.has(path) && !(await found(path))) await load(path);
      }),
    );
  };

  return {
    files,
    keep,
    /** Throws when the host is between two builds, or does not answer: then the browser tries again another time. */
    install: async (): Promise<void> => {
      const response = await asKept(await fetch(page, { cache: 'reload' }));
      const text = await response.clone().text();
      if (!build.first.every((path) => text.includes(path))) throw new Error('The page is of another build.');
      await keep(build.first);
      for (const path of build.first) if (!(await found(path))) throw new Error('A file of the build is missing.');
      await put(keptPage, response);
      await keep(build.small).catch(() => {});
    },
    /** To be called when no other version is at work. */
    tidy: async (): Promise<void> => {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url);
        if (!files.has(pathname) && pathname + search !== keptPage) await cache.delete(url);
      }
    },
    file: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      return (await found(pathname)) ?? load(pathname, request);
    },
    /** Nobody is asked. Where none is kept, the browser says in its own words that there is no line. */
    unknown: async (): Promise<Response> => (await found(keptPage)) ?? Response.error(),
    /** @param network the answer that is on its way; it is waited for as long as there is nothing else to show */
    page: async (network: Promise<Response>): Promise<Response> => {
      const inTime = await Promise.race([network.catch(() => undefined), wait(patience).then(() => undefined)]);
      return inTime ?? (await found(keptPage)) ?? network;
    },
  };
};
