import { useController } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { SignInDraft } from './signInDraft.ts';

/** Must be inside a SignInCard, which provides the form. */
export const EmailField = () => {
  const { signIn } = useCopy();
  const { field, fieldState } = useController<SignInDraft, 'email'>({
    name: 'email',
    rules: { required: true },
  });
  return (
    <TextField
      {...field}
      label={signIn.email}
      errorMessage={fieldState.error && signIn.emailRequired}
      type="email"
      autoComplete="username"
      isRequired
    />
  );
};
