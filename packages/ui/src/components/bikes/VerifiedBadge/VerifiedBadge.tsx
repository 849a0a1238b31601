import { Button } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
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
        <Icon name="seal" />
      </Button>
    </Tooltip>
  );
};
