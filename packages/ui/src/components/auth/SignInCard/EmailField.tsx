import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { RequiredTextField } from '../../forms/TextField/RequiredTextField.tsx';
import type { SignInDraft } from './signInDraft.ts';

/** Must be inside a SignInCard, which provides the form. */
export const EmailField = () => {
  const { signIn } = useSignInCopy();
  return (
    <RequiredTextField<SignInDraft>
      name="email"
      label={signIn.email}
      requiredMessage={signIn.emailRequired}
      type="email"
      autoComplete="username"
    />
  );
};
