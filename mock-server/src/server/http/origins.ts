/** The default ports of the mock server, the app build, Vite and Storybook on the developer's machine. */
const defaultPorts = [4000, 4173, 5173, 6006];

/**
 * Returns the origins that may send requests: this machine at the default ports and at `ports`, and all of
 * `extraOrigins`.
 */
export const allowedOrigins = (ports: readonly number[], extraOrigins: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...[...defaultPorts, ...ports].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
    ...extraOrigins,
  ]);

const methods = 'GET, POST, PUT, DELETE';
/**
 * The request headers that a page of an allowed origin may send: the access token, the body's type, the idempotency
 * key, the ID token, and the headers of the Firebase SDK.
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
].join(', ');

/** The part of a request that the check of the origin needs. Header names are in lower case. */
type RequestHead = { method: string; headers: Readonly<Record<string, string | string[] | undefined>> };

/** How the request's origin is classified. `none`: the request has no origin, or the server's own. */
export type OriginKind = 'none' | 'allowed' | 'forbidden';

const originKindOf = ({ headers }: RequestHead, allowed: ReadonlySet<string>): OriginKind => {
  const { origin, host } = headers;
  if (typeof origin !== 'string') return 'none';
  if (allowed.has(origin)) return 'allowed';
  return origin === `http://${host}` || origin === `https://${host}` ? 'none' : 'forbidden';
};

/**
 * Classifies the origin of a request, and returns the CORS headers of the response and whether the request is a preflight,
 * whose response has only these headers. Allows only listed origins, never `*`, and never credentials. https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export const checkOrigin = (
  request: RequestHead,
  allowed: ReadonlySet<string>,
): { originKind: OriginKind; isPreflight: boolean; headers: Record<string, string> } => {
  const originKind = originKindOf(request, allowed);
  const isPreflight =
    request.method === 'OPTIONS' &&
    originKind !== 'none' &&
    request.headers['access-control-request-method'] !== undefined;
  const named: Record<string, string> =
    originKind === 'allowed' ? { 'access-control-allow-origin': String(request.headers.origin) } : {};
  const permitted: Record<string, string> =
    originKind === 'allowed' && isPreflight
      ? {
          'access-control-allow-methods': methods,
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        }
      : {};
  return { originKind, isPreflight, headers: { vary: 'Origin', ...named, ...permitted } };
};
