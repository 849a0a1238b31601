import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Email } from '../../base/Table/Email.tsx';
import { Dialog, DialogActions } from '../../feedback/Dialog/Dialog.tsx';
import { RequiredTextField } from '../../forms/TextField/RequiredTextField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import styles from './GoogleAccountDialog.module.css';

type DemoAccount = { name: string; email: string };

type GoogleAccountDialogProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** The accounts that the user can choose from. */
  accounts: readonly DemoAccount[];
  /** Called with what the user has chosen. */
  onChoose: (account: DemoAccount) => void;
  /** Called when the user closes the dialog without choosing an account. This is not an error. */
  onCancel: () => void;
};

/** Replaces Google's sign-in window when the app uses the demo auth provider. Its text says that it is a demo. */
export const GoogleAccountDialog = ({ isOpen, accounts, onChoose, onCancel }: GoogleAccountDialogProps) => {
  const { googleAccount: copy } = useDemoCopy();
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={copy.title} size="small">
      <p className={styles.demoNote}>{copy.explanation}</p>
      <ul className={styles.accounts} aria-label={copy.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.account} onClick={() => onChoose(account)}>
              <span className={styles.initial} aria-hidden="true">
                {firstLetter(account.name)}
              </span>
              <span className={styles.text}>
                <strong>
                  <BidiText>{account.name}</BidiText>
                </strong>
                <span className={styles.email}>
                  <Email address={account.email} />
                </span>
              </span>
              <Icon name="arrow" />
            </button>
          </li>
        ))}
      </ul>
      <OtherAccount onChoose={onChoose} onCancel={onCancel} />
    </Dialog>
  );
};

/** `name[0]` could be half of a character (a UTF-16 surrogate). */
const firstLetter = (name: string): string => Array.from(name)[0] ?? '';

const OtherAccount = ({ onChoose, onCancel }: Pick<GoogleAccountDialogProps, 'onChoose' | 'onCancel'>) => {
  const { googleAccount: copy } = useDemoCopy();
  const { authErrors } = useCopy();
  const { signIn } = useSignInCopy();
  const titleId = useId();
  const { control, handleSubmit } = useForm<DemoAccount>({ defaultValues: { name: '', email: '' } });
  return (
    <Stack
      as="form"
      gap="2"
      onSubmit={handleSubmit(({ name, email }) => onChoose({ name: name.trim(), email: email.trim() }))}
      noValidate
      aria-labelledby={titleId}
    >
      <h3 className={styles.title} id={titleId}>
        {copy.other}
      </h3>
      <RequiredTextField
        control={control}
        name="name"
        label={copy.name}
        autoComplete="off"
        requiredMessage={signIn.nameRequired}
      />
      <Controller
        name="email"
        control={control}
        rules={{
          validate: {
            required: (email) => !isBlank(email),
            // The demo auth provider checks no more than this.
            format: (email) => /^\S+@\S+$/.test(email.trim()),
          },
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={copy.email}
            type="email"
            autoComplete="off"
            isRequired
            errorMessage={
              fieldState.error &&
              (fieldState.error.type === 'required' ? signIn.emailRequired : authErrors['invalid-email'])
            }
          />
        )}
      />
      <DialogActions>
        <Button variant="outline" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit">{copy.submit}</Button>
      </DialogActions>
    </Stack>
  );
};
