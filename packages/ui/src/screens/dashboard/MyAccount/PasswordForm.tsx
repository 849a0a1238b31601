import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { LazyPasswordHint } from '../../../components/auth/PasswordHint/LazyPasswordHint.tsx';
import { PasswordInput } from '../../../components/auth/SignInCard/PasswordInput.tsx';
import { SubmitButton } from '../../../components/forms/FormParts/SubmitButton.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAccountCopy } from '../../../copy/account/account.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import styles from './MyAccountScreen.module.css';

type PasswordChange = { current: string; next: string };

/** `currentWrong`: the form says so. A toast has shown any other problem too. */
type PasswordChangeResult = 'done' | 'currentWrong' | { problem: string };

export type OnChangePassword = (change: PasswordChange) => Promise<PasswordChangeResult>;

type PasswordFormProps = {
  /** The e-mail address of the account, with which password managers find it. */
  email: string;
  /** Changes the password. The promise resolves with the result. */
  onChangePassword: OnChangePassword;
};

const emptyForm: PasswordChange = { current: '', next: '' };

/** Changes the password. After a failed attempt the form keeps the typed values. */
export const PasswordForm = ({ email, onChangePassword }: PasswordFormProps) => {
  const { password: copy } = useAccountCopy().account;
  const { control, handleSubmit, reset, setError, setFocus } = useForm({ defaultValues: emptyForm });
  const current = useController({ control, name: 'current', rules: { required: true } });
  const next = useController({ control, name: 'next', rules: { required: true } });
  const currentError = current.fieldState.error;
  const [problem, setProblem] = useState('');
  const submission = useSingleFlight(async (change: PasswordChange) => {
    setProblem('');
    const result = await onChangePassword(change);
    if (result === 'done') reset();
    if (result === 'currentWrong') {
      setError('current', { type: 'wrong' });
      setFocus('current', { shouldSelect: true });
    }
    if (typeof result === 'object') {
      setProblem(result.problem);
      setFocus('next', { shouldSelect: true });
    }
  });
  return (
    <Stack as="form" gap="2" onSubmit={handleSubmit(submission.run)} noValidate>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordInput
        {...current.field}
        label={copy.current}
        errorMessage={currentError && (currentError.type === 'wrong' ? copy.currentWrong : copy.currentRequired)}
        autoComplete="current-password"
      />
      <PasswordInput
        {...next.field}
        label={copy.next}
        errorMessage={next.fieldState.error && copy.nextRequired}
        autoComplete="new-password"
      />
      <LazyPasswordHint password={next.field.value} />
      <p className={styles.text}>{copy.note}</p>
      <SubmitButton className={styles.submit} variant="outline" isPending={submission.isPending} problem={problem}>
        {copy.submit}
      </SubmitButton>
    </Stack>
  );
};
