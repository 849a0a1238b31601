import { modeName } from '../../modes/modes.ts';
import { type Combination, combinationOf, combinations } from './combination.ts';

/** How an overview page shows each of its stories. */
export type ThumbnailSettings = {
  /** The two combinations, side by side. */
  first: Combination;
  second: Combination;
  /** Whether a story without a screenshot is shown itself. */
  isLive: boolean;
};

/** The settings as Storybook's args. `first` and `second` are names of modes, such as `bangla-dark-phone`. */
export type ThumbnailArgs = { first: string; second: string; isLive: boolean };

export const defaultThumbnailArgs: ThumbnailArgs = { first: 'light-phone', second: 'dark-phone', isLive: false };

const modeNames = [...combinations.keys()];

/** Storybook reads an arg from its URL only if it knows the possible values. */
export const thumbnailArgTypes = {
  first: { type: 'string', options: modeNames },
  second: { type: 'string', options: modeNames },
  isLive: { type: 'boolean' },
} as const;

/** Returns the settings from Storybook's args. An arg is null if the URL contains `!null`. */
export const settingsOf = ({ first, second, isLive }: { [Key in keyof ThumbnailArgs]: ThumbnailArgs[Key] | null }) => ({
  first: combinationOf(first ?? defaultThumbnailArgs.first),
  second: combinationOf(second ?? defaultThumbnailArgs.second),
  isLive: Boolean(isLive),
});

/** Returns the settings as Storybook's args. */
export const argsOf = ({ first, second, isLive }: ThumbnailSettings): ThumbnailArgs => ({
  first: modeName(first),
  second: modeName(second),
  isLive,
});
