import { useSaveAndCompareCopy } from '../../../copy/saved/saveAndCompare.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './SaveButton.module.css';

type SaveButtonProps = {
  /** The name of the bike, which is in the name of the control for screen readers. */
  bikeName: string;
  /** Whether the bike is in the saved bikes. */
  isSaved: boolean;
  /** Called when the user switches the state on or off. */
  onToggle: () => void;
};

/** The button with a heart, with which the user saves a bike. */
export const SaveButton = ({ bikeName, isSaved, onToggle }: SaveButtonProps) => {
  const { saveAndCompare } = useSaveAndCompareCopy();
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.heart}
      aria-label={saveAndCompare.save(bikeName)}
      aria-pressed={isSaved}
      onPress={onToggle}
    >
      <Icon name="heart" />
    </Button>
  );
};
