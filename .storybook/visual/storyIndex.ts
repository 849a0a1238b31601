import { readFileSync } from 'node:fs';
import type { Fixed } from '../modes.ts';

/** A story as `npm run pictures` finds it in the built Storybook. */
export type Surveyed = {
  id: string;
  /** `Components/Button` */
  title: string;
  /** `Long Label` */
  name: string;
  tags: string[];
  globals: Fixed;
  /** Why there is no picture of it: `parameters.noPicture`. */
  noPicture?: unknown;
};

/** Set by `npm run pictures`: where Storybook is served, and where the list of its stories is kept. */
const told = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: pictures are taken by npm run pictures.`);
  return value;
};

export const storybookUrl = (): string => told('PICTURES_STORYBOOK');

export const surveyed = (): Surveyed[] => JSON.parse(readFileSync(told('PICTURES_STORIES'), 'utf8'));

/** The tag of a story that has no picture. It says why in `parameters.noPicture`. */
export const withoutPicture = 'no-picture';

/**
 * What is wrong with how a story opts out, if anything: the tag needs a reason, and a reason needs the tag, or Storybook's
 * sidebar would not show which stories have no picture.
 */
export const optOutFault = ({ tags, noPicture }: Pick<Surveyed, 'tags' | 'noPicture'>): string | undefined => {
  const hasReason = typeof noPicture === 'string' && noPicture.trim() !== '';
  if (tags.includes(withoutPicture))
    return hasReason ? undefined : `tagged ${withoutPicture}, and parameters.noPicture does not say why`;
  return noPicture === undefined
    ? undefined
    : `parameters.noPicture says why, and the tag ${withoutPicture} is missing`;
};
