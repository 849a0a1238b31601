import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import type { AppServerOptions, OriginOptions } from './support/appServer.ts';
import { emulatorUrl } from './support/emulator.ts';

/** Tests of the mock, of the invariants, and of the files and URLs of the app build that `npm start` serves. */
const sameOriginOnly = /\/(csrf|faults|pageInvariants|budget|crawlers|headers)\.spec\.ts$/;

/** Tests that need the app build for a server on another origin. */
const crossOriginOnly = /\/legacyServer\.spec\.ts$/;

/** End-to-end tests of the app build with the mock server. Tests are not retried: a test that fails sometimes has a cause to be found. */
export default defineConfig<AppServerOptions, OriginOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'documented', testIgnore: crossOriginOnly, use: { profile: 'documented' } },
    // Tests that depend on the format of responses run again with the format of the legacy server (docs/legacy-server.md).
    { name: 'legacy format', grep: /@response-shapes/, use: { profile: 'original' } },
    // The main tests of each role run again while a simulated translator replaces the texts (failure mode T1).
    { name: 'translated', grep: /@translated/, use: { isTranslated: true } },
    { name: 'build for another origin', testMatch: '**/crossOrigin.setup.ts' },
    {
      name: 'cross origin',
      testIgnore: sameOriginOnly,
      ...(process.env.E2E_CROSS_ORIGIN !== 'all' && { grep: /@cross-origin/ }),
      dependencies: ['build for another origin'],
      // The app build contains the ports of both origins, so only one such server can run at a time.
      workers: 1,
      use: { isCrossOrigin: true },
    },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The official Auth emulator (docs/configuration.md) has one set of accounts, which parallel tests would share.
  workers: emulatorUrl ? 1 : 2,
  // A single wait is limited by `expect`; a long test on a busy machine has many of them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../../../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
