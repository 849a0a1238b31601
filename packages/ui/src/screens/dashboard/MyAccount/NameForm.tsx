import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../../components/forms/FormParts/SubmitButton.tsx';
import { RequiredTextField } from '../../../components/forms/TextField/RequiredTextField.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAccountCopy } from '../../../copy/account/account.ts';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import styles from './MyAccountScreen.module.css';

type NameFormProps = {
  /** The displayed name; '' if the account has none. */
  name: string;
  /** True for a seller, whose bikes keep another name. */
  isSeller: boolean;
  /** Saves the name and shows the result in a toast. The promise never rejects: it resolves with the reason of a failure. */
  onSaveName: (name: string) => Promise<string | undefined>;
};

export const NameForm = ({ name, isSeller, onSaveName }: NameFormProps) => {
  const { signIn } = useSignInCopy();
  const { name: copy } = useAccountCopy().account;
  const { control, handleSubmit } = useForm({ defaultValues: { name } });
  const [problem, setProblem] = useState<string>();
  const submission = useSingleFlight(async (values: { name: string }) => {
    setProblem(undefined);
    setProblem(await onSaveName(values.name.trim()));
  });
  return (
    <Stack as="form" gap="2" onSubmit={handleSubmit(submission.run)} noValidate>
      <RequiredTextField
        className={styles.named}
        control={control}
        name="name"
        label={signIn.name}
        description={isSeller ? copy.hintOfSeller : copy.hint}
        requiredMessage={signIn.nameRequired}
        autoComplete="name"
        maxLength={100}
      />
      <SubmitButton className={styles.submit} variant="outline" isPending={submission.isPending} problem={problem}>
        {copy.submit}
      </SubmitButton>
    </Stack>
  );
};
