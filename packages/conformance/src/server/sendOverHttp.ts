import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { encodeRequest, type HttpRequest } from './httpRequest.ts';

/** A response whose body is not parsed. Redirects are not followed, but returned like any other response. */
export type RawResponse = { status: number; headers: Record<string, string>; text: string };

/** Thrown when no response arrived. The message is a clause that says why: 'no response within 10 s'. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
  /** True if the reason was the timeout. */
  readonly isTimeout: boolean;

  constructor(reason: string, { isTimeout = false, cause }: { isTimeout?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.isTimeout = isTimeout;
  }
}

type Limits = {
  /** The timeout in ms, from the start of the request to the last byte of the response. Default: no timeout. */
  timeoutMs?: number;
  /** The maximum length of a response body, in bytes. Default: no limit. */
  maxBytes?: number;
  /**
   * If true, each request gets a new connection: a server may close a kept-alive connection at the moment when the next
   * request uses it.
   */
  newConnectionPerRequest?: boolean;
};

/** Node's error codes, each as a clause for the report. */
const errorReasons: Record<string, string> = {
  ECONNREFUSED: 'no server is listening there',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

const reasonOf = (error: unknown, timeoutMs: number): string => {
  if (!(error instanceof Error)) return 'the connection failed';
  if (error instanceof NoResponseError) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s`;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('HPE_')) return 'the response is not HTTP';
  return errorReasons[code] ?? `the connection failed${code && ` (${code})`}`;
};

const readText = async (response: IncomingMessage, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) {
      throw new NoResponseError(`a response of more than ${Math.round(maxBytes / 1024 / 1024)} MB`);
    }
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Creates a function that sends requests over HTTP or HTTPS, byte by byte as given.
 *
 * @param base the URL at which the paths of the requests begin
 * @returns a function that rejects with a NoResponseError
 */
export const sendOverHttp = (
  base: string,
  { timeoutMs = 0, maxBytes = Number.POSITIVE_INFINITY, newConnectionPerRequest = false }: Limits = {},
): ((request: HttpRequest) => Promise<RawResponse>) => {
  const { protocol, hostname, port, pathname } = new URL(base);
  const basePath = pathname.replace(/\/+$/, '');
  return async ({ method, path, ...rest }) => {
    const { headers, body } = await encodeRequest({ method, path, ...rest });
    const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const outgoing = (protocol === 'https:' ? httpsRequest : httpRequest)(
          {
            hostname: hostname.replace(/^\[|\]$/g, ''),
            port,
            method,
            path: basePath + path,
            // Node sends no content-length for methods that seldom have a body, such as DELETE. So the header is set
            // here.
            headers: { ...headers, ...(body && { 'content-length': body.length }) },
            signal,
            ...(newConnectionPerRequest && { agent: false }),
          },
          resolve,
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      });
      const text = await readText(response, maxBytes);
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      return { status: response.statusCode ?? 0, headers: Object.fromEntries(entries), text };
    } catch (error) {
      throw new NoResponseError(reasonOf(error, timeoutMs), { isTimeout: signal?.aborted ?? false, cause: error });
    }
  };
};
