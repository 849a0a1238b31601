#!/usr/bin/env node
// npm run pictures: every story against its committed pictures, by day and night, on a phone and on a wide screen.
//   npm run pictures -- BikeCard phone      only tests with all of these words in their titles
//   npm run pictures -- --update            takes what looks different anew, and what is missing; with words, only those
//   npm run pictures -- --anyway            also on a machine that the pictures are not made for
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { sideBySide } from '../visual-diff/visualDiffReport.mjs';

const options = ['--update', '--anyway'];
const args = process.argv.slice(2);
const words = args.filter((argument) => !argument.startsWith('-'));
const unknown = args.filter((argument) => argument.startsWith('-') && !options.includes(argument));
if (unknown.length > 0) {
  console.error(
    `There is no option ${unknown.join(', ')}. There are: ${options.join(', ')}, and words of a story’s title.`,
  );
  process.exit(2);
}
const isUpdate = args.includes('--update');

ensureInstalled();
// Only now: they need packages.
const { ensureBrowser, launchOptions } = await import('../lib/browser.mjs');
const { chromium } = await import('playwright');
const { preview } = await import('vite');

const pictures = join(root, '.storybook/pictures');
/** Which Chromium the pictures were taken with. */
const takenWith = join(pictures, 'taken-with.txt');
const results = join(root, 'test-results');
const report = join(root, 'playwright-report/pictures');

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Another machine draws the same letters with other pixels: what the pictures need that this one has not. */
const missing = (browser) => [
  ...(browser.endsWith('/chromium-headless-shell') ? [] : ['Debian’s chromium-headless-shell']),
  ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
];

/** What Storybook itself knows of its stories, and who is asked. */
const survey = async (url) => {
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
        noPicture: parameters.noPicture,
      }));
    });
    return { stories, version: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
  }
};

/** Words are taken as they are, in any order. */
const containing = (words) => words.map((word) => `(?=.*${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`).join('');

const browser = ensureBrowser();
const lacks = missing(browser);
if (lacks.length > 0) {
  console.error(
    `The pictures belong to Debian: this machine lacks ${lacks.join(' and ')}, and would find pixels different that ` +
      'nobody changed. Take them there (CONTRIBUTING.md says how), or look at all differences with -- --anyway.',
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
const { stories, version } = await survey(url);
const earlier = await readFile(takenWith, 'utf8').then(
  (text) => text.trim(),
  () => undefined,
);
if (earlier && earlier !== version)
  console.warn(`The pictures were taken with ${earlier}, and this is ${version}: what differs may be its doing.`);

const list = join(results, 'stories.json');
const summary = join(results, 'pictures.json');
await mkdir(results, { recursive: true });
await mkdir(pictures, { recursive: true });
await writeFile(list, JSON.stringify(stories));
await rm(summary, { force: true });
const code = await run(
  'npx',
  [
    'playwright',
    'test',
    ...['--config', '.storybook/visual/playwright.config.ts'],
    // What looks as before is left as it is, to the byte.
    ...(isUpdate ? ['--update-snapshots', 'changed', 'stories'] : ['--update-snapshots', 'none']),
    ...(words.length > 0 ? ['--grep', containing(words)] : []),
  ],
  { CHROMIUM_PATH: browser, PICTURES_STORYBOOK: url, PICTURES_STORIES: list },
);
await server.close();

const found = await readFile(summary, 'utf8').then(JSON.parse, () => ({}));
const page = join(report, 'side-by-side.html');
await mkdir(report, { recursive: true });
await writeFile(page, sideBySide(found, report));
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = found.stats ?? {};
const failed = unexpected + flaky + skipped || (code === 0 ? 0 : 1);
if (isUpdate && failed === 0 && words.length === 0) await writeFile(takenWith, `${version}\n`);
console.info(
  `\nBefore, after and difference, side by side: ${page}\nEach test by itself: ${join(report, 'index.html')}`,
);
console.info(`${expected} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
