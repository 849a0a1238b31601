import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import styles from './SwitchField.module.css';

type SwitchFieldProps = {
  /** Whether the switch is on. */
  isSelected: boolean;
  /** Called with the new value after the user has changed it. */
  onChange: (isSelected: boolean) => void;
  /** A text below the label that explains it. */
  hint?: string;
  /** The content. */
  children: ReactNode;
};

/** A change has an effect at once, and not when the user submits a form. */
export const SwitchField = ({ isSelected, onChange, hint, children }: SwitchFieldProps) => (
  <Switch className={styles.field} isSelected={isSelected} onChange={onChange}>
    <span className={styles.track} />
    <span>
      <span>{children}</span>
      {hint && <span className={styles.hint}> {hint}</span>}
    </span>
  </Switch>
);
