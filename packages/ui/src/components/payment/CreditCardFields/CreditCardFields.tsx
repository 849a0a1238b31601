import { type ChangeEvent, useEffect, useRef } from 'react';
import { Group, Input } from 'react-aria-components';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { formatCardNumber, formatExpiryDate, formatSecurityCode, toDigits } from '../../../lib/format.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './CreditCardFields.module.css';

/** Formatted as on a card: '4242 4242 4242 4242', '12 / 34', '123'. */
export type CreditCardInput = { number: string; expiry: string; cvc: string };

type CreditCardFieldsProps = {
  /** The current value. */
  value: CreditCardInput;
  /** Called with the new value after the user has changed it. */
  onChange: (value: CreditCardInput) => void;
  /** The invalid inputs. The page shows the error message, as it does for Stripe's card element. */
  invalid?: { [Field in keyof CreditCardInput]?: boolean };
  /** Called once, when the inputs are in the document. */
  onReady?: () => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
};

/** Inside a CreditCardFrame they look like one field. They only format; the payment provider validates the card. */
export const CreditCardFields = ({ value, onChange, invalid = {}, onReady, onBlur }: CreditCardFieldsProps) => {
  const { payment: copy } = usePaymentCopy();
  useOnMount(onReady);

  const control = (field: keyof CreditCardInput, format: (typed: string) => string) => ({
    value: value[field],
    inputMode: 'numeric' as const,
    'aria-invalid': invalid[field] || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = format(withoutSeparator(event.target.value, value[field]));
      restoreCaret(event.target, typed);
      onChange({ ...value, [field]: typed });
      if (typed.length > value[field].length && toDigits(typed).length === completeLengths[field])
        focusNext(event.target);
    },
  });

  return (
    <div className={styles.container}>
      <Group
        role="presentation"
        className={styles.fields}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      >
        <Icon name="card" />
        <Input
          {...control('number', formatCardNumber)}
          className={styles.number}
          aria-label={copy.cardNumber}
          placeholder={copy.cardNumber}
          autoComplete="cc-number"
        />
        <Input
          {...control('expiry', formatExpiryDate)}
          className={styles.expiry}
          aria-label={copy.expiryDate}
          placeholder={copy.expiryPlaceholder}
          autoComplete="cc-exp"
        />
        <Input
          {...control('cvc', formatSecurityCode)}
          className={styles.cvc}
          aria-label={copy.cvc}
          placeholder={copy.cvc}
          autoComplete="cc-csc"
        />
      </Group>
    </div>
  );
};

/** In digits. The last field has no next one. */
const completeLengths: Record<keyof CreditCardInput, number> = { number: 16, expiry: 4, cvc: Number.POSITIVE_INFINITY };

/** So that the user types the whole card in one go, as in the fields of Stripe. */
const focusNext = (input: HTMLInputElement): void => {
  if (input.nextElementSibling instanceof HTMLInputElement) input.nextElementSibling.focus();
};

/** Drops the digit before a deleted space or slash, because formatting would add the space again. */
const withoutSeparator = (typed: string, before: string): string =>
  before.startsWith(typed) && before.length === typed.length + 1 && /\D$/.test(before) ? typed.slice(0, -1) : typed;

/** Formatting has moved the caret to the end of the input. */
const restoreCaret = (input: HTMLInputElement, formatted: string): void => {
  const caret = input.selectionStart ?? input.value.length;
  if (caret === input.value.length) return;
  const digitsBefore = toDigits(input.value.slice(0, caret)).length;
  requestAnimationFrame(() => {
    const offset = offsetAfterDigits(formatted, digitsBefore);
    input.setSelectionRange(offset, offset);
  });
};

const offsetAfterDigits = (text: string, digits: number): number => {
  let offset = 0;
  for (let seen = 0; seen < digits && offset < text.length; offset++) if (/\d/.test(text.charAt(offset))) seen++;
  return offset;
};

const useOnMount = (callback: (() => void) | undefined) => {
  const latest = useRef(callback);
  useEffect(() => latest.current?.(), []);
};
