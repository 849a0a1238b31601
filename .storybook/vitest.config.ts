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

/** Every story is a test: rendered in a browser, with its play function and an accessibility check. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    // One page for all stories, as in Storybook: a new page for each file took longer than the stories.
    isolate: false,
    // A long timeout for slow machines; no test measures speed.
    testTimeout: 60_000,
    // One worker, because the other core of a CI machine runs the end-to-end tests at the same time.
    maxWorkers: 1,
    // The smallest phone in the light theme, for stories that set no globals. vitest.setup.ts also checks the dark theme.
    provide: { [initialGlobals]: { theme: 'light', viewport: { value: 'small' } } },
    // `all` checks every story in all languages, and not only screens. vitest.setup.ts reads it.
    env: { STORY_LANGUAGES: process.env.STORY_LANGUAGES ?? '' },
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        // Tests run with reduced motion, so that no animation has to end first.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
