import { EmailField } from '../../../components/auth/SignInCard/EmailField.tsx';
import { PasswordField } from '../../../components/auth/SignInCard/PasswordField.tsx';
import {
  SignInCard,
  type SignInNotice,
  type SignInReason,
  SignInReasonText,
  type SignInResult,
} from '../../../components/auth/SignInCard/SignInCard.tsx';
import { useCopy } from '../../../copy/useCopy.ts';

type LoginInput = { email: string; password: string };

type LoginScreenProps = {
  /** Logs in with email and password. Resolves with the result; never rejects. */
  onSignIn(input: LoginInput): Promise<SignInResult>;
  /** Opens Google's sign-in window. Resolves when the window has closed, with any result; never rejects. */
  onGoogle(): Promise<void>;
  signUpHref: string;
  /** Why a guest who opened another page was redirected to the login page. */
  reason?: SignInReason;
  notice?: SignInNotice;
};

/** The login page (`docs/requirements.md` §2): email and password, Google, and a link to the sign-up page. */
export const LoginScreen = ({ onSignIn, onGoogle, signUpHref, reason, notice }: LoginScreenProps) => {
  const { login } = useCopy();
  return (
    <SignInCard
      title={login.title}
      reason={reason && <SignInReasonText reason={reason} texts={login.reasons} />}
      notice={notice}
      submitLabel={login.submit}
      onSubmit={({ email, password }) => onSignIn({ email, password })}
      onGoogle={onGoogle}
      otherWay={{ question: login.question, label: login.otherLink, href: signUpHref }}
    >
      <EmailField />
      <PasswordField autoComplete="current-password" />
    </SignInCard>
  );
};
