import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { findBrowser } from '../lib/browser.mjs';

/** For each story id, the height of its thumbnail in each mode. */
const heightsIn = (folder) => {
  const heights = {};
  for (const mode of readdirSync(folder))
    for (const file of readdirSync(join(folder, mode))) {
      const id = basename(file, '.webp');
      const { height } = imageSize(readFileSync(join(folder, mode, file)));
      heights[id] = { ...heights[id], [mode]: height };
    }
  return heights;
};

/**
 * Takes the thumbnails for the overview pages of a built Storybook, and writes them and a list of them into its folder. Without a
 * browser there are none, and the overview pages show the stories themselves.
 *
 * @param {string} storybook the folder of the built Storybook
 */
export const takeThumbnails = async (storybook) => {
  if (!findBrowser()) {
    console.info('No Chromium was found, so the overview pages have no thumbnails and show the stories themselves.');
    return;
  }
  const { readStories, takePictures } = await import('./takePictures.mjs');
  const { stories } = await readStories(storybook);
  const listed = stories.filter(({ title }) => /^Screens\//.test(title));
  const pictures = join(storybook, 'thumbnails');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures);
  const { stats } = await takePictures({
    storybook,
    stories: listed,
    pictures,
    suite: 'thumbnails',
  });
  if (stats.unexpected > 0) console.warn(`${stats.unexpected} stories have no thumbnail.`);
  writeFileSync(join(pictures, 'index.json'), JSON.stringify(heightsIn(pictures)));
};
