import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../scripts/lib/browser.mjs';

const executablePath = findBrowser();

/** Every story is a test: it is drawn in a real browser, its `play` is played, and axe looks at what is there. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            // Containers and root have no sandbox of their own to give.
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
        // What moves is looked at by people; a test sees every change at once.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
