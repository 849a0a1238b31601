/** Stripe's public test cards, and Stripe's words for a card that is not as it should be. */

export type CardInput = {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
};

export type CardProblem = { code: string; decline_code?: string; message: string };

export type Outcome = 'succeeds' | 'asksForAuthentication' | CardProblem;

const declined = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };

const testCards = new Map<string, Outcome>([
  ['4242424242424242', 'succeeds'],
  ['4000002500003155', 'asksForAuthentication'],
  ['4000000000000002', declined],
  [
    '4000000000009995',
    { code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  ],
]);

/** Stripe's test mode charges no card but its own. */
const notATestCard: Outcome = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** @param number digits only */
export const outcomeOf = (number: string): Outcome => testCards.get(number) ?? notATestCard;

/** The checksum that every card number carries (ISO/IEC 7812-1, annex B). */
const fitsChecksum = (digits: string): boolean =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, place) => {
      const weighed = place % 2 === 0 ? digit : digit * 2;
      return sum + (weighed > 9 ? weighed - 9 : weighed);
    }, 0) %
    10 ===
  0;

const numberProblem = (number: string): CardProblem | undefined => {
  if (/^\d{0,11}$/.test(number)) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  if (!/^\d{12,19}$/.test(number)) return { code: 'invalid_number', message: 'Your card number is invalid.' };
  if (!fitsChecksum(number)) return { code: 'incorrect_number', message: 'Your card number is incorrect.' };
  return undefined;
};

const expiryProblem = (expiry: string, now: Date): CardProblem | undefined => {
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
  // A card is good until the last day of its month.
  if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  if (year > now.getUTCFullYear() + 50) {
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  }
  return undefined;
};

const cvcProblem = (cvc: string): CardProblem | undefined =>
  /^\d{3,4}$/.test(cvc.trim())
    ? undefined
    : { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };

/** Looks a card over as Stripe does, number first. Gives the number as plain digits, or what is wrong. */
export const checkCard = (
  { number, expiry, cvc }: CardInput,
  now: Date,
): { number: string } | { problem: CardProblem } => {
  const digits = number.replace(/[\s-]/g, '');
  const problem = numberProblem(digits) ?? expiryProblem(expiry, now) ?? cvcProblem(cvc);
  return problem ? { problem } : { number: digits };
};
