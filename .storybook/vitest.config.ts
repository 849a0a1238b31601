import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../scripts/lib/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The initial globals of a mode. Storybook's test addon reads them, but declares no type for them. */
    [initialGlobals]: Record<string, unknown>;
  }
}

/**
 * The modes in which stories run that set no globals: the smallest phone in the light theme, and a desktop in the dark
 * theme. After each story its colours are also checked in the theme that the mode does not use (`vitest.setup.ts`).
 */
const modes = [
  { name: 'small, light', theme: 'light', viewport: { value: 'small' } },
  // Only screens run in this second mode; components and the stories of the app run in the first mode alone.
  {
    name: 'desktop, dark',
    theme: 'dark',
    viewport: { value: 'desktop' },
    exclude: ['packages/app/**', 'packages/ui/src/components/**', 'packages/ui/src/foundations/**'],
  },
];

/**
 * Uses a separate cache of optimized dependencies for each NODE_ENV: two runs at the same time would overwrite each
 * other's cache.
 */
const ownCache: Plugin = {
  name: 'own-cache',
  config: ({ cacheDir }) => ({ cacheDir: `${cacheDir}-${process.env.NODE_ENV}` }),
};

/** Every story is a test: rendered in a browser, with its play function and an accessibility check. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }), ownCache],
  test: {
    name: 'stories',
    // One page for all stories, as in Storybook: a new page for each file took longer than the stories.
    isolate: false,
    // A long timeout for slow machines; no test measures speed.
    testTimeout: 60_000,
    // One worker, because the other core of a CI machine runs the end-to-end tests at the same time.
    maxWorkers: 1,
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: modes.map(({ name, exclude = [], ...globals }) => ({
        browser: 'chromium' as const,
        name,
        exclude,
        viewport: { width: 1280, height: 800 },
        provide: { [initialGlobals]: globals },
      })),
      provider: playwright({
        launchOptions: launchOptions(),
        // Tests run with reduced motion, so that no animation has to end first.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
