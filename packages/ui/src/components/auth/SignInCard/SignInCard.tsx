import type { SignUpRole } from '@second-gear/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type SignInCopy, useSignInCopy } from '../../../copy/account/signIn.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { truncate } from '../../../lib/truncate.ts';
import { BidiText, FormattedText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { SubmitButton } from '../../forms/FormParts/SubmitButton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { InAppBrowserNoteProps } from '../InAppBrowserNote/InAppBrowserNote.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './SignInCard.module.css';
import { emptyDraft, type KeptDraft, type SignInDraft } from './signInDraft.ts';

const InAppBrowserNote = lazyComponent(
  async () => (await import('../InAppBrowserNote/InAppBrowserNote.tsx')).InAppBrowserNote,
);

/** `problem` is '' if a toast has not shown one, and `field` is most likely wrong (docs/requirements.md §8). */
export type SignInResult = 'done' | { problem: string; field: 'email' | 'password' };

/** A sentence above the form about a missing session or role, with a button for each callback. */
export type SignInNotice = { text: string; onRetry?(): void; onLogout?(): void };

/** The page that the guest wanted to open. `text` are the words that were searched for. */
export type SignInReason =
  | { page: 'bikes'; brand?: string | undefined }
  | { page: 'search'; text: string }
  | { page: 'bike' | 'payment' };

/** What the login and the sign-up page have in common. */
export type SignInWays = {
  /** Opens Google's sign-in window. The promise settles when that window has closed, and must never reject. */
  onGoogle: () => Promise<void>;
  /** Set in the browser of another app. Then a note replaces the Google button. */
  inAppBrowser?: InAppBrowserNoteProps | undefined;
  /** What the user has typed before a reload. Pass the same object each time. */
  draft?: KeptDraft | undefined;
};

type SignInCardProps = SignInWays & {
  /** The text of the heading. */
  title: string;
  /** Why the user must sign in. */
  reason?: ReactNode;
  /** A message above the form, with a retry function if there is something to retry. */
  notice?: SignInNotice | undefined;
  /** The content. */
  children: ReactNode;
  /** What is shown below the form. It can read the values of the form with `useFormContext`. */
  help?: ReactNode;
  /** The text of the button that submits the form. */
  submitLabel: string;
  /** Called with all required values. The promise never rejects; until it settles, the form is not sent again. */
  onSubmit: (draft: SignInDraft) => Promise<SignInResult>;
  /** The role that is selected at first, and a note: only the form, and not Google, can make a seller. */
  signUp?: { role: SignUpRole | null; googleNote: string };
  /** The link from the login page to the sign-up page, or from the sign-up page to the login page. */
  otherWay: { question: string; label: string; href: string };
  /** True if the user wanted to open a page: without an account, the next step is the sign-up. */
  isOtherWayFirst?: boolean;
};

/** After a failed attempt the form keeps the values, and focuses the field that is most likely wrong. */
export const SignInCard = ({
  title,
  reason,
  notice,
  children,
  help,
  submitLabel,
  onSubmit,
  onGoogle,
  signUp,
  inAppBrowser,
  draft,
  otherWay,
  isOtherWayFirst = false,
}: SignInCardProps) => {
  const { signIn } = useSignInCopy();
  const google = useSingleFlight(onGoogle);
  const form = useForm<SignInDraft>({
    defaultValues: { ...emptyDraft, role: signUp?.role ?? null, ...draft?.read() },
  });
  const { subscribe } = form;
  useEffect(
    () => draft && subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [draft, subscribe],
  );
  const [problem, setProblem] = useState('');
  const isSeller = form.watch('role') === 'seller';
  const submission = useSingleFlight(async (draft: SignInDraft) => {
    setProblem('');
    const result = await onSubmit(draft);
    if (result === 'done') return;
    setProblem(result.problem);
    form.setFocus(result.field, { shouldSelect: true });
  });
  return (
    <section className={styles.card}>
      <Stack gap="3" className={styles.panel}>
        <Stack gap="1">
          <h1 className={styles.title}>{title}</h1>
          {/* Above the long form, so that a user with an account does not fill it in. */}
          {signUp && (
            <p>
              <span>{otherWay.question}</span> <Link href={otherWay.href}>{otherWay.label}</Link>
            </p>
          )}
          {reason}
          {isOtherWayFirst && <OtherWay {...otherWay} />}
        </Stack>
        {notice && <SignInAlert {...notice} />}
        {/* The app shows messages of its own (docs/requirements.md §5). */}
        <FormProvider {...form}>
          <Stack as="form" gap="2" onSubmit={form.handleSubmit(submission.run)} noValidate>
            {children}
            <SubmitButton className={styles.submit} isPending={submission.isPending} problem={problem}>
              {submitLabel}
            </SubmitButton>
          </Stack>
          {help && <div>{help}</div>}
        </FormProvider>
        <p className={styles.divider}>{signIn.or}</p>
        {inAppBrowser ? (
          <InAppBrowserNote {...inAppBrowser} />
        ) : (
          <Button
            className={styles.google}
            variant="outline"
            onPress={() => google.run()}
            isPending={google.isPending}
            isDisabled={submission.isPending || isSeller}
          >
            <GoogleMark />
            <span>{signIn.google}</span>
          </Button>
        )}
        {signUp && <p className={styles.note}>{signUp.googleNote}</p>}
        {!signUp && !isOtherWayFirst && <OtherWay {...otherWay} />}
      </Stack>
      <Poster />
    </section>
  );
};

const OtherWay = ({ question, label, href }: SignInCardProps['otherWay']) => (
  <Stack gap="1" className={styles.otherWay}>
    <p>{question}</p>
    <LinkButton variant="outline" href={href}>
      {label}
    </LinkButton>
  </Stack>
);

type ReasonProps = {
  /** Why the user must sign in. */
  reason: SignInReason;
  /** The sentences, one for each reason. */
  texts: SignInCopy['login' | 'signUp']['reasons'];
};

export const SignInReasonText = ({ reason, texts }: ReasonProps) => {
  const { formats } = useCopy();
  if (reason.page === 'search') {
    return (
      <p className={styles.reason}>
        <span>{texts.search.before}</span> <BidiText>{`“${truncate(reason.text)}”`}</BidiText>{' '}
        <span>{texts.search.after}</span>
      </p>
    );
  }
  return (
    <p className={styles.reason}>
      {reason.page === 'bikes' && reason.brand ? (
        <>
          <span>{texts.brand.before}</span>{' '}
          <FormattedText format={formats.brand}>{truncate(reason.brand)}</FormattedText>{' '}
          <span>{texts.brand.after}</span>
        </>
      ) : (
        <span>{texts[reason.page]}</span>
      )}
    </p>
  );
};

const SignInAlert = ({ text, onRetry, onLogout }: SignInNotice) => {
  const { navbar, tryAgain } = useCopy();
  return (
    <div className={styles.alert}>
      <p role="alert">{text}</p>
      {onRetry && (
        <Button variant="outline" size="small" onPress={() => onRetry()}>
          {tryAgain}
        </Button>
      )}
      {onLogout && (
        <Button variant="outline" size="small" onPress={() => onLogout()}>
          {navbar.logout}
        </Button>
      )}
    </div>
  );
};

/** Hidden from screen readers, because they read the same words on the home page. */
const Poster = () => {
  const { product } = useCopy();
  const [first, ...rest] = product.headline;
  return (
    <div className={styles.poster} aria-hidden="true">
      <img {...illustrations.login} alt="" />
      <p className={styles.posterText}>
        <span>{first}</span>
        <span>{rest.join(' ')}</span>
      </p>
    </div>
  );
};
