import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The limits (in ms and in bytes) up to which the server continues to read a request after an early error response.
 * Closing a connection that has unread data would reset it, and the client might lose the response.
 */
const drainLimits = { time: 2_000, bytes: 64 * 1024 * 1024 };

/** Reads and discards the rest of a request body. Resolves at the end of the body or when a limit is reached. */
export const drainBody = (message: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (message.readableEnded || message.destroyed) return resolve();
    let length = 0;
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, drainLimits.time);
    message.once('end', end);
    message.once('close', end);
    message.on('data', (chunk: Uint8Array) => {
      length += chunk.length;
      if (length > drainLimits.bytes) end();
    });
    message.resume();
  });

/**
 * Sends `text` and ends the connection. If the client does not close its side, the connection is closed after a
 * timeout.
 */
export const closeConnection = (socket: Duplex, text: string): void => {
  // The connection may fail, because the client may disconnect at any time.
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), drainLimits.time);
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
  socket.end(text);
};
