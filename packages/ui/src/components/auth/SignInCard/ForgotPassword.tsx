import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { Button } from '../../base/Button/Button.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';
import type { PasswordResetDialogProps } from '../PasswordResetDialog/PasswordResetDialog.tsx';
import styles from './SignInCard.module.css';
import type { SignInDraft } from './signInDraft.ts';

const PasswordResetDialog = lazyDialog(
  async () => (await import('../PasswordResetDialog/PasswordResetDialog.tsx')).PasswordResetDialog,
);

export type ForgotPasswordProps = Pick<PasswordResetDialogProps, 'onSubmit' | 'demoMailsHref'>;

/** The button that opens the dialog for a new password. It must be inside a SignInCard, whose e-mail address it uses. */
export const ForgotPassword = (props: ForgotPasswordProps) => {
  const { login } = useSignInCopy();
  const { getValues } = useFormContext<SignInDraft>();
  // The e-mail address with which the dialog has opened.
  const [email, setEmail] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.forgotPassword}
        onPress={() => setEmail(getValues('email'))}
      >
        {login.forgotPassword}
      </Button>
      <PasswordResetDialog {...props} isOpen={email !== null} email={email ?? ''} onClose={() => setEmail(null)} />
    </>
  );
};
