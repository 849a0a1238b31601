import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../scripts/lib/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The initial globals of all stories. Storybook's test addon reads them, but declares no type for them. */
    [initialGlobals]: Record<string, unknown>;
  }
}

/** Runs every story as a test: it is rendered in a browser, with its play function and an accessibility check. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    // All stories share one page, as in Storybook. Opening a new page for each file took longer than running its stories.
    isolate: false,
    // The timeout is long, because a machine may be slow and no story measures speed.
    testTimeout: 60_000,
    // One worker: a CI machine has two cores, and the other one runs the end-to-end tests at the same time.
    maxWorkers: 1,
    // A story that sets no globals is shown on the smallest phone in the light theme.
    provide: { [initialGlobals]: { theme: 'light', viewport: { value: 'small' } } },
    // With the value `all`, stories.setup.ts also checks the other theme, the other languages, larger text and the desktop.
    env: { STORY_PASSES: process.env.STORY_PASSES ?? '' },
    setupFiles: [fileURLToPath(new URL('testing/stories.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        // With reduced motion, a test does not have to wait for the end of an animation.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
