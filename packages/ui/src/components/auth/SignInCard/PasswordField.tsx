import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './PasswordField.module.css';
import type { SignInDraft } from './signInDraft.ts';

type PasswordFieldProps = {
  /** Tells a password manager whether to fill in a saved password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
};

/** The field for the password, with a button that shows the password. It must be inside a SignInCard, which has the form. */
export const PasswordField = ({ autoComplete }: PasswordFieldProps) => {
  const { signIn } = useCopy();
  const [isShown, setShown] = useState(false);
  const { field, fieldState } = useController<SignInDraft, 'password'>({
    name: 'password',
    rules: { required: true },
  });
  return (
    <div className={styles.container}>
      <TextField
        {...field}
        className={styles.field ?? ''}
        label={signIn.password}
        errorMessage={fieldState.error && signIn.passwordRequired}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck="false"
        isRequired
      />
      <Button
        variant="quiet"
        size="small"
        className={styles.toggle ?? ''}
        aria-label={isShown ? signIn.hidePassword : signIn.showPassword}
        onPress={() => setShown(!isShown)}
      >
        <span>{isShown ? signIn.hide : signIn.show}</span>
      </Button>
    </div>
  );
};
