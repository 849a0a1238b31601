import { defineProject } from 'vitest/config';

/** Unit tests of pure functions. Components are tested as stories, in a browser. */
export default defineProject({
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Some tests read all test files; a slow machine needs time, and no test measures speed.
    testTimeout: 60_000,
  },
});
