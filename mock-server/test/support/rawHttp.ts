import { connect } from 'node:net';

export type RawResponse = { status: number; head: string; body: string };

/**
 * Sends raw bytes to a server, and reads until the server closes the connection. For requests that an HTTP client
 * cannot send. `status` is 0 when the server has closed the connection without a response.
 */
export const sendRaw = async (port: number, ...parts: (string | Uint8Array)[]): Promise<RawResponse> => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Uint8Array[] = [];
  socket.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  // The server may close the connection while the client is still sending. The response that arrived before is enough
  // for the test.
  socket.on('error', () => undefined);
  // `once` is not used here, because it rejects when the socket reports an error.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) socket.write(part);
  await closed;
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
};
