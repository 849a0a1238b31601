import type { Language } from '@second-gear/ui';
import { splitLanguage, urlIn } from '#core/language/languagePath.ts';
import { notFoundPath, type RouteDefinition, routeTable } from '#core/navigation/routeTable.ts';

/** Hosts send it for every page without an HTML file of its own. */
export const appShellFile = (language: Language): string => urlIn(language, '/app.html');

/** `/blogs.html` for `/blogs`, and `/bn/blogs.html` in Bangla. */
export const prerenderedFile = (language: Language, path: string): string => {
  const url = urlIn(language, path);
  return url === '/' ? '/index.html' : `${url}.html`;
};

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

/** Paths of hosts and demo services start with `_` or `.`; paths of pages never do. */
const isOtherPath = (pathname: string, apiUrl: string): boolean =>
  /\/[_.]|\.\w+$/.test(pathname) || pathname.startsWith(`${apiUrl}/`);

/**
 * The not-found page is shown only while the browser is offline. Undefined for a navigation that could be a request
 * that writes.
 */
export const offlinePage = (pathname: string, apiUrl: string, isOnline: boolean): string | undefined => {
  const { language, path } = splitLanguage(pathname);
  const page = definitions.find((definition) => matches(definition.path, path));
  if (page) return page.prerender ? prerenderedFile(language, page.path) : appShellFile(language);
  return isOnline || isOtherPath(pathname, apiUrl) ? undefined : prerenderedFile(language, notFoundPath);
};
