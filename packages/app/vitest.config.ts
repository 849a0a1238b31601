import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.mocked.test.ts'],
    environment: 'node',
    isolate: false,
    // A long limit for slow machines, because no test measures speed.
    testTimeout: 60_000,
  },
});
