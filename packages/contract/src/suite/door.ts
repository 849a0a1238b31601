import { request } from 'node:http';
import { pathOf } from '../endpoints.ts';

export type Question = {
  method: string;
  /** Sent as it is, not decoded, encoded or tidied. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

/** `json` is undefined when the body was empty. */
export type Answer = { status: number; headers: Record<string, string>; json: unknown };

/** A way to ask a shop, and to set it back to the first morning of the fixtures. */
export type Door = {
  ask: (question: Question) => Promise<Answer>;
  reset: () => Promise<void>;
  /** An access token of one of the cast. */
  tokenFor: (email: string) => Promise<string>;
};

type Sent = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | undefined };

/** Form data brings its own content type, the boundary in it. */
const sentOf = async ({ headers = {}, body }: Question): Promise<Sent> => {
  if (body === undefined) return { headers, body };
  if (typeof body === 'string') return { headers, body: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { headers, body };
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await form.arrayBuffer()),
  };
};

const parsed = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/** Asks with `fetch`, as a browser would: for a door that listens in this very process. */
export const askByFetch =
  (base: string): Door['ask'] =>
  async (question) => {
    const { headers, body } = await sentOf(question);
    const response = await fetch(base + question.path, {
      method: question.method,
      headers,
      ...(body && { body }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      json: parsed(await response.text()),
    };
  };

/** Asks over HTTP, byte by byte as told: `fetch` would tidy paths and write some headers itself. */
export const askByHttp =
  (base: string): Door['ask'] =>
  async (question) => {
    const { headers, body } = await sentOf(question);
    const { hostname, port, pathname } = new URL(base);
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          method: question.method,
          path: pathname.replace(/\/$/, '') + question.path,
          // Told beforehand, because node gives a body no length by itself where a method seldom has one.
          headers: { ...headers, ...(body && { 'content-length': body.length }) },
        },
        (response) => {
          const chunks: Uint8Array[] = [];
          response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            try {
              resolve({
                status: response.statusCode ?? 0,
                headers: Object.fromEntries(
                  Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
                ),
                json: parsed(Buffer.concat(chunks).toString('utf8')),
              });
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  };

/** A door whose tokens come from the shop itself (`GET /jwt`). */
export const doorBy = (ask: Door['ask'], reset: Door['reset']): Door => ({
  ask,
  reset,
  tokenFor: async (email) => {
    const { json } = await ask({ method: 'GET', path: pathOf('accessToken', { query: { email } }) });
    const token = json && typeof json === 'object' && 'accessToken' in json ? json.accessToken : undefined;
    if (typeof token !== 'string') throw new Error(`The shop gave no access token for ${email}.`);
    return token;
  },
});
