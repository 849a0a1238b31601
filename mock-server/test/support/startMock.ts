import { createMockServer, type MockServer, type MockServerOptions, openMemoryDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';

/** The seed data is created only once, for all tests. */
const first = createSeedData();

export type TestServer = MockServer & {
  /** `http://127.0.0.1:PORT`, without a slash. */
  url: string;
  /** Restores the seed data. */
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
