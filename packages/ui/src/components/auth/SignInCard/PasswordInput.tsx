import { type ComponentProps, useState } from 'react';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './PasswordField.module.css';

type PasswordInputProps = Omit<ComponentProps<typeof TextField>, 'autoComplete' | 'className' | 'type'> & {
  /** Tells a password manager whether to fill in a saved password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A field for a password. A button shows the typed password. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { signIn } = useSignInCopy();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.container}>
      <TextField
        {...props}
        className={styles.field}
        type={isShown ? 'text' : 'password'}
        autoCorrect="off"
        spellCheck="false"
        isRequired
      />
      <Button
        variant="quiet"
        size="small"
        className={styles.toggle}
        aria-label={isShown ? signIn.hidePassword : signIn.showPassword}
        onPress={() => setShown(!isShown)}
      >
        <span>{isShown ? signIn.hide : signIn.show}</span>
      </Button>
    </div>
  );
};
