import { Fragment } from 'react';
import { toDigitGroups } from '../../../lib/format.ts';
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
  toDigitGroups(digits).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same digits, and none has a state.
    <Fragment key={at}>
      {at > 0 && <span className={styles.comma} aria-hidden="true" />}
      <span>{group}</span>
    </Fragment>
  ));

export const TextWithGroupedDigits = ({ children: text }: { /** The content. */ children: string }) => (
  <span>
    {text.split(priceInText).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and none has a state.
      <span key={at}>{at % 2 === 1 ? <GroupedDigits>{part}</GroupedDigits> : part}</span>
    ))}
  </span>
);
