import { defineConfig } from 'vitest/config';

/**
 * Everything that needs no browser: the contract through both doors, the mock server, the app's own logic, the scripts. Only
 * the app's files, which put others in the place of modules, have a process each: to begin one and read everything anew was
 * a third of the work.
 */
export default defineConfig({
  test: {
    // The cores are for the pages that are open beside them.
    maxWorkers: 1,
    projects: [
      'packages/contract',
      'packages/ui',
      'packages/app',
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
