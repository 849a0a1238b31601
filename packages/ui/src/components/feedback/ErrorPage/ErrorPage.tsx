import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import styles from './ErrorPage.module.css';

type ErrorPageProps = {
  /** A large number such as '404', hidden from screen readers, because the sentence has the same meaning. */
  number?: string;
  /** What went wrong, as a sentence for the user. */
  sentence: string;
  /** The cause of the error, if it is known. */
  detail?: string;
  /** One or two links or buttons with which the user can continue. */
  children: ReactNode;
};

/** An error page with an illustration, for a page that does not exist or cannot be loaded. */
export const ErrorPage = ({ number, sentence, detail, children }: ErrorPageProps) => {
  const copy = useCopy();
  // A broken image, for example offline, would look like another error.
  const [isImageShown, setImageShown] = useState(true);
  return (
    <section className={styles.page}>
      {isImageShown && (
        <img
          className={styles.illustration}
          {...illustrations.fallenBike}
          alt={copy.notFound.pictureAlt}
          onError={() => setImageShown(false)}
        />
      )}
      <div className={styles.text}>
        {number && (
          <p className={styles.number} aria-hidden="true">
            {copy.formats.digits(number)}
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
