import type { Language } from '@second-gear/ui';

/**
 * A page in Bangla has the prefix `/bn`, a page in English none. Links, guards and the router know only paths without
 * it. The inline head script, the service worker and the build use this file too: keep it free of React.
 */
const banglaPrefix = '/bn';

/** Without a slash at the end. Only the demo without a server can be in another folder than the root. */
let basePath = '';

/** Called before the app starts. */
export const setBasePath = (path: string): void => {
  basePath = path;
};

/** Two slashes would begin the name of another host. Browsers read '\' as a slash too. */
const withOneSlash = (path: string): string => path.replace(/^[/\\]+/, '/');

/** Several slashes at the beginning of the path become one. */
export const splitLanguage = (pathname: string): { language: Language; path: string } => {
  const path = withOneSlash(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
  return /^\/bn(\/|$)/i.test(path)
    ? { language: 'bn', path: withOneSlash(`/${path.slice('/bn'.length)}`) }
    : { language: 'en', path };
};

/** @param url a path without prefix, which may have a query and a hash: `/blogs?page=2` */
export const urlIn = (language: Language, url: string): string =>
  basePath + (language === 'bn' ? banglaPrefix + withOneSlash(url).replace(/^\/(?=$|[?#])/, '') : withOneSlash(url));
