import { routePatterns } from '../../routing/paths/routeTable.ts';

/** What the service worker does with a request. */
export type RequestRoute =
  /** A page of the app: from the network, or from the cache if that fails. */
  | 'page'
  /** A file of the build: from the cache, or from the network and then cached. */
  | 'file'
  /** An unknown path while offline: the cached page, which says so. No request is sent. */
  | 'offlineFallback'
  /** Nothing: the browser continues as without a worker. */
  | 'none';

const pages = routePatterns.map((pattern) => new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`));

/**
 * The patterns of the server's endpoints, below any path: the server may be on the app's own origin.
 *
 * @param paths as in the endpoint table, `/report/:id`
 */
export const endpointPatterns = (paths: readonly string[]): RegExp[] =>
  paths.map((path) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** A file, or a path of the host or a demo service: those start with `_` or `.`, which no page does. */
const isFilePath = (path: string): boolean => /\/[_.]|\.\w+$/.test(path);

/** What the decision depends on. */
export type RouteContext = {
  /** The paths of the build's files with a hash in their names. */
  files: ReadonlySet<string>;
  endpoints: readonly RegExp[];
  /** `navigator.onLine`. If it is false the browser is certainly offline. */
  isOnline: boolean;
};

/** The part of a Request that the decision needs. */
export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Decides what to do with a request. The worker handles the app's pages and the files of its build, and nothing else: so no
 * request to an endpoint is ever cached or repeated, whether it writes or not, and no token, no payment and no image.
 */
export const routeRequest = (
  { method, mode, url }: RoutedRequest,
  origin: string,
  { files, endpoints, isOnline }: RouteContext,
): RequestRoute => {
  const { origin: requestOrigin, pathname, search } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return 'none';
  if (mode !== 'navigate') return files.has(pathname) && search === '' ? 'file' : 'none';
  if (pages.some((page) => page.test(pathname))) return 'page';
  // Any other navigation, such as to an endpoint that writes, is left to the browser.
  return isOnline || isFilePath(pathname) || endpoints.some((pattern) => pattern.test(pathname))
    ? 'none'
    : 'offlineFallback';
};
