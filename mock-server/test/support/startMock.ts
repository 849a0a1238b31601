import { createMockServer, type MockServer, type MockServerOptions, openMemoryDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';

/** Made once: hashing the demo passwords takes its time. */
const first = createSeedData();

export type TestServer = MockServer & {
  /** `http://127.0.0.1:PORT`, without a slash. */
  url: string;
  /** Back to the first morning. */
  reset(): Promise<void>;
};

/** A mock on a free port. Without a `shop` it keeps nothing. */
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
