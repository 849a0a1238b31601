import { type SignUpRole, signUpRoles } from '@second-gear/contract';
import { Controller, useForm } from 'react-hook-form';
import { Select } from '../../components/Select/Select.tsx';
import { SignInCard, type SignInNotice, type SignInResult } from '../../components/SignInCard/SignInCard.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useCopy } from '../../copy/useCopy.ts';
import { usePending } from '../../hooks/usePending.ts';

type SignUpAnswers = { name: string; email: string; role: SignUpRole; password: string };

/** The same while it is being typed: no role is chosen for anybody beforehand. */
type Draft = Omit<SignUpAnswers, 'role'> & { role: SignUpRole | null };

type SignUpScreenProps = {
  /** Says what came of it; never rejects. */
  onSignUp(answers: SignUpAnswers): Promise<SignInResult>;
  /** Settles when Google's window is gone, whatever came of it; never rejects. */
  onGoogle(): Promise<void>;
  loginHref: string;
  notice?: SignInNotice;
};

/** Sign up (spec §2): name, email, Buyer or Seller, password, Google. A refusal leaves everything as it was typed. */
export const SignUpScreen = ({ onSignUp, onGoogle, loginHref, notice }: SignUpScreenProps) => {
  const { signIn, signUp } = useCopy();
  const { control, handleSubmit, getValues, setFocus } = useForm<Draft>({
    defaultValues: { name: '', email: '', role: null, password: '' },
  });
  const submission = usePending(async ({ role, ...answers }: Draft) => {
    if (!role) return; // A form without a role does not get this far; the type does not know it.
    if ((await onSignUp({ ...answers, name: answers.name.trim(), role })) === 'done') return;
    setFocus(getValues('email') ? 'password' : 'email', { shouldSelect: true });
  });
  return (
    <SignInCard
      title={signUp.title}
      notice={notice}
      submitLabel={signUp.submit}
      isSubmitting={submission.isPending}
      onSubmit={handleSubmit(submission.run)}
      onGoogle={onGoogle}
      otherWay={{ question: signUp.question, label: signUp.otherWay, href: loginHref }}
    >
      <Controller
        control={control}
        name="name"
        rules={{ validate: (name) => name.trim() !== '' || signIn.nameRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={signIn.name}
            errorMessage={fieldState.error?.message}
            autoComplete="name"
            isRequired
          />
        )}
      />
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
        name="role"
        rules={{ required: signIn.roleRequired }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={signIn.role}
            errorMessage={fieldState.error?.message}
            options={signUpRoles.map((role) => ({ id: role, label: signIn.roles[role] }))}
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
            autoComplete="new-password"
            isRequired
          />
        )}
      />
    </SignInCard>
  );
};
