import { useSaveAndCompareCopy } from '../../../copy/saved/saveAndCompare.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './CompareToggle.module.css';
import { compareTrayId } from './compareTrayId.ts';

type CompareToggleProps = {
  /** The name of the bike, which is in the name of the control for screen readers. */
  bikeName: string;
  /** Whether the bike is in the comparison. */
  isCompared: boolean;
  /** Called when the user switches the state on or off. */
  onToggle: () => void;
};

/** A chosen bike has a second button, visible only with the focus, which moves the focus to the tray. */
export const CompareToggle = ({ bikeName, isCompared, onToggle }: CompareToggleProps) => {
  const { saveAndCompare } = useSaveAndCompareCopy();
  return (
    <span className={styles.group}>
      <Button
        variant="outline"
        size="small"
        className={styles.toggle}
        aria-label={saveAndCompare.compareBike(bikeName)}
        aria-pressed={isCompared}
        onPress={onToggle}
      >
        <Icon name={isCompared ? 'tick' : 'compare'} />
        <span>{saveAndCompare.compare}</span>
      </Button>
      {isCompared && (
        <Button
          variant="outline"
          size="small"
          className={styles.toTray}
          onPress={() => document.getElementById(compareTrayId)?.focus()}
        >
          {saveAndCompare.toTray}
        </Button>
      )}
    </span>
  );
};
