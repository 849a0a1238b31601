import { Button } from '../../base/Button/Button.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import styles from './UndoMessage.module.css';

type UndoMessageProps = {
  /** A sentence that says what the user has done: 'The saved search was deleted.' */
  text: string;
  /** The text of the button: 'Undo'. */
  label: string;
  /** Called when the user takes the change back. */
  onUndo: () => void;
};

type LinkMessageProps = {
  /** What the user has done: 'Saved'. */
  text: string;
  /** The text of the link: 'See saved bikes'. */
  label: string;
  /** The URL to which the link leads. */
  href: string;
  /** Called when the user follows the link. The caller must remove the toast. */
  onFollow: () => void;
};

/** The content of a toast with a link to what the user has done. */
export const LinkMessage = ({ text, label, href, onFollow }: LinkMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <LinkButton variant="outline" size="small" href={href} onPress={onFollow}>
      {label}
    </LinkButton>
  </span>
);

/** The content of a toast of `toast.undo`. It has a button with which the user can undo an action. */
export const UndoMessage = ({ text, label, onUndo }: UndoMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <Button variant="outline" size="small" onPress={onUndo}>
      {label}
    </Button>
  </span>
);
