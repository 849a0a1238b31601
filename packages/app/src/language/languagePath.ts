import type { Language } from '@second-gear/ui';

/**
 * The URL of a page decides its language: the path of a page in Bangla begins with `/bn`, and the path of a page in
 * English has no prefix. Links, guards and the router know only paths without the prefix. The inline head script, the
 * service worker and the build use this file too: keep it free of React.
 */
const banglaPrefix = '/bn';

/**
 * The language of a path, and the path without the prefix. The slashes after the prefix become one slash, because a URL that
 * begins with two slashes would belong to another host.
 */
export const splitLanguage = (pathname: string): { language: Language; path: string } =>
  /^\/bn(\/|$)/i.test(pathname)
    ? { language: 'bn', path: pathname.replace(/^\/bn\/*/i, '/') }
    : { language: 'en', path: pathname };

/**
 * Adds the prefix of a language.
 *
 * @param url a path without prefix, which may have a query and a hash: `/blogs?page=2`
 */
export const urlIn = (language: Language, url: string): string =>
  language === 'bn' ? banglaPrefix + url.replace(/^\/(?=$|[?#])/, '') : url;
