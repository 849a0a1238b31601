import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // A busy machine can be slow, and no test measures speed.
    testTimeout: 60_000,
  },
});
