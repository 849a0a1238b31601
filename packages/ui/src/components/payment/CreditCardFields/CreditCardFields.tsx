import { type ChangeEvent, useEffect, useRef } from 'react';
import { Group, Input } from 'react-aria-components';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { cardNumber, digitsIn, expiryDate, securityCode } from '../../../lib/format.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './CreditCardFields.module.css';

/** As typed, grouped as it is printed on a card: '4242 4242 4242 4242', '12 / 34', '123'. */
export type CreditCardInput = { number: string; expiry: string; cvc: string };

type CreditCardFieldsProps = {
  value: CreditCardInput;
  onChange(value: CreditCardInput): void;
  /** Which of them are marked as wrong. What is wrong is said by the page, as with a provider's own element. */
  invalid?: { [Field in keyof CreditCardInput]?: boolean };
  isDisabled?: boolean;
  /** Called once, when there is something to type into. */
  onReady?(): void;
  onFocus?(): void;
  onBlur?(): void;
};

/**
 * Number, expiry date and CVC, three inputs in a line (a card element); CardFrame makes them look as one. It formats what
 * is typed and knows nothing about cards beyond that: whether one is good is its provider's to say.
 */
export const CreditCardFields = ({
  value,
  onChange,
  invalid = {},
  isDisabled = false,
  onReady,
  onFocus,
  onBlur,
}: CreditCardFieldsProps) => {
  const { payment: copy } = usePaymentCopy();
  useOnce(onReady);

  const control = (field: keyof CreditCardInput, format: (typed: string) => string) => ({
    value: value[field],
    disabled: isDisabled,
    inputMode: 'numeric' as const,
    'aria-invalid': invalid[field] || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = format(withoutSeparator(event.target.value, value[field]));
      keepCaret(event.target, typed);
      onChange({ ...value, [field]: typed });
    },
  });

  return (
    <div className={styles.place}>
      <Group
        role="presentation"
        className={styles.fields ?? ''}
        onFocus={(event) => !event.currentTarget.contains(event.relatedTarget) && onFocus?.()}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      >
        <Icon name="card" />
        <Input
          {...control('number', cardNumber)}
          className={styles.number ?? ''}
          aria-label={copy.cardNumber}
          placeholder={copy.cardNumber}
          autoComplete="cc-number"
        />
        <Input
          {...control('expiry', expiryDate)}
          className={styles.expiry ?? ''}
          aria-label={copy.expiryDate}
          placeholder={copy.expiryPlaceholder}
          autoComplete="cc-exp"
        />
        <Input
          {...control('cvc', securityCode)}
          className={styles.cvc ?? ''}
          aria-label={copy.cvc}
          placeholder={copy.cvc}
          autoComplete="cc-csc"
        />
      </Group>
    </div>
  );
};

/** Whoever deletes the space between two groups means the digit before it. */
const withoutSeparator = (typed: string, before: string): string =>
  before.startsWith(typed) && before.length === typed.length + 1 && /\D$/.test(before) ? typed.slice(0, -1) : typed;

/** Formatting moves the caret to the end; somebody who mends a digit in the middle expects it to stay behind that digit. */
const keepCaret = (input: HTMLInputElement, formatted: string): void => {
  const caret = input.selectionStart ?? input.value.length;
  if (caret === input.value.length) return;
  const digitsBefore = digitsIn(input.value.slice(0, caret)).length;
  requestAnimationFrame(() => {
    const place = offsetAfterDigits(formatted, digitsBefore);
    input.setSelectionRange(place, place);
  });
};

const offsetAfterDigits = (text: string, digits: number): number => {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (/\d/.test(text.charAt(place))) seen++;
  return place;
};

const useOnce = (callback: (() => void) | undefined) => {
  const latest = useRef(callback);
  useEffect(() => latest.current?.(), []);
};
