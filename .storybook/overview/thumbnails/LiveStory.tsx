import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { viewports } from '../../modes/modes.ts';
import type { Story } from '../product/product.ts';
import { type Combination, canvasUrl } from './combination.ts';
import styles from './StoryThumbnail.module.css';

/** Scrolls a story to its top at the end of its play function, as in a thumbnail. */
const scrollUpAtEnd = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  const page = currentTarget.contentWindow as typeof globalThis | null;
  page?.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', () => page.scrollTo(0, 0));
};

/**
 * Shows a story itself, while it is near the visible part of the page. Each one is a whole page, so a long list of them
 * would otherwise take too much memory.
 */
export const LiveStory = ({ story, combination }: { story: Story; combination: Combination }) => {
  const [isNear, setNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = viewports[combination.viewport];

  useEffect(() => {
    const observer = new IntersectionObserver((changes) => setNear(changes.some((change) => change.isIntersecting)), {
      rootMargin: '300px',
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return (
    // The link around the thumbnail opens the story. The page in the frame must not take the focus or clicks.
    <div ref={ref} className={styles.live} inert>
      {isNear && (
        <iframe
          className={styles.frame}
          title={story.name}
          tabIndex={-1}
          src={canvasUrl(story, combination)}
          onLoad={scrollUpAtEnd}
          {...{ width, height }}
        />
      )}
    </div>
  );
};
