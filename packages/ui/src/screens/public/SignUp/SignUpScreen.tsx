import { type SignUpRole, signUpRoles } from '@second-gear/contract';
import { useController, useFormContext } from 'react-hook-form';
import { LazyPasswordHint } from '../../../components/auth/PasswordHint/LazyPasswordHint.tsx';
import { EmailField } from '../../../components/auth/SignInCard/EmailField.tsx';
import { PasswordField } from '../../../components/auth/SignInCard/PasswordField.tsx';
import {
  SignInCard,
  type SignInReason,
  SignInReasonText,
  type SignInResult,
  type SignInWays,
} from '../../../components/auth/SignInCard/SignInCard.tsx';
import type { SignInDraft } from '../../../components/auth/SignInCard/signInDraft.ts';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { RequiredTextField } from '../../../components/forms/TextField/RequiredTextField.tsx';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useCopy } from '../../../copy/useCopy.ts';

type SignUpInput = { name: string; email: string; role: SignUpRole; password: string };

type SignUpScreenProps = SignInWays & {
  /** Creates the account. The promise never rejects. */
  onSignUp: (input: SignUpInput) => Promise<SignInResult>;
  /** The URL of the login page. */
  loginHref: string;
  /** The role that is selected at first. Null: the user must choose. */
  role?: SignUpRole | null;
  /** Set if the guest wanted to open another page, and came here by the login page. It says which page. */
  reason?: SignInReason;
};

/** The sign-up page (docs/requirements.md §2): name, e-mail, role and password, and the Google button. */
export const SignUpScreen = ({ onSignUp, loginHref, role = null, reason, ...ways }: SignUpScreenProps) => {
  const { login, signUp } = useSignInCopy();
  const submit = async ({ role: chosen, name, ...rest }: SignInDraft): Promise<SignInResult> => {
    // For TypeScript: after the validation the role is never null.
    if (!chosen) return { problem: '', field: 'password' };
    return onSignUp({ ...rest, name: name.trim(), role: chosen });
  };
  return (
    <SignInCard
      {...ways}
      title={signUp.title}
      reason={reason && <SignInReasonText reason={reason} texts={signUp.reasons} />}
      submitLabel={signUp.submit}
      onSubmit={submit}
      signUp={{ role, googleNote: signUp.googleNote }}
      otherWay={{ question: signUp.question, label: login.submit, href: loginHref }}
    >
      <NameField />
      <EmailField />
      <RoleField />
      <PasswordField autoComplete="new-password" />
      <HintOfPassword />
    </SignInCard>
  );
};

const HintOfPassword = () => <LazyPasswordHint password={useFormContext<SignInDraft>().watch('password')} />;

const NameField = () => {
  const { signIn } = useSignInCopy();
  return (
    <RequiredTextField<SignInDraft>
      name="name"
      label={signIn.name}
      requiredMessage={signIn.nameRequired}
      autoComplete="name"
    />
  );
};

const RoleField = () => {
  const { roles } = useCopy();
  const { signIn } = useSignInCopy();
  const { field, fieldState } = useController<SignInDraft, 'role'>({
    name: 'role',
    rules: { required: true },
  });
  return (
    <Select
      {...field}
      label={signIn.role}
      errorMessage={fieldState.error && signIn.roleRequired}
      options={signUpRoles.map((role) => ({ id: role, label: roles[role] }))}
      isRequired
    />
  );
};
