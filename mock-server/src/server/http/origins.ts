import cors from 'cors';
import type { RequestHandler } from 'express';
import { sendError } from './responses.ts';

/** The default ports of the mock server, the app build, Vite and Storybook on the developer's machine. */
const defaultPorts = [4000, 4173, 5173, 6006];

/**
 * Returns the origins that may send requests: this machine at the default ports and at `port`, and all of `extraOrigins`.
 */
export const allowedOrigins = (port: number, extraOrigins: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...[...defaultPorts, port].flatMap((each) => [`http://localhost:${each}`, `http://127.0.0.1:${each}`]),
    ...extraOrigins,
  ]);

/**
 * The request headers that pages of allowed origins may send: the access token, the body's type, the idempotency key,
 * the ID token, and the headers of the Firebase SDK.
 */
const allowedHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-client-version',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
  'x-id-token',
];

/**
 * Rejects a request from a page whose origin is neither allowed nor the server's own. The package cors would not reject
 * it. For allowed origins, cors sets the response headers, never with `*` and never with credentials.
 */
export const checkOrigin = (allowed: ReadonlySet<string>): RequestHandler => {
  const allowOrigin = cors({
    origin: [...allowed],
    methods: 'GET, POST, PUT, DELETE',
    allowedHeaders,
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
