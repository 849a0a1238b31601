import { useController, useForm } from 'react-hook-form';
import { Button } from '../../../components/base/Button/Button.tsx';
import { TextField } from '../../../components/forms/TextField/TextField.tsx';
import { useAccountCopy } from '../../../copy/account/account.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import styles from './MyAccountScreen.module.css';

type NameFormProps = {
  /** The displayed name; '' if the account has none. */
  name: string;
  /** Saves the name and shows the result in a toast. The promise never rejects. */
  onSaveName: (name: string) => Promise<void>;
};

/** Changes the displayed name. */
export const NameForm = ({ name, onSaveName }: NameFormProps) => {
  const { signIn } = useCopy();
  const { name: copy } = useAccountCopy().account;
  const { control, handleSubmit } = useForm({ defaultValues: { name } });
  const { field, fieldState } = useController({
    control,
    name: 'name',
    rules: { validate: (text) => !isBlank(text) },
  });
  const submission = useSingleFlight((values: { name: string }) => onSaveName(values.name.trim()));
  return (
    <form className={styles.form} onSubmit={handleSubmit(submission.run)} noValidate>
      <TextField
        {...field}
        label={signIn.name}
        description={copy.hint}
        errorMessage={fieldState.error && signIn.nameRequired}
        autoComplete="name"
        maxLength={100}
        isRequired
      />
      <Button className={styles.submit ?? ''} variant="outline" type="submit" isPending={submission.isPending}>
        {copy.submit}
      </Button>
    </form>
  );
};
