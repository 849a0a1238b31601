import { defineProject } from 'vitest/config';

/** The project for unit tests of pure functions. Components are tested as stories, in a browser. */
export default defineProject({
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Vitest replaces the content of stylesheets, but the test of the contrast reads their text.
    css: { include: [/\?raw$/] },
    // A long timeout: some tests read all test files, which takes time on a slow machine. No test measures speed.
    testTimeout: 60_000,
  },
});
