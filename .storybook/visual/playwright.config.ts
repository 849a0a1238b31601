import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';

const { args, ...options } = launchOptions();
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Every story against its committed pictures. Nothing is retried: a flake is a fault to be found. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  outputDir: path('../../test-results/pictures'),
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  reporter: [
    ['line'],
    ['html', { outputFolder: path('../../playwright-report/pictures'), open: 'never' }],
    ['json', { outputFile: path('../../test-results/pictures.json') }],
  ],
  expect: {
    timeout: 15_000,
    // A pixel differs by more than a person could see: two steps of the 256 between black and white. Ten may, since the
    // edge of a curve does when it is painted with another part of the page; foundations.visual.ts shows what is noticed.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 10, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    launchOptions: {
      ...options,
      args: [
        ...args,
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
      env: { ...process.env, FONTCONFIG_FILE: path('fonts.conf') },
    },
  },
});
