import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser, launchOptions } from '../lib/browser.mjs';
import { root } from '../lib/install.mjs';
import { programOf } from '../lib/processes.mjs';

const results = join(root, 'test-results');

/** Serves a built Storybook while `use` runs, which gets its URL. */
const serve = async (folder, use) => {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 6110), open: false },
  });
  try {
    return await use(server.resolvedUrls.local[0].replace(/\/$/, ''));
  } finally {
    await server.close();
  }
};

/**
 * Reads the stories of a built Storybook, in the order of its sidebar.
 *
 * @returns {Promise<{ version: string; stories: import('../../.storybook/visual/storyIndex.ts').StoryEntry[] }>} `version` is
 *   that of the browser
 */
export const readStories = (folder) =>
  serve(folder, async (url) => {
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage();
      await page.goto(`${url}/iframe.html`, { timeout: 120_000 });
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined, null, { timeout: 120_000 });
      const stories = await page.evaluate(async () => {
        const storybook = globalThis.__STORYBOOK_PREVIEW__;
        await storybook.ready();
        return Object.values(await storybook.extract()).map(({ id, title, name, tags, storyGlobals, parameters }) => ({
          id,
          title,
          name,
          tags,
          importPath: parameters.fileName,
          globals: storyGlobals,
        }));
      });
      return { stories, version: browser.version() };
    } finally {
      await browser.close();
    }
  });

/**
 * Takes screenshots of stories of a built Storybook.
 *
 * @param {object} options
 * @param {string} options.storybook the folder of the built Storybook
 * @param {object[]} options.stories what `readStories` returns, or a part of it
 * @param {string} options.pictures the folder of the screenshots
 * @param {'stories' | 'thumbnails'} options.suite the file in `.storybook/visual`
 * @param {string} [options.comparedIn] the folder of a report, if the run compares with the screenshots in their folder; without
 *   it, the run writes those that are missing
 * @returns the report of Playwright
 */
export const takePictures = ({ storybook, stories, pictures, suite, comparedIn }) =>
  serve(storybook, async (url) => {
    const list = join(results, 'stories.json');
    const report = join(results, 'pictures.json');
    await mkdir(results, { recursive: true });
    await writeFile(list, JSON.stringify(stories));
    await rm(report, { force: true });
    const args = ['test', '--config', '.storybook/visual/playwright.config.ts', `/${suite}.visual.ts`];
    const env = {
      CHROMIUM_PATH: ensureBrowser(),
      PICTURES_STORYBOOK: url,
      PICTURES_STORIES: list,
      PICTURES_FOLDER: pictures,
      ...(comparedIn && { PICTURES_REPORT: comparedIn }),
    };
    await new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [programOf('@playwright/test', 'playwright'), ...args, '--update-snapshots', comparedIn ? 'none' : 'changed'],
        { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
      );
      child.on('error', resolve);
      child.on('exit', resolve);
    });
    return readFile(report, 'utf8').then(JSON.parse, () => ({
      stats: { expected: 0, unexpected: 1 },
      errors: ['no report'],
    }));
  });
