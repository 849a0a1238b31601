import { defineConfig } from 'vitest/config';

/**
 * All tests that need no browser: contract, fixtures, conformance, mock server, logic of ui and app, commands. Test
 * files share one process, because starting a process and loading all modules takes longer than most tests. Only files
 * that mock a module do not share it (`packages/app/vitest.mocked.config.ts`).
 */
export default defineConfig({
  test: {
    // One worker, because `npm test` runs browser tests on the other processors at the same time.
    maxWorkers: 1,
    projects: [
      'packages/contract',
      'packages/domain',
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
        // The limit is long, because some tests start commands, which is slow on a busy machine. No test measures
        // speed.
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
