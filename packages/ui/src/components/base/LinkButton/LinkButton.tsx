import styles from '../Button/Button.module.css';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';

type LinkButtonProps = AnchorProps & {
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonVariant;
  /** The size of the control. */
  size?: ButtonSize;
};

/** A link that looks like a button. It is for pages on which the main action opens another page. */
export const LinkButton = ({
  variant = 'action',
  size = 'medium',
  className = '',
  children,
  ...props
}: LinkButtonProps) => (
  <Anchor {...props} className={`${styles.button} ${className}`} data-variant={variant} data-size={size}>
    <span className={styles.label}>{children}</span>
  </Anchor>
);
