import { modeName } from '../../modes/modes.ts';
import { type Combination, combinationOf, combinations } from './combination.ts';

/** How an overview page shows each of its stories. */
export type ThumbnailSettings = {
  /** The two combinations, side by side. */
  first: Combination;
  second: Combination;
};

/** The settings as Storybook's args. `first` and `second` are names of modes, such as `bangla-dark-phone`. */
export type ThumbnailArgs = { first: string; second: string };

export const defaultThumbnailArgs: ThumbnailArgs = { first: 'light-phone', second: 'dark-phone' };

const modeNames = [...combinations.keys()];

/** Storybook reads an arg from its URL only if it knows the possible values. */
export const thumbnailArgTypes = {
  first: { type: 'string', options: modeNames },
  second: { type: 'string', options: modeNames },
} as const;

/** Returns the settings from Storybook's args. An arg is null if the URL contains `!null`. */
export const settingsOf = ({ first, second }: { [Key in keyof ThumbnailArgs]: ThumbnailArgs[Key] | null }) => ({
  first: combinationOf(first ?? defaultThumbnailArgs.first),
  second: combinationOf(second ?? defaultThumbnailArgs.second),
});

/** Returns the settings as Storybook's args. */
export const argsOf = ({ first, second }: ThumbnailSettings): ThumbnailArgs => ({
  first: modeName(first),
  second: modeName(second),
});
