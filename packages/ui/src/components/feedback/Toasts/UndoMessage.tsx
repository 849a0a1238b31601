import { Button } from '../../base/Button/Button.tsx';
import styles from './UndoMessage.module.css';

type UndoMessageProps = {
  /** A sentence that says what the user has done: 'The saved search was deleted.' */
  text: string;
  /** The text of the button: 'Undo'. */
  label: string;
  onUndo: () => void;
};

/** The content of a toast of `toast.undo`. It has a button with which the user can undo an action. */
export const UndoMessage = ({ text, label, onUndo }: UndoMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <Button variant="outline" size="small" onPress={onUndo}>
      {label}
    </Button>
  </span>
);
