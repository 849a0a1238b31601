import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

/** Journeys of people through the built shell and the mock server. Nothing is retried: a flake is a fault to be found. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
