import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Controller, useForm } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { useStandInCopy } from '../../../copy/useDemoCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Dialog, DialogActions } from '../../feedback/Dialog/Dialog.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import styles from './GoogleAccountDialog.module.css';

/** An account of the demo's Google: whom the identity provider is told it was. */
export type DemoAccount = { name: string; email: string };

type GoogleAccountDialogProps = {
  isOpen: boolean;
  accounts: readonly DemoAccount[];
  onChoose(account: DemoAccount): void;
  /** Closed without choosing: nobody is signed in, and that is no failure. */
  onCancel(): void;
};

/** Stands in for Google's own window where there is no Google behind the shop, and says so. */
export const GoogleAccountDialog = ({ isOpen, accounts, onChoose, onCancel }: GoogleAccountDialogProps) => {
  const { googleAccount: copy } = useStandInCopy();
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={copy.title} size="small">
      <p className={styles.standIn}>{copy.standIn}</p>
      <ul className={styles.accounts} aria-label={copy.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <AriaButton className={styles.account ?? ''} onPress={() => onChoose(account)}>
              <span className={styles.initial} aria-hidden="true">
                {firstLetter(account.name)}
              </span>
              <span className={styles.words}>
                <strong>
                  <BidiText>{account.name}</BidiText>
                </strong>
                <span className={styles.email}>
                  <Address>{account.email}</Address>
                </span>
              </span>
              <Icon name="arrow" />
            </AriaButton>
          </li>
        ))}
      </ul>
      <OtherAccount onChoose={onChoose} onCancel={onCancel} />
    </Dialog>
  );
};

/** An address that has to break breaks before its '@' first. */
const Address = ({ children: email }: { children: string }) => {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
};

/** A letter of any script, not half of one. */
const firstLetter = (name: string): string => Array.from(name)[0] ?? '';

/** Anybody: the demo's Google knows everyone. */
const OtherAccount = ({ onChoose, onCancel }: Pick<GoogleAccountDialogProps, 'onChoose' | 'onCancel'>) => {
  const { googleAccount: copy } = useStandInCopy();
  const { signIn, identityProblems } = useCopy();
  const titleId = useId();
  const { control, handleSubmit } = useForm<DemoAccount>({ defaultValues: { name: '', email: '' } });
  return (
    <form
      className={styles.other}
      onSubmit={handleSubmit(({ name, email }) => onChoose({ name: name.trim(), email: email.trim() }))}
      noValidate
      aria-labelledby={titleId}
    >
      <h3 className={styles.title} id={titleId}>
        {copy.other}
      </h3>
      <Controller
        name="name"
        control={control}
        rules={{ validate: (name) => !isBlank(name) || signIn.nameRequired }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={copy.name}
            autoComplete="off"
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="email"
        control={control}
        rules={{
          validate: {
            given: (email) => !isBlank(email) || signIn.emailRequired,
            // No more than what the identity provider itself looks at.
            addressed: (email) => /^\S+@\S+$/.test(email.trim()) || identityProblems['invalid-email'],
          },
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={copy.email}
            type="email"
            autoComplete="off"
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <DialogActions>
        <Button variant="outline" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit">{copy.submit}</Button>
      </DialogActions>
    </form>
  );
};
