import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.mocked.test.ts'],
    environment: 'node',
    isolate: false,
    // A busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
  },
});
