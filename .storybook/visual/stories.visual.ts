import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { encodeWebp } from '../../scripts/visual-diff/encodeWebp.mjs';
import { type Mode, modesOf } from '../modes/modes.ts';
import { noScreenshotTag, optOutError } from './screenshotOptOut.ts';
import { readStories, type StoryEntry } from './storyIndex.ts';
import { type Screenshot, type StoryPage, screenshotPath, test } from './storyPage.ts';

const folder = join(import.meta.dirname, '../pictures');
const stories = readStories();
const captured = stories
  .filter(({ tags }) => !tags.includes(noScreenshotTag))
  .flatMap((story) => modesOf(story).map((mode) => ({ ...story, ...mode })))
  // Sorted by viewport, because resizing a page takes time.
  .sort((a, b) => a.viewport.localeCompare(b.viewport));
const titles = new Set(captured.map(({ title }) => title));

/** Whether this run updates the committed screenshots instead of comparing with them. */
const isUpdate = () => test.info().config.updateSnapshots !== 'none';
const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The screenshots of a mode: first those in English, then those in Bangla. */
const screenshotsOf = ({ viewport, themes, banglaThemes = [] }: Mode): Screenshot[] => [
  ...themes.map((theme): Screenshot => ({ viewport, theme, language: 'en' })),
  ...banglaThemes.map((theme): Screenshot => ({ viewport, theme, language: 'bn' })),
];

/** Compares the story that the page shows with one of its committed screenshots. During an update it writes the screenshot. */
const expectScreenshot = async (
  storyPage: StoryPage,
  { id, title, name }: Pick<StoryEntry, 'id' | 'title' | 'name'>,
  screenshot: Screenshot,
) => {
  const path = screenshotPath(id, screenshot);
  const file = join(folder, ...path);
  const before = modifiedAt(file);
  if (before === undefined && !isUpdate()) {
    const advice = `${path.join('/')} is missing: npm run pictures -- --update "${name}"`;
    // This `expect` always fails. It is inside the `if`, because the report would list it as a step of every test.
    expect.soft(before, advice).toBeDefined();
    return;
  }
  const options = await storyPage.screenshotOptions({ title, name }, screenshot);
  await expect
    .soft(storyPage.page, `${screenshot.theme} theme, ${screenshot.language}`)
    .toHaveScreenshot(path, options);
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
        for (const screenshot of screenshotsOf(mode))
          await expectScreenshot(storyPage, { id, title, name }, screenshot);
      });
    }
  });
}

test('every screenshot belongs to a story', () => {
  const wanted = new Set(
    captured.flatMap(({ id, ...mode }) =>
      screenshotsOf(mode).map((screenshot) => screenshotPath(id, screenshot).join('/')),
    ),
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
