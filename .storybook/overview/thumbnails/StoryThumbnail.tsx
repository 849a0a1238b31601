import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../packages/ui/src/components/base/VisuallyHidden/VisuallyHidden.tsx';
import { viewports } from '../../modes/modes.ts';
import type { Story } from '../product/product.ts';
import { type Combination, describe, possible, storyUrl, thumbnailOf } from './combination.ts';
import { LiveStory } from './LiveStory.tsx';
import styles from './StoryThumbnail.module.css';

/** The thumbnail of a story. Without one, the story itself. */
export const StoryPicture = ({ story, combination }: { story: Story; combination: Combination }) => {
  const thumbnail = thumbnailOf(story, combination);
  return thumbnail ? (
    <img className={styles.image} alt="" loading="lazy" decoding="async" {...thumbnail} />
  ) : (
    <LiveStory story={story} combination={combination} />
  );
};

type StoryThumbnailProps = {
  story: Story;
  wanted: Combination;
};

/** A link to a story in one combination, with its thumbnail. */
export const StoryThumbnail = ({ story, wanted }: StoryThumbnailProps) => {
  const combination = possible(story, wanted);
  const viewport = viewports[combination.viewport];
  const height = thumbnailOf(story, combination)?.height ?? viewport.height;
  const notes = [
    combination.viewport !== wanted.viewport && `Only at ${viewport.width} px`,
    combination.theme !== wanted.theme && `Only ${combination.theme}`,
  ].filter((note) => note !== false);
  return (
    <a
      className={styles.thumbnail}
      data-width={viewport.type === 'mobile' ? 'narrow' : 'wide'}
      href={storyUrl(story, combination)}
      target="_blank"
      rel="noreferrer"
      style={{ '--viewport-width': viewport.width, '--shown-height': height } as CSSProperties}
    >
      <VisuallyHidden>
        {story.name}: {describe(combination)}
      </VisuallyHidden>
      <span className={styles.box}>
        <StoryPicture story={story} combination={combination} />
      </span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
    </a>
  );
};
