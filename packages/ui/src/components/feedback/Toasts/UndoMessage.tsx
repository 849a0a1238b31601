import { Button } from '../../base/Button/Button.tsx';
import styles from './UndoMessage.module.css';

type UndoMessageProps = {
  /** What was done: 'The saved search was deleted.' */
  text: string;
  /** The text of the button: 'Undo'. */
  label: string;
  onUndo(): void;
};

/** The content of a toast with a button that takes back what the user has just done. For `toast.undo`. */
export const UndoMessage = ({ text, label, onUndo }: UndoMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <Button variant="outline" size="small" onPress={onUndo}>
      {label}
    </Button>
  </span>
);
