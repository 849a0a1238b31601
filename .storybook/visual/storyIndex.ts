import { readFileSync } from 'node:fs';
import type { FixedGlobals } from '../modes/modes.ts';

/** A story of the built Storybook, as `npm run pictures` lists it. */
export type StoryEntry = {
  id: string;
  /** `Components/Button` */
  title: string;
  /** `Long Label` */
  name: string;
  tags: string[];
  globals: FixedGlobals;
  /** The reason why the story has no screenshot, from `parameters.noScreenshot`. */
  noScreenshot?: unknown;
};

/**
 * Reads an environment variable that `npm run pictures` sets: the URL of Storybook, or the path of the list of stories.
 */
const requireEnv = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run npm run pictures.`);
  return value;
};

export const storybookUrl = (): string => requireEnv('PICTURES_STORYBOOK');

export const readStories = (): StoryEntry[] => JSON.parse(readFileSync(requireEnv('PICTURES_STORIES'), 'utf8'));
