import { routePatterns } from '../../routing/routeTable.ts';

/** What the service worker does with one request. */
export type RequestRoute =
  /** A page of the shop: the network's, and where that does not answer the one that is kept. */
  | 'page'
  /** A file of the build: the one that is kept, and else the network's, which is kept then. */
  | 'file'
  /** Without a line, what is no page of the shop: the one that is kept, which says so. Nobody is asked for anything. */
  | 'unknown'
  /** Nothing: the browser goes on as if there were no worker. */
  | 'none';

const pages = routePatterns.map((pattern) => new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`));

/**
 * The addresses of the server's calls, below whatever path it is: it may be on the shop's own origin.
 *
 * @param paths as the table of calls has them, `/report/:id`
 */
export const endpointPatterns = (paths: readonly string[]): RegExp[] =>
  paths.map((path) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** A file, or what hosts and stand-ins have for themselves: those begin with a sign that no page does. */
const isFilePath = (path: string): boolean => /\/[_.]|\.\w+$/.test(path);

/** What the worker goes by. */
export type RouteContext = {
  /** The paths of the build's files that never change. */
  files: ReadonlySet<string>;
  endpoints: readonly RegExp[];
  /** What the browser says of the line; where it says that there is none, there is none. */
  isOnline: boolean;
};

/** As much of a Request as it takes to decide. */
export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * What is to be done with a request. The worker knows the shop's pages and the files of its build, and touches nothing else:
 * so no call of the table is ever kept or repeated, whether it writes or not, and no token, no payment and no picture.
 */
export const routeRequest = (
  { method, mode, url }: RoutedRequest,
  origin: string,
  { files, endpoints, isOnline }: RouteContext,
): RequestRoute => {
  const { origin: whose, pathname, search } = new URL(url);
  if (method !== 'GET' || whose !== origin) return 'none';
  if (mode !== 'navigate') return files.has(pathname) && search === '' ? 'file' : 'none';
  if (pages.some((page) => page.test(pathname))) return 'page';
  // A navigation to anything else, such as a call that writes, is between the browser and the server.
  return isOnline || isFilePath(pathname) || endpoints.some((call) => call.test(pathname)) ? 'none' : 'unknown';
};
