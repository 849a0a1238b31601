import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HttpRequest } from '../../backend/index.ts';
import type { RouteHandler } from './sendResponse.ts';

/** Thrown when the client has disconnected, so that no response can be sent. */
export class ClientDisconnectedError extends Error {
  override name = 'ClientDisconnectedError';
}

/**
 * Reads a request body, at most `limit` + 1 bytes: the extra byte shows that the body is too long. When
 * `content-length` is over the limit, reads nothing and returns that many zeros. Throws a ClientDisconnectedError.
 */
const readBody = async (message: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(message.headers['content-length'] ?? 0) > limit) return new Uint8Array(limit + 1);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // The connection must stay open, because the response is sent over it.
    for await (const chunk of message.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) continue;
      chunks.push(chunk.subarray(0, limit + 1 - length));
      length += chunk.length;
      if (length > limit) break;
    }
  } catch (error) {
    throw new ClientDisconnectedError('The client disconnected.', { cause: error });
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Joins the values of repeated headers, which Node returns as a list. */
const joinHeaders = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/**
 * Reads a request. `isComplete` is false when the body is longer than `limitOf` allows and was not read to its end.
 * Throws a ClientDisconnectedError.
 */
export const readRequest = async (
  message: IncomingMessage,
  path: string,
  limitOf: RouteHandler['bodyLimitOf'],
): Promise<{ request: HttpRequest; isComplete: boolean }> => {
  const method = message.method ?? 'GET';
  const limit = limitOf({ method, path });
  const body = await readBody(message, limit);
  return { request: { method, path, headers: joinHeaders(message.headers), body }, isComplete: body.length <= limit };
};
