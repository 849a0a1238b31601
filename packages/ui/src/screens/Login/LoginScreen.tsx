import { Controller, useForm } from 'react-hook-form';
import { SignInCard, type SignInNotice, type SignInResult } from '../../components/SignInCard/SignInCard.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useCopy } from '../../copy/useCopy.ts';
import { usePending } from '../../hooks/usePending.ts';

type LoginAnswers = { email: string; password: string };

type LoginScreenProps = {
  /** Says what came of it; never rejects. */
  onSignIn(answers: LoginAnswers): Promise<SignInResult>;
  /** Settles when Google's window is gone, whatever came of it; never rejects. */
  onGoogle(): Promise<void>;
  signUpHref: string;
  notice?: SignInNotice;
};

/** Login (spec §2): email and password, Google, and the way to sign up. A refusal leaves everything as it was typed. */
export const LoginScreen = ({ onSignIn, onGoogle, signUpHref, notice }: LoginScreenProps) => {
  const { signIn, login } = useCopy();
  const { control, handleSubmit, getValues, setFocus } = useForm<LoginAnswers>({
    defaultValues: { email: '', password: '' },
  });
  const submission = usePending(async (answers: LoginAnswers) => {
    if ((await onSignIn(answers)) === 'done') return;
    setFocus(getValues('email') ? 'password' : 'email', { shouldSelect: true });
  });
  return (
    <SignInCard
      title={login.title}
      notice={notice}
      submitLabel={login.submit}
      isSubmitting={submission.isPending}
      onSubmit={handleSubmit(submission.run)}
      onGoogle={onGoogle}
      otherWay={{ question: login.question, label: login.otherWay, href: signUpHref }}
    >
      <Controller
        control={control}
        name="email"
        rules={{ required: signIn.emailRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={signIn.email}
            errorMessage={fieldState.error?.message}
            type="email"
            autoComplete="username"
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ required: signIn.passwordRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={signIn.password}
            errorMessage={fieldState.error?.message}
            type="password"
            autoComplete="current-password"
            isRequired
          />
        )}
      />
    </SignInCard>
  );
};
