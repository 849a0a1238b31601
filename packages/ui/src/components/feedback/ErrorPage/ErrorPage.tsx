import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { pictures } from '../../../illustrations/illustrations.ts';
import styles from './ErrorPage.module.css';

type ErrorPageProps = {
  /** Set in wood type over the sentence: '404'. Drawn only: the sentence says the same in words. */
  number?: string;
  sentence: string;
  /** What is known of the cause. */
  detail?: string;
  /** The way out: a link or a button, or two. */
  children: ReactNode;
};

/** The bike in the ditch, one sentence, one way out: the page for a place that is not there or would not open. */
export const ErrorPage = ({ number, sentence, detail, children }: ErrorPageProps) => {
  const copy = useCopy();
  // Without a line it may not come, and a broken picture would say that more is wrong than is.
  const [isImageShown, setImageShown] = useState(true);
  return (
    <section className={styles.ditch}>
      {isImageShown && (
        <img
          className={styles.picture}
          {...pictures.ditch}
          alt={copy.notFound.pictureAlt}
          onError={() => setImageShown(false)}
        />
      )}
      <div className={styles.words}>
        {number && (
          <p className={styles.number} aria-hidden="true">
            {number}
          </p>
        )}
        <h1 className={styles.sentence}>{sentence}</h1>
        {detail && (
          <p className={styles.detail} dir="auto">
            {detail}
          </p>
        )}
        {children}
      </div>
    </section>
  );
};
