import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Closing a connection with unread data resets it, and the client may lose the response. So the server keeps reading after
 * an early error response, up to this time (ms) and this number of bytes.
 */
const drainLimits = { time: 2_000, bytes: 64 * 1024 * 1024 };

/** Reads and discards the rest of a body. Resolves at its end or at the limits. */
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

/** Sends `text` and closes the connection, after a timeout even when the client does not. */
export const closeConnection = (socket: Duplex, text: string): void => {
  // The client may disconnect at once.
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), drainLimits.time);
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
  socket.end(text);
};
