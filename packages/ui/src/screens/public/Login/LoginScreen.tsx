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
  /** Says what came of it; never rejects. */
  onSignIn(answers: LoginInput): Promise<SignInResult>;
  /** Settles when Google's window is gone, whatever came of it; never rejects. */
  onGoogle(): Promise<void>;
  signUpHref: string;
  /** Why a guest is here who wanted to see another page. */
  reason?: SignInReason;
  notice?: SignInNotice;
};

/** Login (spec §2): email and password, Google, and the way to sign up. */
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
