import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'conformance',
    environment: 'node',
    isolate: false,
    globalSetup: fileURLToPath(new URL('../../scripts/lib/buildMockServer.ts', import.meta.url)),
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // No test depends on speed, and the machine may be busy.
    testTimeout: 60_000,
  },
});
