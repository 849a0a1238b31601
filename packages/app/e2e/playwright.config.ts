import { defineConfig, devices, type Project } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import type { AppServerOptions } from './support/appServer.ts';
import { emulatorUrl } from './support/emulator.ts';

/** Tests that need the server on the app's own origin, as with `npm start`: they test files and URLs of the app build. */
const sameOriginOnly = /\/(budget|headers|addresses)\.spec\.ts$/;

/** Tests that need an app build whose server is on another origin. This build also reports errors. */
const crossOriginOnly = /\/(legacyServer|monitoring)\.spec\.ts$/;

/** Tests of the demo that needs no server, which is a build of its own. */
const demoOnly = /\/demo\.spec\.ts$/;

/** Tests that run only in the browsers of `node scripts/check/engines.mjs`. */
const enginesOnly = /\/engines\//;

/** The browser of `node scripts/check/engines.mjs`, and the folder of its results. Without that command, Chromium. */
const { E2E_ENGINE: engine, E2E_OUTPUT: output } = process.env;
const device =
  { firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari'] }[engine ?? ''] ?? devices['Desktop Chrome'];

/** Whether the nightly tests run too: `npm test -- --all`. docs/testing.md says what they contain. */
const runsAll = process.env.TEST_ALL === '1';

/** Projects that run tests again under other conditions. They are nightly. */
const combinations: Project<AppServerOptions>[] = [
  // The main tests of each role run again while a simulated translator replaces the texts (failure mode T1).
  { name: 'translated', grep: /@translated/, use: { isTranslated: true } },
  { name: 'build for another origin', testMatch: '**/crossOrigin.setup.ts' },
  {
    name: 'cross origin',
    testIgnore: [sameOriginOnly, demoOnly, enginesOnly],
    ...(process.env.E2E_CROSS_ORIGIN !== 'all' && { grep: /@cross-origin/ }),
    dependencies: ['build for another origin'],
    // This app build contains the ports of both origins, so only one test at a time can start servers at these ports.
    workers: 1,
    use: { isCrossOrigin: true },
  },
];

/**
 * End-to-end tests of the app build with the mock server. A failed test is not retried, because a test that fails only
 * sometimes has a cause that must be found.
 */
export default defineConfig<AppServerOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/checkBuild.ts',
  projects: [
    {
      name: 'documented',
      testIgnore: [crossOriginOnly, demoOnly, ...(engine ? [] : [enginesOnly])],
    },
    { name: 'demo', testMatch: demoOnly },
    ...(runsAll ? combinations : []),
  ],
  // A nightly test has a tag, or is in a file whose name says so.
  ...(runsAll ? {} : { grepInvert: /@nightly|\.nightly\.spec/ }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The official Auth emulator (docs/configuration.md) has only one set of accounts, so parallel tests would change
  // each other's accounts.
  workers: emulatorUrl ? 1 : 2,
  // The time limit for a whole test. It is long, because a test may wait many times and a busy machine is slow. A
  // single wait has the shorter limit of `expect` below.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: output ? `../../../test-results/engines/${output}` : '../../../test-results',
  use: {
    ...device,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...(device.defaultBrowserType === 'chromium' && { launchOptions: launchOptions() }),
  },
});
