import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'conformance',
    environment: 'node',
    isolate: false,
    globalSetup: fileURLToPath(new URL('../../scripts/lib/buildMockServer.ts', import.meta.url)),
    include: ['test/**/*.test.ts'],
    // The timeouts are long, because no test measures speed and a busy machine can be slow.
    testTimeout: 180_000,
  },
});
