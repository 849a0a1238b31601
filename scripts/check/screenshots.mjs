#!/usr/bin/env node
// npm run pictures: compares every story with its committed screenshots, in the modes of .storybook/modes/modes.ts.
//   npm run pictures -- BikeCard phone      only tests with all of these words in their titles
//   npm run pictures -- --update            writes screenshots that differ or are missing; with words, only those
//   npm run pictures -- --anyway            compares also on a machine with other fonts or another browser
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { changesInGit, currentCommit } from '../visual-diff/changesInGit.mjs';
import { changesInReport, inStoryOrder, writeVisualDiffReport } from '../visual-diff/visualDiffReport.mjs';

const options = ['--update', '--anyway'];
const args = process.argv.slice(2);
const words = args.filter((argument) => !argument.startsWith('-'));
const unknown = args.filter((argument) => argument.startsWith('-') && !options.includes(argument));
if (unknown.length > 0) {
  console.error(
    `There is no option ${unknown.join(', ')}. There are: ${options.join(', ')}, and words of the title of a story.`,
  );
  process.exit(2);
}
const isUpdate = args.includes('--update');

ensureInstalled();
// Imported after the installation, because these modules need packages.
const { ensureBrowser, launchOptions } = await import('../lib/browser.mjs');
const { chromium } = await import('playwright');
const { preview } = await import('vite');

const screenshotFolder = join(root, '.storybook/pictures');
/** The file with the version of the Chromium that rendered the screenshots. */
const versionFile = join(screenshotFolder, 'taken-with.txt');
const results = join(root, 'test-results');
const report = join(root, 'playwright-report/pictures');
/** The page of what changed. It is inside the built Storybook, to whose stories it links. */
const whatChanged = join(root, 'storybook-static/what-changed');

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Returns the names of the browser and the fonts that this machine does not have. On such a machine a comparison is
 * useless, because the same text has other pixels.
 */
const missingRequirements = (browser) => [
  ...(browser.endsWith('/chromium-headless-shell') ? [] : ['Debian’s chromium-headless-shell']),
  ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
];

/** Reads the list of stories from Storybook, in the order of its sidebar, and the version of the browser. */
const readStories = async (url) => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
    const stories = await page.evaluate(async () => {
      const storybook = globalThis.__STORYBOOK_PREVIEW__;
      await storybook.ready();
      return Object.values(await storybook.extract()).map(({ id, title, name, tags, storyGlobals, parameters }) => ({
        id,
        title,
        name,
        tags,
        globals: storyGlobals,
        noScreenshot: parameters.noScreenshot,
      }));
    });
    return { stories, version: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
  }
};

/** A regular expression for titles that contain all words, in any order. */
const containing = (words) => words.map((word) => `(?=.*${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`).join('');

const browser = ensureBrowser();
const missing = missingRequirements(browser);
if (missing.length > 0) {
  console.error(
    `The screenshots were made on Debian. This machine lacks ${missing.join(' and ')}, so unchanged stories would differ. ` +
      'Run the command there (see docs/testing.md), or compare anyway with -- --anyway.',
  );
  if (!args.includes('--anyway') || isUpdate) process.exit(1);
}

const built = await run('npm', ['run', '--silent', 'build-storybook', '--', '--quiet', '--loglevel', 'warn']);
if (built !== 0) process.exit(built);

const server = await preview({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 6110), open: false },
});
const url = server.resolvedUrls.local[0].replace(/\/$/, '');
const { stories, version } = await readStories(url);
const lastVersion = await readFile(versionFile, 'utf8').then(
  (text) => text.trim(),
  () => undefined,
);
if (lastVersion && lastVersion !== version)
  console.warn(`The screenshots were made with ${lastVersion}. This is ${version}, which may cause differences.`);

const list = join(results, 'stories.json');
const summary = join(results, 'pictures.json');
await mkdir(results, { recursive: true });
await mkdir(screenshotFolder, { recursive: true });
await writeFile(list, JSON.stringify(stories));
await rm(summary, { force: true });
const code = await run(
  'npx',
  [
    'playwright',
    'test',
    ...['--config', '.storybook/visual/playwright.config.ts'],
    // Only changed screenshots are written, so that the bytes of unchanged ones stay the same.
    ...(isUpdate ? ['--update-snapshots', 'changed', 'stories'] : ['--update-snapshots', 'none']),
    ...(words.length > 0 ? ['--grep', containing(words)] : []),
  ],
  { CHROMIUM_PATH: browser, PICTURES_STORYBOOK: url, PICTURES_STORIES: list },
);
await server.close();

const playwrightReport = await readFile(summary, 'utf8').then(JSON.parse, () => ({}));
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = playwrightReport.stats ?? {};
if (words.length > 0 && expected + unexpected + flaky + skipped === 0) {
  console.error(`No title of a story contains ${words.join(' and ')}. Capital letters count.`);
  process.exit(1);
}
const changes = isUpdate ? changesInGit(root, '.storybook/pictures', stories) : changesInReport(playwrightReport);
await writeVisualDiffReport(whatChanged, inStoryOrder(changes, stories), currentCommit(root));
const failed = unexpected + flaky + skipped || (code === 0 ? 0 : 1);
if (isUpdate && failed === 0 && words.length === 0) await writeFile(versionFile, `${version}\n`);
console.info(
  `\nWhat changed, side by side: ${join(whatChanged, 'index.html')}\nEach test by itself: ${join(report, 'index.html')}`,
);
console.info(`${expected} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
