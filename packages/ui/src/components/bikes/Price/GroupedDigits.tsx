import { Fragment } from 'react';
import { betweenDigitGroups, toDigitGroups } from '../../../lib/format.ts';
import { splitText } from '../../../lib/splitText.ts';
import styles from './GroupedDigits.module.css';

/** A longer number, or one that begins with 0, is something else, such as a telephone number. */
const price = '[1-9১-৯][0-9০-৯]{3,8}';
const wholePrice = new RegExp(`^${price}$`);
const priceInText = new RegExp(String.raw`(?<![\p{N}.,])(${price})(?![\p{N},])`, 'u');

export const isGroupable = (text: string): boolean => wholePrice.test(text);

/** '1,65,000', for attributes. Undefined if the text is not a number. */
export const toGroupedText = (text: string): string | undefined =>
  isGroupable(text) ? toDigitGroups(text).join(',') : undefined;

/** 165000 looks like 1,65,000. The commas are not part of the text, so *copy* and *find in page* use 165000. */
export const GroupedDigits = ({ children: digits }: { /** The content. */ children: string }) =>
  splitText(digits, betweenDigitGroups).map(({ text, start }) => (
    <Fragment key={start}>
      {start > 0 && <span className={styles.comma} aria-hidden="true" />}
      <span>{text}</span>
    </Fragment>
  ));

export const TextWithGroupedDigits = ({ children: text }: { /** The content. */ children: string }) => (
  <span>
    {splitText(text, priceInText).map(({ text: part, start, isMatch }) => (
      <span key={start}>{isMatch ? <GroupedDigits>{part}</GroupedDigits> : part}</span>
    ))}
  </span>
);
