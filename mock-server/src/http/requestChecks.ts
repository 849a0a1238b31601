import cors from 'cors';
import type { RequestHandler } from 'express';
import { sendError } from './responses.ts';

/** Whether a host is a loopback address or name. Only this machine can reach a server that listens there. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Returns the host name of a `Host` header, without the port or the brackets of IPv6; '' if it has none. */
const hostNameOf = (header = ''): string =>
  URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '') : '';

/**
 * Rejects a request with a foreign `Host` header. A page of another site can make its own host name resolve to this
 * machine (DNS rebinding); the browser then treats its requests as same-origin.
 *
 * @param host MOCK_HOST. If these are all addresses of this machine, the one at which the request arrived is allowed
 * @param origins MOCK_ORIGINS. Behind a proxy, one of them has the proxy's host name
 */
export const checkHost = (host: string, origins: readonly string[]): RequestHandler => {
  const names = new Set([host.toLowerCase(), ...origins.map((origin) => new URL(origin).hostname)]);
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

/** For routes without authentication: rejects a request whose `Host` header has no loopback name, as behind a proxy. */
export const checkLocalHost: RequestHandler = ({ headers }, response, next) => {
  if (isLoopback(hostNameOf(headers.host))) next();
  else sendError(response, 403, 'This is for this machine alone.');
};

/** The default ports of the mock server, the app build, Vite and Storybook. */
const defaultPorts = [4000, 4173, 5173, 6006];

/**
 * Rejects a request from a page whose origin is neither allowed nor the server's own, which the package cors would not
 * do. Allowed are this machine at the default ports and at `port`, and `extraOrigins`.
 */
export const checkOrigin = (port: number, extraOrigins: readonly string[] = []): RequestHandler => {
  const local = [...defaultPorts, port].flatMap((each) => [`http://localhost:${each}`, `http://127.0.0.1:${each}`]);
  const allowed = new Set([...local, ...extraOrigins]);
  const firebaseHeaders = ['x-client-version', 'x-firebase-client', 'x-firebase-gmpid', 'x-firebase-locale'];
  const allowOrigin = cors({
    origin: [...allowed],
    methods: 'GET, POST, PUT, DELETE',
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-id-token', ...firebaseHeaders],
    maxAge: 600,
  });
  return (request, response, next) => {
    const { origin, host } = request.headers;
    response.vary('Origin');
    if (origin !== undefined && allowed.has(origin)) allowOrigin(request, response, next);
    else if (origin === undefined || origin === `http://${host}` || origin === `https://${host}`) next();
    else sendError(response, 403, 'Requests from pages of this origin are not allowed.');
  };
};
