import { defineConfig } from 'vitest/config';

/** Tests that put another module in the place of one (`vi.mock`): each file has a process of its own. */
export default defineConfig({
  test: {
    name: 'app, mocked',
    include: ['src/**/*.mocked.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
