import { Button } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
import styles from './VerifiedBadge.module.css';

/**
 * The green badge beside a verified seller's name (docs/requirements.md §2). It is outside the element of the name and
 * has its own text, so that no name can imitate it. Hover, focus and a tap show the text.
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
