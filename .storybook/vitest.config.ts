import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../scripts/lib/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Storybook declares no type for what it takes from here. */
    [initialGlobals]: Record<string, unknown>;
  }
}

/**
 * What no story asks for itself: the narrowest phone by day, and a wide screen by night. Each is looked at in its other
 * light too, once it has been played (`afterwards.ts`).
 */
const grounds = [
  { name: 'small, light', theme: 'light', viewport: { value: 'small' } },
  // Screens are where width and night come together; what they are made of, and the app's own stories, are played once.
  {
    name: 'desktop, dark',
    theme: 'dark',
    viewport: { value: 'desktop' },
    exclude: ['packages/app/**', 'packages/ui/src/components/**', 'packages/ui/src/foundations/**'],
  },
];

/** The packages as the browser reads them, apart for each React: two runs at once would take them from each other. */
const ownCache: Plugin = {
  name: 'own-cache',
  config: ({ cacheDir }) => ({ cacheDir: `${cacheDir}-${process.env.NODE_ENV}` }),
};

/** Every story is a test: it is drawn in a real browser, its `play` is played, and axe looks at what is there. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }), ownCache],
  test: {
    name: 'stories',
    // One page for all of them, as in Storybook itself: setting it up anew for each file took longer than the stories.
    isolate: false,
    // A busy machine may take its time, and no test is about speed.
    testTimeout: 60_000,
    // The other core is for the journeys, which are played beside them.
    maxWorkers: 1,
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: grounds.map(({ name, exclude = [], ...globals }) => ({
        browser: 'chromium' as const,
        name,
        exclude,
        viewport: { width: 1280, height: 800 },
        provide: { [initialGlobals]: globals },
      })),
      provider: playwright({
        launchOptions: launchOptions(),
        // What moves is looked at by people; a test sees every change at once.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
