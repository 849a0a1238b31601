import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * A connection that is closed while something lies unread takes back what was just said over it, so whoever is refused
 * early is listened to a little longer: so many ms, and so many bytes.
 */
const drainLimits = { time: 2_000, bytes: 64 * 1024 * 1024 };

/** Reads the rest of a body and throws it away. Resolves when there is no more of it, or patience has run out. */
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

/** Says `text` as the last words over this connection. It is gone soon after, whatever its other end does. */
export const closeConnection = (socket: Duplex, text: string): void => {
  // Whoever has been told to go away may do so at once, and without a word.
  socket.on('error', () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), drainLimits.time);
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
  socket.end(text);
};
