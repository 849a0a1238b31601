import type { StoryEntry } from './storyIndex.ts';

/** The tag of a story that has no screenshot. The parameter `noScreenshot` of the story gives the reason. */
export const noScreenshotTag = 'no-screenshot';

/**
 * Checks a story that has no screenshot. It must have the tag `no-screenshot`, which the sidebar of Storybook shows, and a
 * reason in `parameters.noScreenshot`. Returns an error message if the story has only one of the two.
 */
export const optOutError = ({ tags, noScreenshot }: Pick<StoryEntry, 'tags' | 'noScreenshot'>): string | undefined => {
  const hasReason = typeof noScreenshot === 'string' && noScreenshot.trim() !== '';
  if (tags.includes(noScreenshotTag))
    return hasReason ? undefined : `tagged ${noScreenshotTag}, but parameters.noScreenshot does not say why`;
  return noScreenshot === undefined
    ? undefined
    : `parameters.noScreenshot gives a reason, but the tag ${noScreenshotTag} is missing`;
};
