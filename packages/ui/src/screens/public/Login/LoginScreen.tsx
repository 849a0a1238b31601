import type { ReactNode } from 'react';
import { EmailField } from '../../../components/auth/SignInCard/EmailField.tsx';
import { ForgotPassword, type ForgotPasswordProps } from '../../../components/auth/SignInCard/ForgotPassword.tsx';
import { PasswordField } from '../../../components/auth/SignInCard/PasswordField.tsx';
import {
  SignInCard,
  type SignInNotice,
  type SignInReason,
  SignInReasonText,
  type SignInResult,
  type SignInWays,
} from '../../../components/auth/SignInCard/SignInCard.tsx';
import { useSignInCopy } from '../../../copy/account/signIn.ts';

type LoginInput = { email: string; password: string };

type LoginScreenProps = SignInWays & {
  /** Logs in with e-mail and password. The promise never rejects. */
  onSignIn: (input: LoginInput) => Promise<SignInResult>;
  /** The props of the button *Forget Password?*. Undefined, without the button, if no mail can be sent. */
  passwordReset?: ForgotPasswordProps | undefined;
  /** The URL of the sign-up page. */
  signUpHref: string;
  /** Set if the guest wanted to open another page. It says which page. */
  reason?: SignInReason;
  /** A message above the form, with a retry function if there is something to retry. */
  notice?: SignInNotice;
  /** The accounts that a demo offers. */
  demoAccounts?: ReactNode;
};

/** The login page (docs/requirements.md §2): e-mail and password, the Google button, and a link to the sign-up page. */
export const LoginScreen = ({
  onSignIn,
  passwordReset,
  signUpHref,
  reason,
  notice,
  demoAccounts,
  ...ways
}: LoginScreenProps) => {
  const { login, signUp } = useSignInCopy();
  return (
    <SignInCard
      {...ways}
      title={login.title}
      reason={
        <>
          {reason && <SignInReasonText reason={reason} texts={login.reasons} />}
          {demoAccounts && <div>{demoAccounts}</div>}
        </>
      }
      notice={notice}
      help={passwordReset && <ForgotPassword {...passwordReset} />}
      submitLabel={login.submit}
      onSubmit={({ email, password }) => onSignIn({ email, password })}
      isOtherWayFirst={reason !== undefined}
      otherWay={{ question: login.question, label: signUp.submit, href: signUpHref }}
    >
      <EmailField />
      <PasswordField autoComplete="current-password" />
    </SignInCard>
  );
};
