import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PlainRequest } from '@second-gear/contract/backend';

/** How much of a body that is too long is read and thrown away, in bytes, so that its sender hears the answer. */
const patience = 64 * 1024 * 1024;

/** Thrown when the sender hung up, or would not stop sending: there is nobody to answer. */
export class GoneError extends Error {
  override name = 'GoneError';
}

/** A body of at most `limit` + 1 bytes: the one too many tells that it is too long. Throws a GoneError. */
const bodyOf = async (message: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of message) {
      if (!(chunk instanceof Uint8Array)) continue;
      if (length <= limit) chunks.push(chunk.subarray(0, limit + 1 - length));
      length += chunk.length;
      if (length > limit + patience) throw new GoneError('The body does not end.');
    }
  } catch (problem) {
    throw problem instanceof GoneError ? problem : new GoneError('The sender hung up.', { cause: problem });
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Node joins repeated headers where it can; what is left as a list is joined here. */
const plain = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** The request as the desks take it. Throws a GoneError. */
export const requestOf = async (message: IncomingMessage, path: string, limit: number): Promise<PlainRequest> => ({
  method: message.method ?? 'GET',
  path,
  headers: plain(message.headers),
  body: await bodyOf(message, limit),
});
