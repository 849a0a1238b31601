import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HttpRequest } from '../../backend/index.ts';
import type { RouteHandler } from './sendResponse.ts';

/** Thrown when the sender hung up: there is nobody to answer. */
export class ClientDisconnectedError extends Error {
  override name = 'GoneError';
}

/**
 * A body of at most `limit` + 1 bytes: the one too many tells that it is too long. Whoever says beforehand that it will
 * be is taken at their word, and those bytes are zeros. Throws a GoneError.
 */
const readBody = async (message: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(message.headers['content-length'] ?? 0) > limit) return new Uint8Array(limit + 1);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Not to be destroyed: there is an answer to be sent over the same connection.
    for await (const chunk of message.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Uint8Array)) continue;
      chunks.push(chunk.subarray(0, limit + 1 - length));
      length += chunk.length;
      if (length > limit) break;
    }
  } catch (problem) {
    throw new ClientDisconnectedError('The sender hung up.', { cause: problem });
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Node joins repeated headers where it can; what is left as a list is joined here. */
const joinHeaders = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/**
 * The request as the desks take it. `isWhole` is false when its body is longer than `limitOf` the request allows, and has
 * not been read to its end. Throws a GoneError.
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
