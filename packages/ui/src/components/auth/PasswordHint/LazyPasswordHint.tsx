import type { ComponentType } from 'react';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import styles from './PasswordHint.module.css';

type PasswordHintProps = {
  /** The password that the user has typed so far. */
  password: string;
};

/** Without its code there is no hint: the form works without it. */
const noHint: ComponentType<PasswordHintProps> = () => null;

const Loaded = lazyComponent<PasswordHintProps>(() =>
  import('./PasswordHint.tsx').then(
    ({ PasswordHint }) => PasswordHint,
    () => noHint,
  ),
);

/** The line of the hint is reserved, so that the button below does not move away from the pointer. */
export const LazyPasswordHint = ({ password }: PasswordHintProps) => (
  <div className={styles.place}>{password && <Loaded password={password} />}</div>
);
