import { Button } from 'react-aria-components';
import { useCopy } from '../../copy/useCopy.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './VerifiedBadge.module.css';

/**
 * The green seal beside a verified seller's name (spec §2). It stands outside of the name, with words of its own, so that
 * no name can imitate it; hover, focus and a tap all show the words.
 */
export const VerifiedBadge = () => {
  const { bikes } = useCopy();
  return (
    <Tooltip text={bikes.verified} opensOnPress>
      <Button className={styles.badge ?? ''} aria-label={bikes.verified}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            className={styles.seal}
            d="M12 1.8l2.5 1.9 3.1-.2 1 3 2.6 1.8-.9 3 .9 3-2.6 1.8-1 3-3.1-.2L12 20.8l-2.5-1.9-3.1.2-1-3-2.6-1.8.9-3-.9-3 2.6-1.8 1-3 3.1.2z"
          />
          <path className={styles.tick} d="M7.8 11.4l2.9 2.9 5.4-5.6" />
        </svg>
      </Button>
    </Tooltip>
  );
};
