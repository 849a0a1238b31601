import { type MouseEvent, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './ContactForm.module.css';

/** Without spaces at either end. */
export type ContactMessage = { name: string; email: string; message: string };

type ContactFormProps = {
  /** Called once for each message. The caller must show that it was sent. The form resets itself. */
  onSend: (message: ContactMessage) => void;
};

const blank: ContactMessage = { name: '', email: '', message: '' };

/** The contact form (docs/requirements.md §2, Home). All three fields are required. */
export const ContactForm = ({ onSend }: ContactFormProps) => {
  const { contact } = useCopy().home;
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
      <p className={styles.intro}>{contact.lead}</p>
      {/* The app shows messages of its own. */}
      <form
        className={styles.form}
        onSubmit={handleSubmit((values) => onSend(trimmed(values)))}
        noValidate
        inert={!isHydrated}
      >
        <Controller
          control={control}
          name="name"
          rules={{ validate: (name) => !isBlank(name) }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={contact.name}
              errorMessage={fieldState.error && contact.nameRequired}
              autoComplete="name"
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          rules={{ validate: (email) => !isBlank(email) }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={contact.email}
              errorMessage={fieldState.error && contact.emailRequired}
              type="email"
              autoComplete="email"
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="message"
          rules={{ validate: (message) => !isBlank(message) }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              className={styles.message ?? ''}
              label={contact.message}
              errorMessage={fieldState.error && contact.messageRequired}
              isMultiline
              isRequired
            />
          )}
        />
        <Button className={styles.send ?? ''} type="submit" onPress={ignoreSecondClick}>
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
