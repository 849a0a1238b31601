import { join } from 'node:path';
import { modesOf } from '../modes/modes.ts';
import { noScreenshotTag, picturesFolder, readStories } from './storyIndex.ts';
import { type Screenshot, screenshotPath, test, writeScreenshot } from './storyPage.ts';

const stories = readStories().filter(({ tags }) => !tags.includes(noScreenshotTag));

/** A thumbnail is small, so a lossy file does not look different. */
const quality = 60;

// The thumbnails have the first viewport of a story, which is a phone for most stories, and no Bangla: the other
// combinations would take too long for a build.
for (const title of new Set(stories.map((story) => story.title))) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });

    for (const story of stories.filter((one) => one.title === title)) {
      const [mode] = modesOf(story);
      if (!mode) continue;
      const { viewport, themes } = mode;
      test(story.name, async ({ storyPage }) => {
        await storyPage.show(story, viewport);
        for (const theme of themes) {
          const screenshot: Screenshot = { viewport, theme, language: 'en' };
          const options = await storyPage.screenshotOptions(story, screenshot);
          await writeScreenshot(
            storyPage,
            join(picturesFolder(), ...screenshotPath(story.id, screenshot)),
            options,
            quality,
          );
        }
      });
    }
  });
}
