import { Button } from '../../base/Button/Button.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import styles from './UndoMessage.module.css';

type UndoMessageProps = {
  /** What the user has done: 'The saved search was deleted.' */
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

export const LinkMessage = ({ text, label, href, onFollow }: LinkMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <LinkButton variant="outline" size="small" href={href} onClick={onFollow}>
      {label}
    </LinkButton>
  </span>
);

/** The content of `toast.undo`. */
export const UndoMessage = ({ text, label, onUndo }: UndoMessageProps) => (
  <span className={styles.message}>
    <span>{text}</span>
    <Button variant="outline" size="small" onPress={onUndo}>
      {label}
    </Button>
  </span>
);
