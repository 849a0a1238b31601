import { notFoundPath, type RouteDefinition, routeTable } from '../../routing/paths/routeTable.ts';

/** The app shell. Hosts send it for every page without an HTML file of its own. */
export const appShellFile = '/app.html';

/** The HTML file of a prerendered page: `/blogs.html` for `/blogs`. */
export const prerenderedFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/**
 * Whether the path belongs to a file, the host, a demo service or the server. Paths of hosts and demo services start
 * with `_` or `.`; paths of pages never do.
 */
const isOtherPath = (pathname: string, apiUrl: string): boolean =>
  /\/[_.]|\.\w+$/.test(pathname) || pathname.startsWith(`${apiUrl}/`);

/**
 * The HTML file that the service worker shows when the network fails, for a navigation to a path of the app's own origin.
 * For a path that has no route this is the not-found page, but only while the browser is offline.
 *
 * @param apiUrl the address of the server: a path on the app's own origin, or an absolute URL
 * @returns undefined if the service worker must not handle the navigation: it could be a request that writes
 */
export const offlinePage = (pathname: string, apiUrl: string, isOnline: boolean): string | undefined => {
  const page = definitions.find(({ path }) => matches(path, pathname));
  if (page) return page.prerender ? prerenderedFile(page.path) : appShellFile;
  return isOnline || isOtherPath(pathname, apiUrl) ? undefined : prerenderedFile(notFoundPath);
};
