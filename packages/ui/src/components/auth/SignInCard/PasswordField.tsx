import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { SignInDraft } from './signInDraft.ts';

type PasswordFieldProps = Pick<ComponentProps<typeof PasswordInput>, 'autoComplete'>;

/** The field for the password. It must be inside a SignInCard, which has the form. */
export const PasswordField = ({ autoComplete }: PasswordFieldProps) => {
  const { signIn } = useSignInCopy();
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
