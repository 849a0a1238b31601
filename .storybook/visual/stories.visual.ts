import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { encodeWebp } from '../../scripts/visual-diff/encodeWebp.mjs';
import { type Mode, modesOf } from '../modes.ts';
import { noPictureTag, optOutError, readStories, type StoryEntry } from './storyIndex.ts';
import { type Picture, type StoryPage, screenshotPath, test } from './storyPage.ts';

const folder = join(import.meta.dirname, '../pictures');
const stories = readStories();
const captured = stories
  .filter(({ tags }) => !tags.includes(noPictureTag))
  .flatMap((story) => modesOf(story).map((mode) => ({ ...story, ...mode })))
  // Sorted by viewport, because resizing a page takes time.
  .sort((a, b) => a.viewport.localeCompare(b.viewport));
const titles = new Set(captured.map(({ title }) => title));

/** Whether this run updates the committed screenshots instead of comparing with them. */
const isUpdate = () => test.info().config.updateSnapshots !== 'none';
const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The pictures of a mode: those in English, then those in Bangla. */
const picturesOf = ({ viewport, themes, banglaThemes = [] }: Mode): Picture[] => [
  ...themes.map((theme): Picture => ({ viewport, theme, language: 'en' })),
  ...banglaThemes.map((theme): Picture => ({ viewport, theme, language: 'bn' })),
];

/** Compares the shown story with one of its screenshots, or writes the screenshot. */
const expectPicture = async (
  storyPage: StoryPage,
  { id, title, name }: Pick<StoryEntry, 'id' | 'title' | 'name'>,
  picture: Picture,
) => {
  const path = screenshotPath(id, picture);
  const file = join(folder, ...path);
  const before = modifiedAt(file);
  if (before === undefined && !isUpdate()) {
    const advice = `${path.join('/')} is missing: npm run pictures -- --update "${name}"`;
    // Only called for a missing screenshot, because the report lists every `expect` call as a step.
    expect.soft(before, advice).toBeDefined();
    return;
  }
  const options = await storyPage.screenshotOptions({ title, name }, picture);
  await expect.soft(storyPage.page, `${picture.theme} theme, ${picture.language}`).toHaveScreenshot(path, options);
  if (modifiedAt(file) !== before) await encodeWebp(file);
};

// The stories of one title share one page and run in a fixed order, so that each story starts with the same page state
// in every run.
for (const title of titles) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });

    for (const { id, name, ...mode } of captured.filter((story) => story.title === title)) {
      test(`${name}, ${mode.viewport}`, async ({ storyPage }) => {
        await storyPage.show({ id, title }, mode.viewport);
        for (const picture of picturesOf(mode)) await expectPicture(storyPage, { id, title, name }, picture);
      });
    }
  });
}

test('every screenshot belongs to a story', () => {
  const wanted = new Set(
    captured.flatMap(({ id, ...mode }) => picturesOf(mode).map((picture) => screenshotPath(id, picture).join('/'))),
  );
  const existing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
  const stale = existing.filter((file) => !wanted.has(file.replaceAll('\\', '/')));
  if (!isUpdate())
    expect(stale, 'screenshots of deleted stories: npm run pictures -- --update deletes them').toEqual([]);
  for (const file of stale) rmSync(join(folder, file));
});

test('every story without a screenshot states its reason', () => {
  const errors = stories.flatMap((story) => {
    const error = optOutError(story);
    return error ? [`${story.id}: ${error}`] : [];
  });
  expect(errors).toEqual([]);
});
