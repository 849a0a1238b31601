import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import styles from '../Button/Button.module.css';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';

type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'render'> & {
  /** The URL to which the link leads. */
  href: string;
  /** The look of the control: filled for the main action of a page, red for a permanent deletion, outlined or quiet for others. */
  variant?: ButtonVariant;
  /** The size of the control. */
  size?: ButtonSize;
  /** Additional CSS classes of the outermost element. */
  className?: string;
  /** The content. */
  children: ReactNode;
};

/** A link that looks like a button. It is for pages on which the main action opens another page. */
export const LinkButton = ({
  variant = 'action',
  size = 'medium',
  className = '',
  children,
  ...props
}: LinkButtonProps) => (
  <Link {...props} className={`${styles.button} ${className}`} data-variant={variant} data-size={size}>
    <span className={styles.label}>{children}</span>
  </Link>
);
