#!/usr/bin/env node
// npm run pictures: compares the stories whose modules have changed with those of an earlier revision.
//   npm run pictures                    what has changed since the branch left main, with the uncommitted changes
//   npm run pictures -- BikeCard        only the stories with all of these words in their file's path or their name
//   npm run pictures -- --base v0.1.0   what has changed since another revision of git
//   npm run pictures -- --all           also the stories whose modules have not changed
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureInstalled, root } from '../lib/install.mjs';
import { dependsOn } from '../visual-diff/dependsOn.mjs';
import { changedFiles, findBase, gitIn, writeWorkingTree } from '../visual-diff/revisions.mjs';

/** Ends the command with one sentence. */
const stop = (sentence, code = 1) => {
  (code === 0 ? console.info : console.error)(sentence);
  process.exit(code);
};
const attempt = (run) => {
  try {
    return run();
  } catch (error) {
    return stop(error.message);
  }
};

const { values, positionals: words } = attempt(() =>
  parseArgs({ options: { base: { type: 'string' }, all: { type: 'boolean' } }, allowPositionals: true }),
);
const base = attempt(() => findBase(root, values.base));
const tree = writeWorkingTree(root);
const changed = changedFiles(root, base.tree, tree);
if (changed.length === 0) stop(`No file differs from ${base.subject}.`, 0);

ensureInstalled();
// Imported after the installation, because these modules need packages.
const { buildBaseStorybook, buildStorybook } = await import('../visual-diff/buildStorybook.mjs');
const { readStories, takePictures } = await import('../visual-diff/takePictures.mjs');

const storybook = join(root, 'storybook-static');
const baseStorybook = join(root, '.pictures', base.tree, 'storybook');
/** The folder of Playwright's report, inside the built Storybook. */
const whatChanged = join(storybook, 'what-changed');

console.info(`Building Storybook, and that of ${base.subject} if it has not been built before.`);
await Promise.all([
  buildStorybook({ source: root, folder: storybook, tree }),
  buildBaseStorybook({ root, ...base, folder: baseStorybook }),
]);

const readJson = async (...path) => JSON.parse(await readFile(join(...path), 'utf8'));
const { modules } = await readJson(storybook, 'preview-stats.json');
const { stories, version } = await readStories(storybook);
const before = Object.values((await readJson(baseStorybook, 'index.json')).entries).filter(
  ({ type }) => type === 'story',
);

/** Capital letters, spaces and hyphens do not count: the story `LongLabel` has the id `…--long-label`. */
const simplify = (text) => text.toLowerCase().replaceAll(/[\s-]/g, '');
const isAffected = dependsOn(modules, changed);
const isWanted = ({ id, importPath }) =>
  words.length > 0
    ? words.every((word) => simplify(`${importPath} ${id.split('--')[1]}`).includes(simplify(word)))
    : values.all || isAffected(importPath);
const has = (list, { id }) => list.some((story) => story.id === id);
const wanted = stories.filter(isWanted);
const deleted = before.filter((story) => isWanted(story) && !has(stories, story));
if (wanted.length + deleted.length === 0)
  stop(
    `No story ${words.length > 0 ? `has ${words.join(' and ')} in its path or name` : `depends on a file that differs from ${base.subject}`}.`,
    0,
  );

// The screenshots also depend on the browser, and on the files that take them.
const method = gitIn(root)('rev-parse', `${tree}:.storybook/visual`).slice(0, 12);
const pictures = join(root, '.pictures', base.tree, `chromium-${version}-${method}`);
console.info(`Taking screenshots of ${base.subject} that have not been taken before.`);
const old = wanted.filter((story) => has(before, story));
await takePictures({ storybook: baseStorybook, stories: old, pictures, suite: 'stories' });
console.info('Comparing with these screenshots.');
const report = await takePictures({ storybook, stories: wanted, pictures, suite: 'stories', comparedIn: whatChanged });

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
/** Whether a screenshot differs or is new. Any other error means that a story cannot be shown. */
const isDifference = ({ message }) =>
  /failed\s+(\d+ pixels|Expected an image)|\.webp is new/.test(stripVTControlCharacters(message));
const failures = specsIn(report).flatMap(({ tests }) => tests.filter(({ status }) => status === 'unexpected'));
const differing = failures.filter(({ results }) => results.every(({ errors }) => errors.every(isDifference)));
const failed = failures.length - differing.length;
for (const { title, name } of deleted) console.info(`Deleted: ${title}, ${name}`);
console.info(`\nWhat changed, side by side: ${join(whatChanged, 'index.html')}`);
console.info(`Compared with ${base.subject}: ${differing.length} stories differ.`);
console.info(
  `${report.stats.expected + differing.length} passed, ${report.errors?.length ? failed + 1 : failed} failed`,
);
process.exitCode = failed === 0 && !report.errors?.length ? 0 : 1;
