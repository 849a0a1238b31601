/** Stripe's public test cards, and Stripe's errors for invalid card data. */

export type CardInput = {
  number: string;
  /** The expiry date, as `MM/YY`. */
  expiry: string;
  cvc: string;
};

export type CardDecline = { code: string; decline_code?: string; message: string };

export type CardOutcome = 'succeeds' | 'requiresAuthentication' | CardDecline;

const declinedFor = (reason: string, message = 'Your card was declined.'): CardDecline => ({
  code: 'card_declined',
  decline_code: reason,
  message,
});

/** Stripe's test cards, one of each brand and of each result. Source: https://docs.stripe.com/testing */
const testCards = new Map<string, CardOutcome>([
  ['4242424242424242', 'succeeds'],
  ['4000056655665556', 'succeeds'],
  ['5555555555554444', 'succeeds'],
  ['378282246310005', 'succeeds'],
  ['6011111111111117', 'succeeds'],
  ['3056930009020004', 'succeeds'],
  ['3566002020360505', 'succeeds'],
  ['6200000000000005', 'succeeds'],
  ['4000002500003155', 'requiresAuthentication'],
  ['4000000000000002', declinedFor('generic_decline')],
  ['4000000000009995', declinedFor('insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000009987', declinedFor('lost_card')],
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

/** The possible lengths of a card brand's numbers and security codes. */
type Brand = { pattern: RegExp; lengths: readonly number[]; cvcLength: number };

const brands: readonly Brand[] = [
  // Visa.
  { pattern: /^4/, lengths: [16], cvcLength: 3 },
  // American Express.
  { pattern: /^3[47]/, lengths: [15], cvcLength: 4 },
  // Diners Club.
  { pattern: /^3[0689]/, lengths: [14, 16], cvcLength: 3 },
  // UnionPay.
  { pattern: /^62/, lengths: [16, 17, 18, 19], cvcLength: 3 },
];

const defaultBrand: Brand = { pattern: /^/, lengths: [16], cvcLength: 3 };

const brandOf = (number: string): Brand => brands.find(({ pattern }) => pattern.test(number)) ?? defaultBrand;

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

/** Validates in the same order as Stripe: first the number. Returns the number without spaces, or Stripe's error. */
export const validateCard = (
  { number, expiry, cvc }: CardInput,
  now: Date,
): { number: string } | { decline: CardDecline } => {
  const digits = number.replace(/[\s-]/g, '');
  const decline = checkNumber(digits) ?? checkExpiry(expiry, now) ?? checkCvc(cvc, digits);
  return decline ? { decline } : { number: digits };
};
