import type { ReactNode } from 'react';
import { pictures } from '../../art/pictures.ts';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './Ditch.module.css';

type DitchProps = {
  /** Set in wood type over the sentence: '404'. Drawn only: the sentence says the same in words. */
  number?: string;
  sentence: string;
  /** What is known of the cause. */
  detail?: string;
  /** The one way out: a link or a button. */
  children: ReactNode;
};

/** The bike in the ditch, one sentence, one way out: the page for a place that is not there or would not open. */
export const Ditch = ({ number, sentence, detail, children }: DitchProps) => {
  const copy = useCopy();
  return (
    <section className={styles.ditch}>
      <img className={styles.picture} {...pictures.ditch} alt={copy.notFound.pictureAlt} />
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
