import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BidiText } from '../BidiText/BidiText.tsx';
import styles from './TextOrFallback.module.css';

/** What somebody wrote down, or the product's word for what nobody did (spec §2, bike list). */
export const TextOrFallback = ({ children: text }: { children: string | undefined }) => {
  const { bikes } = useCopy();
  return text === undefined || isBlank(text) ? (
    <span className={styles.notFound}>{bikes.notFound}</span>
  ) : (
    <BidiText>{text}</BidiText>
  );
};
