import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/browser.mjs';
import { picturesFolder } from './storyIndex.ts';

/** The folder of the report that shows what differs. */
const { PICTURES_REPORT: reportFolder } = process.env;

const { args, ...options } = launchOptions();
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Takes the screenshots of stories. There are no retries, because an unstable screenshot is an error that must be fixed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  outputDir: path('../../test-results/pictures'),
  snapshotPathTemplate: `${picturesFolder()}/{arg}{ext}`,
  reporter: [
    ['line'],
    ['json', { outputFile: path('../../test-results/pictures.json') }],
    ...(reportFolder ? [['html', { outputFolder: reportFolder, open: 'never' }] as const] : []),
  ],
  expect: {
    timeout: 15_000,
    // The threshold for one pixel is two of the 256 steps between black and white, a difference that the eye cannot see. Ten
    // pixels may differ by more, because the edges of curves depend on the tile in which the browser paints them.
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
    },
  },
});
