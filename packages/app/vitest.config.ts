import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'node',
    // A busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
  },
});
