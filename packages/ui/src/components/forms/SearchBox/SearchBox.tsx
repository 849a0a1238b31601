import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './SearchBox.module.css';

type SearchBoxProps = {
  /** Whether the icon is shown at the start of the field. */
  hasIcon?: boolean;
  /** The props of the button that empties the field. Undefined while the field is empty. */
  clear: Omit<ButtonProps, 'children'> | undefined;
  /** The `input`. */
  children: ReactNode;
};

/** The search field's icon, and its clear button, which replaces that of the browser. */
export const SearchBox = ({ hasIcon = true, clear, children }: SearchBoxProps) => (
  <span className={styles.box}>
    {hasIcon && <Icon name="search" className={styles.icon} />}
    {children}
    {clear && (
      <Button variant="quiet" size="small" {...clear} className={styles.clear}>
        <Icon name="close" />
      </Button>
    )}
  </span>
);
