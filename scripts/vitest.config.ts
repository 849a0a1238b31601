import { defineConfig } from 'vitest/config';

/**
 * All tests that need no browser: contract, fixtures, conformance, mock server, logic of ui and app, commands. Only test files that
 * mock a module run isolated, because starting a process and loading all modules again takes longer than most of the tests.
 */
export default defineConfig({
  test: {
    // The other processors are for the browser tests that `npm test` runs at the same time.
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
        // Some tests start the commands, which is slow on a busy machine. No test is about speed.
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
