import product from 'virtual:product';
import type { Story } from '../product/product.ts';
import { thumbnailFolder } from './combination.ts';

/** For each story id, the height of its thumbnail in each mode. */
export type Thumbnails = Readonly<Record<string, Story['thumbnails']>>;

/** Reads the list that the build writes beside the thumbnails. Storybook in development has neither. */
const loadThumbnails = async (): Promise<Thumbnails> => {
  try {
    const response = await fetch(`${thumbnailFolder}/index.json`);
    return response.ok ? await response.json() : {};
  } catch {
    // Some hosts answer with a page instead of an error.
    return {};
  }
};

const withThumbnails = (thumbnails: Thumbnails): readonly Story[] =>
  product.stories.map((story) => ({ ...story, thumbnails: thumbnails[story.id] ?? {} }));

let loaded: Promise<readonly Story[]> | undefined;

/** Loads the stories of this Storybook with their thumbnails, once. */
export const loadStories = () => {
  loaded ??= loadThumbnails().then(withThumbnails);
  return loaded;
};
