import { useAccountCopy } from '../../../copy/account/account.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './PasswordHint.module.css';
import { passwordStrength } from './passwordStrength.ts';

/** Says whether a new password is easy to guess. It never prevents the use of a password. */
export const PasswordHint = ({
  password,
}: {
  /** The password that the user has typed so far. */
  password: string;
}) => {
  const { passwordHint } = useAccountCopy();
  const strength = passwordStrength(password);
  return (
    <p className={styles.hint} data-strength={strength} role="status">
      {strength === 'good' && <Icon name="check" />}
      <span>{passwordHint[strength]}</span>
    </p>
  );
};
