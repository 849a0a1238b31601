import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { usePending } from '../../../hooks/useSingleFlight.ts';
import { pictures } from '../../../illustrations/illustrations.ts';
import { shortened } from '../../../lib/truncate.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './SignInCard.module.css';
import { blank, type SignInDraft } from './signInDraft.ts';

/**
 * What came of it. 'refused': nobody is signed in, and the reason has been said elsewhere (a toast: spec §8).
 * 'emailRefused': so it is, and the address is to blame.
 */
export type SignInResult = 'done' | 'refused' | 'emailRefused';

/** A sentence above the form, with a way to try again or to log out where that may help. */
export type SignInNotice = { text: string; onRetry?(): void; onLogout?(): void };

/** Which page a guest wanted to see, where that is worth a sentence. `brand`: its name. */
export type SignInReason = { page: 'bikes'; brand?: string | undefined } | { page: 'payment' };

type SignInCardProps = {
  title: string;
  reason?: ReactNode;
  notice?: SignInNotice | undefined;
  /** The fields of the form. */
  children: ReactNode;
  submitLabel: string;
  /** Is asked once at a time, with everything that is required; never rejects. */
  onSubmit(draft: SignInDraft): Promise<SignInResult>;
  /** Settles when Google's window is gone, whatever came of it; never rejects. */
  onGoogle(): Promise<void>;
  /** The way to the other one of Login and Sign up. */
  otherWay: { question: string; label: string; href: string };
};

/**
 * What Login and Sign up have in common: one card, one form, Google's button, and on wide screens the poster. A refusal
 * leaves everything as it was typed, and the focus where it is most likely wrong.
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
  const google = usePending(onGoogle);
  const form = useForm<SignInDraft>({ defaultValues: blank });
  const submission = usePending(async (draft: SignInDraft) => {
    const result = await onSubmit(draft);
    if (result !== 'done') form.setFocus(result === 'emailRefused' ? 'email' : 'password', { shouldSelect: true });
  });
  return (
    <section className={styles.card}>
      <div className={styles.desk}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {reason}
        </div>
        {notice && <Notice {...notice} />}
        {/* The product's own messages (spec §5), not the browser's. */}
        <form className={styles.form} onSubmit={form.handleSubmit(submission.run)} noValidate>
          <FormProvider {...form}>{children}</FormProvider>
          <Button className={styles.submit} type="submit" isPending={submission.isPending}>
            {submitLabel}
          </Button>
        </form>
        <p className={styles.or}>{signIn.or}</p>
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
        <p className={styles.question}>
          <span>{otherWay.question}</span> <Link href={otherWay.href}>{otherWay.label}</Link>
        </p>
      </div>
      <Poster />
    </section>
  );
};

type ReasonProps = {
  reason: SignInReason;
  words: Copy['login']['reasons'];
};

/** One sentence under the title: why a guest is here, and not on the page that they asked for. */
export const Reason = ({ reason, words }: ReasonProps) => (
  <p className={styles.reason}>
    {reason.page === 'bikes' && reason.brand ? (
      <>
        <span>{words.brand.before}</span> <BidiText>{shortened(reason.brand)}</BidiText>{' '}
        <span>{words.brand.after}</span>
      </>
    ) : (
      <span>{words[reason.page]}</span>
    )}
  </p>
);

const Notice = ({ text, onRetry, onLogout }: SignInNotice) => {
  const { navbar, tryAgain } = useCopy();
  return (
    <div className={styles.notice}>
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

/** The home page's banner again, as decoration: its words have been read there. */
const Poster = () => {
  const { home } = useCopy();
  const [first, ...rest] = home.headline;
  return (
    <div className={styles.poster} aria-hidden="true">
      <img {...pictures.login} alt="" />
      <p className={styles.words}>
        <span>{first}</span>
        <span>{rest.join(' ')}</span>
      </p>
    </div>
  );
};
