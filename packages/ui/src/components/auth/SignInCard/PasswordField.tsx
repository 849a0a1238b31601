import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { SignInDraft } from './signInDraft.ts';

type PasswordFieldProps = Pick<ComponentProps<typeof PasswordInput>, 'autoComplete'>;

/** The field for the password. It must be inside a SignInCard, which has the form. */
export const PasswordField = ({ autoComplete }: PasswordFieldProps) => {
  const { signIn } = useCopy();
  const { field, fieldState } = useController<SignInDraft, 'password'>({
    name: 'password',
    rules: { required: true },
  });
  return (
    <PasswordInput
      {...field}
      label={signIn.password}
      errorMessage={fieldState.error && signIn.passwordRequired}
      autoComplete={autoComplete}
    />
  );
};
