import { routePatterns } from '../../routing/paths/routeTable.ts';

/** How the service worker handles a request: */
export type RequestRoute =
  /** A page of the app: the worker returns it from the network, or from the cache if the network fails. */
  | 'page'
  /**
   * A file of the build: the worker returns it from the cache. If it is not cached, the worker loads it from the
   * network and caches it.
   */
  | 'file'
  /** An unknown path while offline: the worker returns the cached page, which shows a message, and sends no request. */
  | 'offlineFallback'
  /** Any other request: the worker does nothing, and the browser continues as without a worker. */
  | 'none';

const pages = routePatterns.map((pattern) => new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`));

/**
 * Returns the path patterns of the server's endpoints. They match below any path, because the server may be on the
 * app's own origin.
 *
 * @param paths the patterns of the endpoint table, such as `/report/:id`
 */
export const endpointPatterns = (paths: readonly string[]): RegExp[] =>
  paths.map((path) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}/?$`));

/**
 * Whether the path is a file, or a path of the host or of a demo service. The latter start with `_` or `.`, and no page
 * does.
 */
const isFilePath = (path: string): boolean => /\/[_.]|\.\w+$/.test(path);

/** The facts about the build and the browser on which the decision depends. */
export type RouteContext = {
  /** The paths of the build's files with a hash in their names. */
  files: ReadonlySet<string>;
  endpoints: readonly RegExp[];
  /** The value of `navigator.onLine`. If it is false, the browser is certainly offline. */
  isOnline: boolean;
};

/** The part of a Request on which the decision depends. */
export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Decides how the service worker handles a request. The worker handles only the app's pages and the files of its build.
 * So it never caches or repeats a request to an endpoint, and never caches a token, a payment or an image.
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
  // A navigation to any other path, such as to an endpoint that writes, is left to the browser.
  return isOnline || isFilePath(pathname) || endpoints.some((pattern) => pattern.test(pathname))
    ? 'none'
    : 'offlineFallback';
};
