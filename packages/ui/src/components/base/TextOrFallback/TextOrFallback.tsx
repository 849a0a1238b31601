import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { FormattedText } from '../BidiText/BidiText.tsx';
import styles from './TextOrFallback.module.css';

type TextOrFallbackProps = {
  /** The content. */
  children: string | undefined;
  /** Translates a known text, such as the name of a condition. Other texts do not change. */
  format?: ((text: string) => string) | undefined;
};

const asWritten = (text: string): string => text;

/** Shows a text that a user wrote, or "Not Found" if the text is missing or blank (docs/requirements.md §2). */
export const TextOrFallback = ({ children: text, format = asWritten }: TextOrFallbackProps) => {
  const { bikes } = useCopy();
  return text === undefined || isBlank(text) ? (
    <span className={styles.notFound}>{bikes.notFound}</span>
  ) : (
    <FormattedText format={format}>{text}</FormattedText>
  );
};
