import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './PasswordField.module.css';
import type { SignInDraft } from './signInDraft.ts';

type PasswordFieldProps = {
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
};

/** Of Login and of Sign up; within a SignInCard. Its dots can be turned into letters by whoever mistrusts their thumbs. */
export const PasswordField = ({ autoComplete }: PasswordFieldProps) => {
  const { signIn } = useCopy();
  const [isShown, setShown] = useState(false);
  const { field, fieldState } = useController<SignInDraft, 'password'>({
    name: 'password',
    rules: { required: signIn.passwordRequired },
  });
  return (
    <div className={styles.place}>
      <TextField
        {...field}
        className={styles.field ?? ''}
        label={signIn.password}
        errorMessage={fieldState.error?.message}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck="false"
        isRequired
      />
      <Button variant="quiet" size="small" className={styles.show ?? ''} onPress={() => setShown(!isShown)}>
        <span>{isShown ? signIn.hide : signIn.show}</span>
        <VisuallyHidden>{signIn.thePassword}</VisuallyHidden>
      </Button>
    </div>
  );
};
