import { hostNameOf, isLoopback } from './hostCheck.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Another site's host name may resolve to this machine (DNS rebinding); only loopback names are accepted. */
export const isLocalHost = (host: string | undefined): boolean => isLoopback(hostNameOf(host) ?? '');

/** Browsers always send one of these headers with such a request, and most proxies do; a page cannot prevent it. */
export const isFromBrowserOrProxy = (headers: Headers): boolean =>
  ['origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name]);

export const isJson = ({ 'content-type': type = '' }: Headers): boolean => /^application\/json\b/i.test(type);
