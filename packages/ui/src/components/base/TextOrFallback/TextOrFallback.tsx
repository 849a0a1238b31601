import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { FormattedText } from '../BidiText/BidiText.tsx';
import styles from './TextOrFallback.module.css';

type TextOrFallbackProps = {
  children: string | undefined;
  /** Returns the text in the language of the page if it has such a form, such as the name of a condition. */
  format?: ((text: string) => string) | undefined;
};

const asWritten = (text: string): string => text;

/** Text written by a user, or "Not Found" if it is missing or blank (docs/requirements.md §2). */
export const TextOrFallback = ({ children: text, format = asWritten }: TextOrFallbackProps) => {
  const { bikes } = useCopy();
  return text === undefined || isBlank(text) ? (
    <span className={styles.notFound}>{bikes.notFound}</span>
  ) : (
    <FormattedText format={format}>{text}</FormattedText>
  );
};
