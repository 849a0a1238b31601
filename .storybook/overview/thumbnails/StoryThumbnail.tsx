import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../packages/ui/src/components/base/VisuallyHidden/VisuallyHidden.tsx';
import { viewports } from '../../modes/modes.ts';
import type { Story } from '../product/product.ts';
import { type Combination, describe, possible, screenshotOf, storyUrl } from './combination.ts';
import { LiveStory } from './LiveStory.tsx';
import styles from './StoryThumbnail.module.css';

type StoryThumbnailProps = {
  story: Story;
  wanted: Combination;
  /** Whether the thumbnail is only as high as the screenshot. Otherwise it has the shape of the viewport. */
  isFitted?: boolean;
};

/**
 * A link to a story in one combination, with its screenshot. Without a screenshot in this combination it shows the story
 * itself.
 */
export const StoryThumbnail = ({ story, wanted, isFitted = false }: StoryThumbnailProps) => {
  const combination = possible(story, wanted);
  const viewport = viewports[combination.viewport];
  const screenshot = screenshotOf(story, combination);
  // Without a screenshot of its own, a component is as high as in the light theme on a phone.
  const fittedHeight = screenshot?.height ?? story.screenshots['light-phone'] ?? viewport.height;
  const height = isFitted ? Math.min(fittedHeight, viewport.height) : viewport.height;
  const notes = [
    combination.viewport !== wanted.viewport && `Only at ${viewport.width} px`,
    combination.theme !== wanted.theme && `Only ${combination.theme}`,
    !screenshot && 'No screenshot: live',
  ].filter((note) => note !== false);
  return (
    <a
      className={styles.thumbnail}
      data-width={viewport.type === 'mobile' ? (isFitted ? 'component' : 'narrow') : 'wide'}
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
          <LiveStory story={story} combination={combination} />
        )}
      </span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
    </a>
  );
};
