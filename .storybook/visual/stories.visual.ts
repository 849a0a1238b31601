import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Mode, modesOf } from '../modes/modes.ts';
import { noScreenshotTag, picturesFolder, readStories, type StoryEntry } from './storyIndex.ts';
import { attachNewScreenshot, type Screenshot, type StoryPage, screenshotPath, stylePath, test } from './storyPage.ts';

const stories = readStories();
const captured = stories
  .filter(({ tags }) => !tags.includes(noScreenshotTag))
  .flatMap((story) => modesOf(story).map((mode) => ({ ...story, ...mode })))
  // Sorted by viewport, because resizing a page takes time.
  .sort((a, b) => a.viewport.localeCompare(b.viewport));
const titles = new Set(captured.map(({ title }) => title));

/** The screenshots of a mode: first those in English, then those in Bangla. */
const screenshotsOf = ({ viewport, themes, banglaThemes = [] }: Mode): Screenshot[] => [
  ...themes.map((theme): Screenshot => ({ viewport, theme, language: 'en' })),
  ...banglaThemes.map((theme): Screenshot => ({ viewport, theme, language: 'bn' })),
];

/** Whether this run compares with the screenshots in the folder, or takes those that are missing there. */
const isCompared = () => test.info().config.updateSnapshots === 'none';
const isTaken = ({ id }: StoryEntry, screenshot: Screenshot) =>
  existsSync(join(picturesFolder(), ...screenshotPath(id, screenshot)));

/** Takes a screenshot of the story that the page shows, and compares it if this run compares. The test continues after a difference. */
const takeScreenshot = async (storyPage: StoryPage, story: StoryEntry, screenshot: Screenshot) => {
  const path = screenshotPath(story.id, screenshot);
  const options = await storyPage.screenshotOptions(story, screenshot);
  const isNew = isCompared() && !isTaken(story, screenshot);
  if (isNew) await attachNewScreenshot(storyPage, path, options);
  expect.soft(isNew, `${path.join('/')} is new`).toBe(false);
  if (!isNew) await expect.soft(storyPage.page).toHaveScreenshot(path, { ...options, stylePath });
};

// The stories of one title share one page and run in a fixed order, so that each story starts with the same page state
// in every run.
for (const title of titles) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });

    for (const story of captured.filter((one) => one.title === title)) {
      test(`${story.name}, ${story.viewport}`, async ({ storyPage }) => {
        const screenshots = screenshotsOf(story).filter((screenshot) => isCompared() || !isTaken(story, screenshot));
        if (screenshots.length === 0) return;
        await storyPage.show(story, story.viewport);
        for (const screenshot of screenshots) await takeScreenshot(storyPage, story, screenshot);
      });
    }
  });
}
