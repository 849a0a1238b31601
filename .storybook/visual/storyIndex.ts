import { readFileSync } from 'node:fs';
import type { FixedGlobals } from '../modes/modes.ts';

/** A story of a built Storybook, as `scripts/visual-diff/takePictures.mjs` lists it. */
export type StoryEntry = {
  id: string;
  /** `Components/Button` */
  title: string;
  /** `Long Label` */
  name: string;
  /** `./packages/ui/src/components/base/Button/Button.stories.tsx` */
  importPath: string;
  tags: string[];
  globals: FixedGlobals;
};

/** Reads an environment variable that `takePictures.mjs` sets. */
const requireEnv = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run npm run pictures.`);
  return value;
};

export const storybookUrl = (): string => requireEnv('PICTURES_STORYBOOK');

/** The folder of the screenshots that this run takes, or with which it compares. */
export const picturesFolder = (): string => requireEnv('PICTURES_FOLDER');

export const readStories = (): StoryEntry[] => JSON.parse(readFileSync(requireEnv('PICTURES_STORIES'), 'utf8'));

/** The tag of a story that has no screenshot. The parameter `noScreenshot` of the story gives the reason. */
export const noScreenshotTag = 'no-screenshot';
