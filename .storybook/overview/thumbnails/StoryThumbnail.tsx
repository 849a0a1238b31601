import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../packages/ui/src/components/base/VisuallyHidden/VisuallyHidden.tsx';
import { viewports } from '../../modes/modes.ts';
import type { Story } from '../product/product.ts';
import { type Combination, describe, possible, screenshotOf, storyUrl } from './combination.ts';
import { LiveStory } from './LiveStory.tsx';
import styles from './StoryThumbnail.module.css';

export type StoryThumbnailProps = {
  story: Story;
  wanted: Combination;
  /** Whether the story is that of a component. Its thumbnail is wide, and at most as high as the window. */
  isComponent?: boolean;
  /** Whether the story itself is shown if it has no screenshot in this combination. */
  showsLiveStory: boolean;
};

/** A link to a story in one combination, with its screenshot. */
export const StoryThumbnail = ({ story, wanted, isComponent = false, showsLiveStory }: StoryThumbnailProps) => {
  const combination = possible(story, wanted);
  const viewport = viewports[combination.viewport];
  const screenshot = screenshotOf(story, combination);
  // Without a screenshot of its own, a component is as high as in the light theme on a phone.
  const componentHeight = screenshot?.height ?? story.screenshots['light-phone'] ?? viewport.height;
  const height = isComponent ? Math.min(componentHeight, viewport.height) : (screenshot?.height ?? viewport.height);
  const notes = [
    combination.viewport !== wanted.viewport && `Only at ${viewport.width} px`,
    combination.theme !== wanted.theme && `Only ${combination.theme}`,
    !screenshot && (showsLiveStory ? 'No screenshot: live' : 'No screenshot'),
  ].filter((note) => note !== false);
  return (
    <a
      className={styles.thumbnail}
      data-width={viewport.type === 'mobile' ? (isComponent ? 'component' : 'narrow') : 'wide'}
      href={storyUrl(story, combination)}
      target="_blank"
      rel="noreferrer"
      style={{ '--viewport-width': viewport.width, '--shown-height': height } as CSSProperties}
    >
      <VisuallyHidden>
        {story.name}: {describe(combination)}
      </VisuallyHidden>
      <span className={styles.box}>
        {screenshot ? (
          <img className={styles.image} alt="" loading="lazy" decoding="async" {...screenshot} />
        ) : (
          showsLiveStory && <LiveStory story={story} combination={combination} />
        )}
      </span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
    </a>
  );
};
