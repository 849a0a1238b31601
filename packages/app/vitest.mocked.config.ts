import { defineConfig } from 'vitest/config';

/**
 * Tests that replace modules with `vi.mock`. Each test file runs in a process of its own, so that the replaced modules
 * do not affect other tests.
 */
export default defineConfig({
  test: {
    name: 'app, mocked',
    include: ['src/**/*.mocked.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
