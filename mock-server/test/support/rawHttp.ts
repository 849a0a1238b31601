import { connect } from 'node:net';

export type WireAnswer = { status: number; head: string; body: string };

/**
 * Sends these very bytes to a server, and reads until it hangs up: for requests that no decent client can be made to
 * send. `status` is 0 when it hung up without a word.
 */
export const overTheWire = async (port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer> => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Uint8Array[] = [];
  socket.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  // A server may hang up while it is still being sent to; what it said before counts.
  socket.on('error', () => undefined);
  // Not `once`, for which an error is the end of the world.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) socket.write(part);
  await closed;
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
};
