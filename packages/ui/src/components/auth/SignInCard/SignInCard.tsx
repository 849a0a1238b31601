import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { truncate } from '../../../lib/truncate.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './SignInCard.module.css';
import { emptyDraft, type SignInDraft } from './signInDraft.ts';

/**
 * The result of submitting the form. 'refused': the user is not signed in; the caller has shown the reason in a toast
 * (docs/requirements.md §8). 'emailRefused': the same, and the e-mail address is the reason.
 */
export type SignInResult = 'done' | 'refused' | 'emailRefused';

/**
 * A sentence above the form that says why the user has no session or no role, with a button to try again or to log out
 * where that may help.
 */
export type SignInNotice = { text: string; onRetry?(): void; onLogout?(): void };

/**
 * The page that a guest wanted to open when the app showed the sign-in form instead. `brand`: the brand whose bike list
 * it is.
 */
export type SignInReason = { page: 'bikes'; brand?: string | undefined } | { page: 'payment' };

type SignInCardProps = {
  title: string;
  reason?: ReactNode;
  notice?: SignInNotice | undefined;
  /** The fields of the form. */
  children: ReactNode;
  submitLabel: string;
  /**
   * Called on submit, when all required values are filled in; not again until the promise has settled. Must never
   * reject.
   */
  onSubmit(draft: SignInDraft): Promise<SignInResult>;
  /** Opens Google's sign-in window. Settles when the window has closed, with any result. Must never reject. */
  onGoogle(): Promise<void>;
  /** The link to the other form: from login to sign-up, or back. */
  otherWay: { question: string; label: string; href: string };
};

/**
 * The common part of the login and sign-up pages: card, form, Google button, and an illustration on wide screens. After
 * a failed attempt the form keeps the typed values, and focus moves to the field that is most likely wrong.
 */
export const SignInCard = ({
  title,
  reason,
  notice,
  children,
  submitLabel,
  onSubmit,
  onGoogle,
  otherWay,
}: SignInCardProps) => {
  const { signIn } = useCopy();
  const google = useSingleFlight(onGoogle);
  const form = useForm<SignInDraft>({ defaultValues: emptyDraft });
  const submission = useSingleFlight(async (draft: SignInDraft) => {
    const result = await onSubmit(draft);
    if (result !== 'done') form.setFocus(result === 'emailRefused' ? 'email' : 'password', { shouldSelect: true });
  });
  return (
    <section className={styles.card}>
      <div className={styles.panel}>
        <div className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          {reason}
        </div>
        {notice && <SignInAlert {...notice} />}
        {/* noValidate: the app shows its own messages (docs/requirements.md §5) instead of the browser's. */}
        <form className={styles.form} onSubmit={form.handleSubmit(submission.run)} noValidate>
          <FormProvider {...form}>{children}</FormProvider>
          <Button className={styles.submit} type="submit" isPending={submission.isPending}>
            {submitLabel}
          </Button>
        </form>
        <p className={styles.divider}>{signIn.or}</p>
        <Button
          className={styles.google}
          variant="outline"
          onPress={() => google.run()}
          isPending={google.isPending}
          isDisabled={submission.isPending}
        >
          <GoogleMark />
          <span>{signIn.google}</span>
        </Button>
        <p className={styles.otherWay}>
          <span>{otherWay.question}</span> <Link href={otherWay.href}>{otherWay.label}</Link>
        </p>
      </div>
      <Poster />
    </section>
  );
};

type ReasonProps = {
  reason: SignInReason;
  texts: Copy['login']['reasons'];
};

/** One sentence under the title that says why the guest sees this form and not the requested page. */
export const SignInReasonText = ({ reason, texts }: ReasonProps) => (
  <p className={styles.reason}>
    {reason.page === 'bikes' && reason.brand ? (
      <>
        <span>{texts.brand.before}</span> <BidiText>{truncate(reason.brand)}</BidiText> <span>{texts.brand.after}</span>
      </>
    ) : (
      <span>{texts[reason.page]}</span>
    )}
  </p>
);

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

/** The home page's banner as decoration. Hidden from screen readers, which read the banner's words on the home page. */
const Poster = () => {
  const { home } = useCopy();
  const [first, ...rest] = home.headline;
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
