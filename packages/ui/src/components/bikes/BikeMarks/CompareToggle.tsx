import { useBikeMarksCopy } from '../../../copy/bikeMarks.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './CompareToggle.module.css';

type CompareToggleProps = {
  bikeName: string;
  isCompared: boolean;
  onToggle(): void;
};

/** The button with which the user chooses a bike for a comparison. */
export const CompareToggle = ({ bikeName, isCompared, onToggle }: CompareToggleProps) => {
  const { bikeMarks } = useBikeMarksCopy();
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.toggle ?? ''}
      aria-label={bikeMarks.compareBike(bikeName)}
      aria-pressed={isCompared}
      onPress={onToggle}
    >
      <Icon name={isCompared ? 'tick' : 'compare'} />
      <span>{bikeMarks.compare}</span>
    </Button>
  );
};
