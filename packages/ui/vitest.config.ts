import { defineProject } from 'vitest/config';

/** Pure functions only: whatever can be seen is tested as a story, in a real browser. */
export default defineProject({
  test: { name: 'ui', include: ['src/**/*.test.ts'], environment: 'node' },
});
