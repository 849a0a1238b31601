import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
import styles from './VerifiedBadge.module.css';

/** Outside the element of the seller's name, so that no name can imitate it (docs/requirements.md §2). */
export const VerifiedBadge = () => {
  const { bikes } = useCopy();
  return (
    <Tooltip text={bikes.verified} opensOnPress>
      <button type="button" className={styles.badge} aria-label={bikes.verified}>
        <Icon name="seal" />
      </button>
    </Tooltip>
  );
};
