import { brandOf } from './cardBrands.ts';

/** Stripe's public test cards, and Stripe's errors for invalid card data. */

export type CardInput = {
  number: string;
  /** The expiry date, as `MM/YY`. */
  expiry: string;
  cvc: string;
};

export type CardDecline = { code: string; decline_code?: string; message: string };

export type CardOutcome = 'succeeds' | 'requiresAuthentication' | CardDecline;

const declined: CardDecline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const declinedFor = (reason: string, message = declined.message): CardDecline => ({
  code: 'card_declined',
  decline_code: reason,
  message,
});

/** Test cards of every brand with which a payment succeeds. */
const acceptedCards = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '6011981111111113',
  '3056930009020004',
  '36227206271667',
  '6555900000604105',
  '3566002020360505',
  '6200000000000005',
  '6200000000000047',
  '6205500000000000004',
] as const;

/** Stripe's test cards, with the result of charging each. Source: https://docs.stripe.com/testing */
const testCards = new Map<string, CardOutcome>([
  ...acceptedCards.map((number) => [number, 'succeeds'] as const),
  ['4000002500003155', 'requiresAuthentication'],
  ['4000000000000002', declined],
  ['4000000000009995', declinedFor('insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000009987', declinedFor('lost_card')],
  ['4000000000009979', declinedFor('stolen_card')],
  ['4000000000000069', { code: 'expired_card', message: 'Your card has expired.' }],
  ['4000000000000127', { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }],
  [
    '4000000000000119',
    {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  ],
]);

/** The error for a real card number, because Stripe's test mode charges only test cards. */
const liveCardDeclined = declinedFor(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** @param number digits only */
export const outcomeOfCard = (number: string): CardOutcome => testCards.get(number) ?? liveCardDeclined;

/** Whether a card number has a valid Luhn checksum (ISO/IEC 7812-1, annex B). */
const passesLuhnCheck = (digits: string): boolean =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, index) => {
      const weighted = index % 2 === 0 ? digit : digit * 2;
      return sum + (weighted > 9 ? weighted - 9 : weighted);
    }, 0) %
    10 ===
  0;

const checkNumber = (number: string): CardDecline | undefined => {
  if (/^\d{0,11}$/.test(number)) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!/^\d+$/.test(number) || !brandOf(number).lengths.includes(number.length)) {
    return { code: 'invalid_number', message: 'Your card number is invalid.' };
  }
  if (!passesLuhnCheck(number)) return { code: 'incorrect_number', message: 'Your card number is incorrect.' };
  return undefined;
};

const checkExpiry = (expiry: string, now: Date): CardDecline | undefined => {
  const [, monthText, yearText] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  if (!monthText || !yearText) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const month = Number(monthText);
  const year = 2000 + Number(yearText);
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  }
  if (year < now.getUTCFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  // A card is valid until the last day of the month of its expiry date.
  if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  if (year > now.getUTCFullYear() + 50) {
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  }
  return undefined;
};

const checkCvc = (cvc: string, number: string): CardDecline | undefined => {
  const expectedLength = brandOf(number).cvcLength;
  const trimmed = cvc.trim();
  if (/^\d+$/.test(trimmed) && trimmed.length === expectedLength) return undefined;
  return /^\d+$/.test(trimmed) && trimmed.length > expectedLength
    ? { code: 'invalid_cvc', message: "Your card's security code is invalid." }
    : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
};

/**
 * Validates a card's data in the same order as Stripe: first the number. Returns the number without spaces, or Stripe's
 * error.
 */
export const validateCard = (
  { number, expiry, cvc }: CardInput,
  now: Date,
): { number: string } | { decline: CardDecline } => {
  const digits = number.replace(/[\s-]/g, '');
  const decline = checkNumber(digits) ?? checkExpiry(expiry, now) ?? checkCvc(cvc, digits);
  return decline ? { decline } : { number: digits };
};
