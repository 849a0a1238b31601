import { type MouseEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useHomeCopy } from '../../../copy/home.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { RequiredTextField } from '../TextField/RequiredTextField.tsx';
import styles from './ContactForm.module.css';

/** Without spaces at either end. */
export type ContactMessage = { name: string; email: string; message: string };

type ContactFormProps = {
  /** Called once for each message. The caller must show that it was sent. The form resets itself. */
  onSend: (message: ContactMessage) => void;
  /** The e-mail address of the operator, to which the user can write too. */
  email?: string | null;
};

const blank: ContactMessage = { name: '', email: '', message: '' };

/** The contact form (docs/requirements.md §2, Home). All three fields are required. */
export const ContactForm = ({ onSend, email = null }: ContactFormProps) => {
  const { home } = useHomeCopy();
  const { signIn } = useSignInCopy();
  const { contact } = home;
  const { control, formState, handleSubmit, reset } = useForm<ContactMessage>({ defaultValues: blank });
  const isHydrated = useIsHydrated();
  const isSent = formState.isSubmitSuccessful;
  // Not before react-hook-form has recorded the submit: it would validate the next message while the user types it. The
  // name field gets no focus, because the keyboard of a phone would cover the toast.
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  return (
    <div className={styles.layout}>
      <div className={styles.intro}>
        <p>{contact.lead}</p>
        {email !== null && (
          <p>
            <span>{contact.orWrite}</span> <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        )}
      </div>
      {/* The app shows messages of its own. */}
      <form
        className={styles.form}
        onSubmit={handleSubmit((values) => onSend(trimmed(values)))}
        noValidate
        inert={!isHydrated}
      >
        <RequiredTextField
          control={control}
          name="name"
          label={signIn.name}
          requiredMessage={signIn.nameRequired}
          autoComplete="name"
        />
        <RequiredTextField
          control={control}
          name="email"
          label={signIn.email}
          requiredMessage={signIn.emailRequired}
          type="email"
          autoComplete="email"
        />
        <RequiredTextField
          control={control}
          name="message"
          className={styles.message}
          label={contact.message}
          requiredMessage={contact.messageRequired}
          isMultiline
        />
        <Button className={styles.send} type="submit" onPress={ignoreSecondClick}>
          {contact.send}
        </Button>
      </form>
    </div>
  );
};

/** The second click of a double click would submit the empty form, and so show errors. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

const trimmed = ({ name, email, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});
