import type { RequestHandler } from 'express';
import { sendError } from './responses.ts';

/** Whether a host is a loopback address or name. Only this machine can reach a server that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Returns the host name of a `Host` header, in lower case and without the port or the brackets of IPv6. Undefined
 * unless the header has the form `name`, `name:port`, `[IPv6]` or `[IPv6]:port`.
 */
const hostNameOf = (header = ''): string | undefined => {
  const [, bracketed, name] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? name)?.toLowerCase();
};

/**
 * The addresses with which a server listens at all addresses of this machine. They never occur in a `Host` header,
 * because a client connects to one specific address.
 */
const wildcardAddresses = ['0.0.0.0', '::'];

/**
 * Converts the local address of a connection to the form of the `Host` header. When the server listens with IPv6, an
 * IPv4 connection has a local address such as `::ffff:192.168.1.10`.
 */
const withoutIPv4Prefix = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export type HostCheck = (header: string, localAddress: string | undefined) => boolean;

/**
 * Creates the check of the `Host` header. A page of another site can make its own host name resolve to this machine (DNS
 * rebinding); the browser then treats its requests as same-origin, and only the `Host` header differs.
 *
 * @param host the address at which the server listens (`MOCK_HOST`)
 * @param origins the origins of `MOCK_ORIGINS`. Behind a proxy, one of them has the proxy's host name
 * @returns whether a `Host` header is allowed. Ports are not compared, because a proxy may have another one.
 *   `localAddress` is the address of this machine that the connection uses: it is allowed when the server listens at all
 *   addresses. An IP address needs no DNS, so no other site can use it.
 */
export const createHostCheck = (host: string, origins: readonly string[]): HostCheck => {
  const names = new Set([host.toLowerCase(), ...origins.map((origin) => hostNameOf(new URL(origin).host))]);
  const listensEverywhere = wildcardAddresses.includes(host);
  return (header, localAddress) => {
    const name = hostNameOf(header);
    if (name === undefined) return false;
    return isLoopback(name) || names.has(name) || (listensEverywhere && name === withoutIPv4Prefix(localAddress));
  };
};

/**
 * Rejects a request unless it has exactly one `Host` header (RFC 9112, section 3.2) with an allowed host. Also rejects
 * a request whose target is not a path, as in `OPTIONS *` and `GET http://host/`, because the host in the target would
 * replace the `Host` header.
 */
export const checkHost =
  (isAllowed: HostCheck): RequestHandler =>
  (request, response, next) => {
    const [header, ...others] = request.headersDistinct.host ?? [];
    if (header === undefined || others.length > 0) {
      sendError(response, 400, 'The request must have one Host header.');
    } else if (!isAllowed(header, request.socket.localAddress)) {
      sendError(response, 403, 'This server has another name. MOCK_HOST and MOCK_ORIGINS say which names it has.');
    } else if (!request.url.startsWith('/')) sendError(response, 400, 'The request cannot be read.');
    else next();
  };

/**
 * Rejects a request unless the host in its `Host` header is a loopback name. Other names are not accepted, because
 * another site can make its host name resolve to this machine (DNS rebinding).
 */
export const checkLocalHost =
  (message: string): RequestHandler =>
  ({ headers }, response, next) => {
    if (isLoopback(hostNameOf(headers.host) ?? '')) next();
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
