import { connect } from 'node:net';
import { createMockServer, type MockServer, type MockServerOptions, openMemoryDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';

/** The seed data is created only once, for all tests. */
const first = createSeedData();

export type TestServer = MockServer & {
  /** `http://127.0.0.1:PORT`, without a slash. */
  url: string;
  reset(): Promise<void>;
};

/** Starts a mock server on a free port. By default its database is in memory. */
export const startMock = async (options: Partial<MockServerOptions> = {}): Promise<TestServer> => {
  const server = await createMockServer({
    database: openMemoryDatabase(first),
    port: 0,
    host: '127.0.0.1',
    ...options,
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    reset: () => server.store.update(() => ({ data: first, result: undefined })),
  };
};

/** Sends requests that `fetch` cannot send, and reads until the connection ends. `status` is 0 without a response. */
export const sendRaw = async (port: number, line: string, headers: readonly string[] = [], body = '') => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Uint8Array[] = [];
  socket.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  // The response that arrived before an error is enough for the test.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write([`${line} HTTP/1.1`, 'Connection: close', ...headers, '', body].join('\r\n'));
  await closed;
  const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
};
