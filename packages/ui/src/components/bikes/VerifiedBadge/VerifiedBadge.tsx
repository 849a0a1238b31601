import { useCopy } from '../../../copy/useCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
import styles from './VerifiedBadge.module.css';

/**
 * Beside the name of a verified seller (docs/requirements.md §2), outside the element of the name, so that no name can
 * imitate it. Its text is shown with the pointer or the focus, and after a tap.
 */
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
