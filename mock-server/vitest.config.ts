import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock-server',
    environment: 'node',
    isolate: false,
    include: ['test/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('../scripts/lib/buildMockServer.ts', import.meta.url)),
    // The timeouts are long: some tests start programs or send hundreds of requests, which takes long on a busy
    // machine. No test measures speed.
    testTimeout: 180_000,
  },
});
