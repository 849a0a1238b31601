import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // The timeouts are long, because no test measures speed and a busy machine can be slow.
    testTimeout: 60_000,
  },
});
