import { defineConfig } from 'vitest/config';

/**
 * Everything that needs no browser: the contract through both doors, the mock server, the app's own logic, the scripts. Only
 * files that put another module in the place of one have a process each: to begin one and read everything anew takes longer
 * than most of the tests.
 */
export default defineConfig({
  test: {
    // The cores are for the pages that are open beside them.
    maxWorkers: 1,
    projects: [
      'packages/contract',
      'packages/fixtures',
      'packages/conformance',
      'packages/ui',
      'packages/app/vitest.config.ts',
      'packages/app/vitest.mocked.config.ts',
      'mock-server',
      {
        test: {
          name: 'storybook',
          root: '.storybook',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        // Some start the scripts: a busy machine may take its time, and no test is about speed.
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
