import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useSignInHelpCopy } from '../../../copy/account/signInHelp.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Dialog, type DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { RequiredTextField } from '../../forms/TextField/RequiredTextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

type ContentProps = Pick<DialogState, 'onClose'> & {
  /** The e-mail address that the user has typed into the login form. */
  email: string;
  /** Asks the auth provider to send the link. Resolves with false if that failed and a toast has shown the reason. */
  onSubmit: (email: string) => Promise<boolean>;
  /** The URL of the page with the mails of the demo. Null with a real auth provider, which sends real mails. */
  demoMailsHref: string | null;
};

export type PasswordResetDialogProps = ContentProps & DialogState;

/** Asks for the e-mail address to which the auth provider sends a link for a new password. */
export const PasswordResetDialog = ({ isOpen, ...content }: PasswordResetDialogProps) => {
  const { passwordReset } = useSignInHelpCopy();
  return (
    <Dialog isOpen={isOpen} onClose={content.onClose} title={passwordReset.title} size="small">
      <Content {...content} />
    </Dialog>
  );
};

/** A component of its own, so that its state is discarded when the dialog is closed. */
const Content = ({ email, onSubmit, onClose, demoMailsHref }: ContentProps) => {
  const { signIn } = useSignInCopy();
  const { passwordReset } = useSignInHelpCopy();
  const [sentTo, setSentTo] = useState<string>();
  const { control, handleSubmit } = useForm({ defaultValues: { email } });
  const submission = useSingleFlight(async (values: { email: string }) => {
    const address = values.email.trim();
    if (await onSubmit(address)) setSentTo(address);
  });
  if (sentTo !== undefined) {
    return (
      <Stack gap="2">
        <div role="status">
          <p>
            <strong>
              <BidiText>{sentTo}</BidiText>
            </strong>
          </p>
          <p>{passwordReset.sent}</p>
        </div>
        {demoMailsHref && (
          <p>
            <Link href={demoMailsHref} target="_blank">
              {passwordReset.demoMails}
            </Link>
          </p>
        )}
        <Button autoFocus onPress={onClose}>
          {passwordReset.done}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap="2" onSubmit={handleSubmit(submission.run)} noValidate>
      <p>{passwordReset.lead}</p>
      <RequiredTextField
        control={control}
        name="email"
        label={signIn.email}
        requiredMessage={signIn.emailRequired}
        type="email"
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" isPending={submission.isPending}>
        {passwordReset.submit}
      </Button>
    </Stack>
  );
};
