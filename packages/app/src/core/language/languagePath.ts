import type { Language } from '@second-gear/ui';

/**
 * Links, guards and the router know only paths without the prefix. The inline head script, the service worker and the
 * build use this file too: keep it free of React.
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

export const splitLanguage = (pathname: string): { language: Language; path: string } => {
  const path = withOneSlash(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname);
  return /^\/bn(\/|$)/i.test(path)
    ? { language: 'bn', path: withOneSlash(`/${path.slice('/bn'.length)}`) }
    : { language: 'en', path };
};

export const urlIn = (language: Language, url: string): string =>
  basePath + (language === 'bn' ? banglaPrefix + withOneSlash(url).replace(/^\/(?=$|[?#])/, '') : withOneSlash(url));
