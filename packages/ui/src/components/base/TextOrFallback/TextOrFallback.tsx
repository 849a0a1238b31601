import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../BidiText/BidiText.tsx';
import styles from './TextOrFallback.module.css';

/** Text written by a user, or "Not Found" if it is missing or blank (docs/requirements.md §2). */
export const TextOrFallback = ({ children: text }: { children: string | undefined }) => {
  const { bikes } = useCopy();
  return text === undefined || isBlank(text) ? (
    <span className={styles.notFound}>{bikes.notFound}</span>
  ) : (
    <BidiText>{text}</BidiText>
  );
};
