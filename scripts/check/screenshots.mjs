#!/usr/bin/env node
// npm run pictures: compares the stories whose modules have changed with those of an earlier revision.
//   npm run pictures                    what has changed since the branch left main, with the uncommitted changes
//   npm run pictures -- BikeCard        only the stories with all of these words in their file's path or their name
//   npm run pictures -- --base v0.1.0   what has changed since another revision of git
//   npm run pictures -- --all           also the stories whose modules have not changed
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../lib/install.mjs';
import { dependsOn } from '../visual-diff/dependsOn.mjs';
import { changedFiles, findBase, gitIn, writeWorkingTree } from '../visual-diff/revisions.mjs';
import { containsWords, storyFilesWith } from '../visual-diff/storiesWithWords.mjs';

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
if (words.length > 0 && storyFilesWith(root, words).length === 0)
  stop(`No story has ${words.join(' and ')} in the path of its file or in its name.`);
const tree = writeWorkingTree(root);
const changed = changedFiles(root, base.tree, tree);
if (changed.length === 0) stop(`No file differs from ${base.subject}.`, 0);

ensureInstalled();
// Imported after the installation, because these modules need packages.
const { buildBaseStorybook, buildStorybook } = await import('../visual-diff/buildStorybook.mjs');
const { readStories, takePictures } = await import('../visual-diff/takePictures.mjs');
const { changesInReport, deletedScreenshots, inStoryOrder, writeVisualDiffReport } = await import(
  '../visual-diff/visualDiffReport.mjs'
);

const storybook = join(root, 'storybook-static');
const baseStorybook = join(root, '.pictures', base.tree, 'storybook');
/** The page of what changed. It is inside the built Storybook, to whose stories it links. */
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

const isAffected = dependsOn(modules, changed);
const isWanted = ({ id, importPath }) =>
  words.length > 0 ? containsWords(words, importPath, id.split('--')[1]) : values.all || isAffected(importPath);
const has = (list, { id }) => list.some((story) => story.id === id);
const wanted = stories.filter(isWanted);
const deleted = before
  .filter((story) => isWanted(story) && !has(stories, story))
  .map((story) => ({ ...story, globals: {} }));
if (wanted.length + deleted.length === 0) stop(`No story depends on a file that differs from ${base.subject}.`, 0);

// The screenshots also depend on the browser, and on the files that take them.
const method = gitIn(root)('rev-parse', `${tree}:.storybook/visual`).slice(0, 12);
const pictures = join(root, '.pictures', base.tree, `chromium-${version}-${method}`);
console.info(`Taking screenshots of ${base.subject} that have not been taken before.`);
const old = [...wanted.filter((story) => has(before, story)), ...deleted];
await takePictures({ storybook: baseStorybook, stories: old, pictures, suite: 'stories', isCompared: false });
console.info('Comparing with these screenshots.');
const report = await takePictures({ storybook, stories: wanted, pictures, suite: 'stories', isCompared: true });

const changes = [...changesInReport(report), ...deletedScreenshots(pictures, deleted)];
await writeVisualDiffReport(whatChanged, inStoryOrder(changes, stories), base.subject);
const { expected, unexpected } = report.stats;
console.info(`\nWhat changed, side by side: ${join(whatChanged, 'index.html')}`);
console.info(`Compared with ${base.subject}: ${changes.length} screenshots differ.`);
console.info(`${expected} passed, ${unexpected} failed`);
process.exitCode = unexpected === 0 ? 0 : 1;
