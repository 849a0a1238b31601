import { hostNameOf, isLoopback } from './hostCheck.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Whether a `Host` header has a loopback name. Other names are not accepted, because another site's host name may
 * resolve to this machine (DNS rebinding).
 */
export const isLocalHost = (host: string | undefined): boolean => isLoopback(hostNameOf(host) ?? '');

/**
 * Whether a request was sent by a browser or through a proxy. A browser always adds one of these headers to a request
 * of a page, and the page cannot prevent it. Most proxies add one too.
 */
export const isFromBrowserOrProxy = (headers: Headers): boolean =>
  ['origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name]);

export const isJson = ({ 'content-type': type = '' }: Headers): boolean => /^application\/json\b/i.test(type);
