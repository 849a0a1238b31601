import type { Language } from '@second-gear/ui';

/**
 * The URL of a page decides its language: the path of a page in Bangla begins with `/bn`, and the path of a page in
 * English has no prefix. Links, guards and the router know only paths without the prefix. The inline head script, the
 * service worker and the build use this file too: keep it free of React.
 */
const banglaPrefix = '/bn';

/**
 * The path of the folder that contains the app, without a slash at the end. It is empty, because the app is at the root
 * of its origin. Only the demo without a server can be in another folder.
 */
let basePath = '';

/** Sets the folder of the app. Called before the app starts. */
export const setBasePath = (path: string): void => {
  basePath = path;
};

/** A path that begins with two slashes would be read as the name of another host. Browsers read '\' as a slash too. */
const withOneSlash = (path: string): string => path.replace(/^[/\\]+/, '/');

/** The language of a path, and the path without the prefix. Several slashes at its beginning become one. */
export const splitLanguage = (pathname: string): { language: Language; path: string } => {
  const path = withOneSlash(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
  return /^\/bn(\/|$)/i.test(path)
    ? { language: 'bn', path: withOneSlash(`/${path.slice('/bn'.length)}`) }
    : { language: 'en', path };
};

/**
 * Adds the prefix of a language, and the folder of the app.
 *
 * @param url a path without prefix, which may have a query and a hash: `/blogs?page=2`
 */
export const urlIn = (language: Language, url: string): string =>
  basePath + (language === 'bn' ? banglaPrefix + withOneSlash(url).replace(/^\/(?=$|[?#])/, '') : withOneSlash(url));
