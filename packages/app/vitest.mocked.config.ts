import { defineConfig } from 'vitest/config';

/** Tests that replace modules with `vi.mock`: each file runs in its own process. */
export default defineConfig({
  test: {
    name: 'app, mocked',
    include: ['src/**/*.mocked.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
