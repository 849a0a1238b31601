import { Fragment } from 'react';
import styles from './GroupedDigits.module.css';

/**
 * The pattern of a number that can be a price. A longer number, or a number that begins with 0, is something else, such as
 * a telephone number.
 */
const price = '[1-9১-৯][0-9০-৯]{3,8}';
const wholePrice = new RegExp(`^${price}$`);
const priceInText = new RegExp(String.raw`(?<![\p{N}.,])(${price})(?![\p{N},])`, 'u');

/** Whether a text is a number whose digits can be grouped, and nothing else. */
export const isGroupable = (text: string): boolean => wholePrice.test(text);

/** Divides digits into groups, as in Bangladesh: '165000' becomes '1', '65' and '000'. */
const toGroups = (digits: string): string[] => [
  ...(digits.slice(0, -3).match(/..?(?=(..)*$)/g) ?? []),
  digits.slice(-3),
];

/**
 * Returns a price with grouped digits: '1,65,000'. Undefined if the text is not a number. It is for attributes, which cannot
 * contain the component `GroupedDigits`.
 */
export const toGroupedText = (text: string): string | undefined =>
  isGroupable(text) ? toGroups(text).join(',') : undefined;

/**
 * A number with grouped digits: 165000 looks like 1,65,000. The commas are not part of the text. So the user copies 165000,
 * and *find in page* finds 165000.
 */
export const GroupedDigits = ({ children: digits }: { /** The content. */ children: string }) =>
  toGroups(digits).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same digits, and none has a state.
    <Fragment key={at}>
      {at > 0 && <span className={styles.comma} aria-hidden="true" />}
      <span>{group}</span>
    </Fragment>
  ));

/** A text in which the digits of all prices are grouped. */
export const TextWithGroupedDigits = ({ children: text }: { /** The content. */ children: string }) => (
  <span>
    {/* Every second part is a price. */}
    {text.split(priceInText).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and none has a state.
      <span key={at}>{at % 2 === 1 ? <GroupedDigits>{part}</GroupedDigits> : part}</span>
    ))}
  </span>
);
