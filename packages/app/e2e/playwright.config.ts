import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import type { PlaceOptions, ShopOptions } from './support/appServer.ts';
import { emulatorUrl } from './support/emulator.ts';

/** What is about the mock and the watch, or the bytes and addresses of the very build that `npm start` serves. */
const ofOneOrigin = /\/(csrf|faults|pageInvariants|budget|crawlers|headers)\.spec\.ts$/;

/** What needs the shell that is built for a server on another origin. */
const ofTwoOrigins = /\/legacyServer\.spec\.ts$/;

/** Journeys of people through the built shell and the mock server. Nothing is retried: a flake is a fault to be found. */
export default defineConfig<ShopOptions, PlaceOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'documented', testIgnore: ofTwoOrigins, use: { profile: 'documented' } },
    // What depends on the shape of answers once more, as the server gave them that the product has run on.
    { name: 'original', grep: /@answers/, use: { profile: 'original' } },
    // A day of each user once more, while a translator replaces the texts of the pages (faults T1).
    { name: 'translated', grep: /@translated/, use: { isTranslated: true } },
    { name: 'shell for another origin', testMatch: '**/crossOrigin.setup.ts' },
    {
      name: 'elsewhere',
      testIgnore: ofOneOrigin,
      ...(process.env.JOURNEYS_ELSEWHERE !== 'all' && { grep: /@elsewhere/ }),
      dependencies: ['shell for another origin'],
      // The addresses are built in, so there is one such shop at a time.
      workers: 1,
      use: { isElsewhere: true },
    },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The official Auth emulator, where one is tried (README), has one set of accounts for all.
  workers: emulatorUrl ? 1 : 2,
  // Nothing is waited for longer than `expect` says; a whole day on a busy machine is many such waits.
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
