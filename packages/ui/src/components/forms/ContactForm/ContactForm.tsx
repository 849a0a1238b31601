import { type MouseEvent, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsLive } from '../../../hooks/useIsHydrated.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './ContactForm.module.css';

/** What a visitor wants to say, without the spaces around it. */
export type ContactMessage = { name: string; email: string; message: string };

type ContactFormProps = {
  /** Called once per message, with all three answers given. Says that it was sent; the form is empty again by itself. */
  onSend(message: ContactMessage): void;
};

const blank: ContactMessage = { name: '', email: '', message: '' };

/** The contact form (spec §2, Home): name, email and message, all required. */
export const ContactForm = ({ onSend }: ContactFormProps) => {
  const { contact } = useCopy().home;
  const { control, formState, handleSubmit, reset } = useForm<ContactMessage>({ defaultValues: blank });
  const isLive = useIsLive();
  const isSent = formState.isSubmitSuccessful;
  // Only after the form has noted that it was sent: emptied any earlier, it would find fault with the next message while
  // it is being typed. The focus stays where it is: taking it to the name would open a phone's keyboard over the toast.
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  return (
    <div className={styles.desk}>
      <p className={styles.lead}>{contact.lead}</p>
      {/* The product's own messages, not the browser's. */}
      <form
        className={styles.form}
        onSubmit={handleSubmit((answers) => onSend(trimmed(answers)))}
        noValidate
        inert={!isLive}
      >
        <Controller
          control={control}
          name="name"
          rules={{ validate: (name) => !isBlank(name) || contact.nameRequired }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={contact.name}
              errorMessage={fieldState.error?.message}
              autoComplete="name"
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          rules={{ validate: (email) => !isBlank(email) || contact.emailRequired }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={contact.email}
              errorMessage={fieldState.error?.message}
              type="email"
              autoComplete="email"
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="message"
          rules={{ validate: (message) => !isBlank(message) || contact.messageRequired }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              className={styles.message ?? ''}
              label={contact.message}
              errorMessage={fieldState.error?.message}
              isMultiline
              isRequired
            />
          )}
        />
        <Button className={styles.send ?? ''} type="submit" onClick={leaveOutSecondClick}>
          {contact.send}
        </Button>
      </form>
    </div>
  );
};

/** The second half of a double click would meet the form that the first has emptied, and find fault with it. */
const leaveOutSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

const trimmed = ({ name, email, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});
