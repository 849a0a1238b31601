import { defineProject } from 'vitest/config';

/** Pure functions only: whatever can be seen is tested as a story, in a real browser. */
export default defineProject({
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Some read every test there is: a busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
  },
});
