import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text as readText } from 'node:stream/consumers';

export type HttpRequest = {
  method: string;
  /** The path, which is sent unchanged: it is not decoded, encoded or normalized. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

/** `json` is undefined if the body is empty or not JSON. `text` is set only if the body is not JSON. */
export type HttpResponse = { status: number; headers: Record<string, string>; json: unknown; text?: string };

/** Thrown when no response arrived. The message is a clause that says why: 'no response within 10 s'. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
  constructor(
    reason: string,
    readonly isTimeout: boolean,
    cause: unknown,
  ) {
    super(reason, { cause });
  }
}

/** Node's error codes, each as a clause for the report. */
const errorReasons: Record<string, string> = {
  ECONNREFUSED: 'no server is listening there',
  ECONNRESET: 'the connection was closed',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return errorReasons[code] ?? `the connection failed${code && ` (${code})`}`;
};

/** Returns the headers and bytes to send. Form data sets its own content type, which contains the boundary. */
export const encodeRequest = async ({ headers = {}, body }: HttpRequest) => {
  if (!(body instanceof FormData)) return { headers, body: new Uint8Array(Buffer.from(body ?? '')) };
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await form.arrayBuffer()),
  };
};

const parseBody = (text: string): Pick<HttpResponse, 'json' | 'text'> => {
  try {
    return { json: text ? JSON.parse(text) : undefined };
  } catch {
    return { json: undefined, text };
  }
};

/**
 * Creates a function that sends requests byte by byte as given; `fetch` would normalize paths and add headers. Redirects
 * are not followed. The function rejects with a NoResponseError.
 *
 * @param base the URL at which the paths of the requests begin
 * @param timeoutMs from the start of the request to the last byte of the response; 0: no limit
 */
export const sendByHttp = (base: string, timeoutMs = 0): ((request: HttpRequest) => Promise<HttpResponse>) => {
  const { protocol, hostname, port, pathname } = new URL(base);
  const basePath = pathname.replace(/\/+$/, '');
  return async (request) => {
    const { headers, body } = await encodeRequest(request);
    const signal = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const outgoing = (protocol === 'https:' ? httpsRequest : httpRequest)(
          {
            hostname: hostname.replace(/^\[|\]$/g, ''),
            port,
            method: request.method,
            path: basePath + request.path,
            // Node sends no content-length for methods that seldom have a body, such as DELETE.
            headers: { ...headers, ...(body.length > 0 && { 'content-length': body.length }) },
            signal,
            // A foreign server may close a kept-alive connection at the moment when the next request uses it.
            ...(timeoutMs > 0 && { agent: false }),
          },
          resolve,
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      });
      const text = await readText(response);
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      return { status: response.statusCode ?? 0, headers: Object.fromEntries(entries), ...parseBody(text) };
    } catch (error) {
      const isTimeout = signal?.aborted ?? false;
      throw new NoResponseError(
        isTimeout ? `no response within ${timeoutMs / 1000} s` : reasonOf(error),
        isTimeout,
        error,
      );
    }
  };
};
