/** Ports on which this shop's pages are served on one's own machine: the mock, the shell, Vite and Storybook. */
const defaultPorts = [4000, 4173, 5173, 6006];

/** The origins whose pages may ask: this machine's, on the usual ports and `ports`, and those named besides. */
export const allowedOrigins = (ports: readonly number[], extraOrigins: readonly string[] = []): ReadonlySet<string> =>
  new Set([
    ...[...defaultPorts, ...ports].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
    ...extraOrigins,
  ]);

const methods = 'GET, POST, PUT, DELETE';
/** The bearer, the body's type, the key of a payment, the proof of who asks, and what the Firebase SDK says of itself. */
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

/** What the browser says of where a request comes from, and how. Header names in lower case. */
type RequestHead = { method: string; headers: Readonly<Record<string, string | string[] | undefined>> };

/** `none`: no page asks, or one of this very server's. */
export type OriginKind = 'none' | 'allowed' | 'stranger';

const originKindOf = ({ headers }: RequestHead, allowed: ReadonlySet<string>): OriginKind => {
  const { origin, host } = headers;
  if (typeof origin !== 'string') return 'none';
  if (allowed.has(origin)) return 'allowed';
  return origin === `http://${host}` || origin === `https://${host}` ? 'none' : 'stranger';
};

/**
 * Who asks, the CORS headers of the answer, and whether it is a preflight, to be answered with them alone.
 * Only origins on the list are named back, never `*`, and never with credentials. https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export const checkOrigin = (
  request: RequestHead,
  allowed: ReadonlySet<string>,
): { originKind: OriginKind; isPreflight: boolean; headers: Record<string, string> } => {
  const asker = originKindOf(request, allowed);
  const isPreflight =
    request.method === 'OPTIONS' && asker !== 'none' && request.headers['access-control-request-method'] !== undefined;
  const named: Record<string, string> =
    asker === 'allowed' ? { 'access-control-allow-origin': String(request.headers.origin) } : {};
  const permitted: Record<string, string> =
    asker === 'allowed' && isPreflight
      ? {
          'access-control-allow-methods': methods,
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        }
      : {};
  return { originKind: asker, isPreflight, headers: { vary: 'Origin', ...named, ...permitted } };
};
