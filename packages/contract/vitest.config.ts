import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Some draw hundreds of pictures: a busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
  },
});
