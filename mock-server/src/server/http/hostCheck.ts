import type { RequestHandler } from 'express';
import { sendError } from './responses.ts';

/** Whether a host is a loopback address or name. Only this machine can reach a server that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Returns the host name of a `Host` header, in lower case, without the port or the brackets of IPv6; '' if it has none. */
const hostNameOf = (header = ''): string =>
  URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '') : '';

/**
 * Rejects a request unless it has exactly one `Host` header with an allowed host name, at any port. A page of another
 * site can make its own host name resolve to this machine (DNS rebinding); the browser then treats its requests as
 * same-origin, and only the `Host` header differs.
 *
 * @param host the address at which the server listens (`MOCK_HOST`). If these are all addresses of this machine, the one
 *   at which the request arrived is allowed: an IP address needs no DNS, so no other site can use it
 * @param origins the origins of `MOCK_ORIGINS`. Behind a proxy, one of them has the proxy's host name
 */
export const checkHost = (host: string, origins: readonly string[]): RequestHandler => {
  const names = new Set([host.toLowerCase(), ...origins.map((origin) => hostNameOf(new URL(origin).host))]);
  const listensEverywhere = ['0.0.0.0', '::'].includes(host);
  return ({ headersDistinct, socket, url }, response, next) => {
    const [header, ...others] = headersDistinct.host ?? [];
    const name = hostNameOf(header);
    const isOwnAddress = listensEverywhere && name === socket.localAddress?.replace(/^::ffff:(?=\d+\.)/, '');
    const isAllowed = name !== '' && (isLoopback(name) || names.has(name) || isOwnAddress);
    // The host of a target such as `http://host/` would replace the `Host` header.
    if (isAllowed && others.length === 0 && url.startsWith('/')) next();
    else sendError(response, 403, 'This server has another name. MOCK_HOST and MOCK_ORIGINS say which names it has.');
  };
};

/** Rejects a request whose `Host` header has no loopback name, as behind a proxy. */
export const checkLocalHost =
  (message: string): RequestHandler =>
  ({ headers }, response, next) => {
    if (isLoopback(hostNameOf(headers.host))) next();
    else sendError(response, 403, message);
  };

/**
 * Rejects a request of a browser or a proxy. A browser adds at least one of these headers to each request of a page,
 * and the page cannot prevent that. Most proxies add one too.
 */
export const rejectBrowsers =
  (message: string): RequestHandler =>
  ({ headers }, response, next) => {
    const names = ['origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];
    if (names.some((name) => headers[name])) sendError(response, 403, message);
    else next();
  };
