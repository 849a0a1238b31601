import type { FormEventHandler, ReactNode } from 'react';
import { pictures } from '../../art/pictures.ts';
import { useCopy } from '../../copy/useCopy.ts';
import { usePending } from '../../hooks/usePending.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import styles from './SignInCard.module.css';

/** 'refused': nobody is signed in, and the reason has been said elsewhere (a toast: spec §8). */
export type SignInResult = 'done' | 'refused';

/** A sentence above the form, with a way to try again where that may help. */
export type SignInNotice = { text: string; onRetry?(): void };

type SignInCardProps = {
  title: string;
  notice?: SignInNotice | undefined;
  /** The fields of the form. */
  children: ReactNode;
  submitLabel: string;
  /** The answers are on their way: they are not sent twice, and Google is not asked at the same time. */
  isSubmitting: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Settles when Google's window is gone, whatever came of it; never rejects. */
  onGoogle(): Promise<void>;
  /** The way to the other one of Login and Sign up. */
  otherWay: { question: string; label: string; href: string };
};

/** What Login and Sign up have in common: one card, one form, Google's button, and on wide screens the poster. */
export const SignInCard = ({
  title,
  notice,
  children,
  submitLabel,
  isSubmitting,
  onSubmit,
  onGoogle,
  otherWay,
}: SignInCardProps) => {
  const { signIn } = useCopy();
  const google = usePending(onGoogle);
  return (
    <section className={styles.card}>
      <div className={styles.desk}>
        <h1 className={styles.title}>{title}</h1>
        {notice && <Notice {...notice} />}
        {/* The product's own messages (spec §5), not the browser's. */}
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          {children}
          <Button className={styles.submit} type="submit" isPending={isSubmitting}>
            {submitLabel}
          </Button>
        </form>
        <p className={styles.or}>{signIn.or}</p>
        <Button
          className={styles.google}
          variant="outline"
          onPress={() => google.run()}
          isPending={google.isPending}
          isDisabled={isSubmitting}
        >
          <GoogleMark />
          {signIn.google}
        </Button>
        <p className={styles.question}>
          {otherWay.question} <Link href={otherWay.href}>{otherWay.label}</Link>
        </p>
      </div>
      <Poster />
    </section>
  );
};

const Notice = ({ text, onRetry }: SignInNotice) => {
  const { tryAgain } = useCopy();
  return (
    <div className={styles.notice}>
      <p role="alert">{text}</p>
      {onRetry && (
        <Button variant="outline" size="small" onPress={() => onRetry()}>
          {tryAgain}
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
