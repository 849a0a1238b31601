/** What is written in a card form. The number and the date may be grouped in any way, as they are while being typed. */
export type CardValue = { number: string; expiry: string; cvc: string };

export const emptyCard: CardValue = { number: '', expiry: '', cvc: '' };

export const cardFields = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** A field is `incomplete` while it could still become right by typing on, and `invalid` when it could not. */
export type CardProblem = { kind: 'incomplete' | 'invalid'; code: string; message: string };

/** Stripe's own codes and sentences: people meet the same ones with the real library. */
const problems = {
  incompleteNumber: { kind: 'incomplete', code: 'incomplete_number', message: 'Your card number is incomplete.' },
  invalidNumber: { kind: 'invalid', code: 'invalid_number', message: 'Your card number is invalid.' },
  incompleteExpiry: {
    kind: 'incomplete',
    code: 'incomplete_expiry',
    message: "Your card's expiration date is incomplete.",
  },
  invalidMonth: {
    kind: 'invalid',
    code: 'invalid_expiry_month',
    message: "Your card's expiration month is invalid.",
  },
  invalidYear: { kind: 'invalid', code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." },
  pastMonth: {
    kind: 'invalid',
    code: 'invalid_expiry_month_past',
    message: "Your card's expiration date is in the past.",
  },
  pastYear: {
    kind: 'invalid',
    code: 'invalid_expiry_year_past',
    message: "Your card's expiration year is in the past.",
  },
  incompleteCvc: {
    kind: 'incomplete',
    code: 'incomplete_cvc',
    message: "Your card's security code is incomplete.",
  },
} as const satisfies Record<string, CardProblem>;

type BrandRule = { brand: CardBrand; begins: RegExp; lengths: readonly number[]; cvc: readonly number[] };

const anyBrand: BrandRule = { brand: 'unknown', begins: /^/, lengths: [16], cvc: [3, 4] };

const brandRules: readonly BrandRule[] = [
  { brand: 'visa', begins: /^4/, lengths: [16], cvc: [3] },
  { brand: 'mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvc: [3] },
  { brand: 'amex', begins: /^3[47]/, lengths: [15], cvc: [4] },
  { brand: 'discover', begins: /^(6011|64[4-9]|65)/, lengths: [16], cvc: [3] },
  { brand: 'diners', begins: /^3(0[0-5]|[689])/, lengths: [14, 16], cvc: [3] },
  { brand: 'jcb', begins: /^35(2[89]|[3-8])/, lengths: [16], cvc: [3] },
  { brand: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19], cvc: [3] },
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const ruleFor = (digits: string): BrandRule => brandRules.find(({ begins }) => begins.test(digits)) ?? anyBrand;

/** The brand a number begins like. Takes it grouped or not. */
export const brandOf = (number: string): CardBrand => ruleFor(digitsOf(number)).brand;

/** Whether the last digit is the check digit of those before it (Luhn, ISO/IEC 7812-1). Takes digits only. */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const readExpiry = (expiry: string): { month: number; year: number } | null => {
  const tight = expiry.replace(/\s/g, '');
  const [, month, year] = /^(\d{1,2})[/.-](?:20)?(\d{2})$/.exec(tight) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(tight) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
};

const problemOfNumber = (number: string): CardProblem | undefined => {
  const digits = digitsOf(number);
  const { lengths } = ruleFor(digits);
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  return digits.length < Math.max(...lengths) ? problems.incompleteNumber : problems.invalidNumber;
};

const problemOfExpiry = (expiry: string, now: Date): CardProblem | undefined => {
  const read = readExpiry(expiry);
  if (!read) return problems.incompleteExpiry;
  if (read.month < 1 || read.month > 12) return problems.invalidMonth;
  if (read.year < now.getFullYear()) return problems.pastYear;
  // Stripe takes a date this far ahead for a slip of the finger.
  if (read.year > now.getFullYear() + 50) return problems.invalidYear;
  // A card is good to the end of its month.
  return read.year === now.getFullYear() && read.month < now.getMonth() + 1 ? problems.pastMonth : undefined;
};

const problemOfCvc = (cvc: string, number: string): CardProblem | undefined =>
  ruleFor(digitsOf(number)).cvc.includes(digitsOf(cvc).length) ? undefined : problems.incompleteCvc;

export type CardCheck = {
  empty: boolean;
  complete: boolean;
  brand: CardBrand;
  /** What keeps each field from being right; a field that is right is missing here. */
  problems: Partial<Record<CardField, CardProblem>>;
};

/** Looks a card over as Stripe's form does. `now` decides what is in the past, by the calendar on the wall. */
export const checkCard = (card: CardValue, now: Date): CardCheck => {
  const number = problemOfNumber(card.number);
  const expiry = problemOfExpiry(card.expiry, now);
  const cvc = problemOfCvc(card.cvc, card.number);
  return {
    empty: cardFields.every((field) => card[field].trim() === ''),
    complete: !number && !expiry && !cvc,
    brand: brandOf(card.number),
    problems: { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) },
  };
};

/**
 * A card as it goes over the line: digits only, the date as MM/YY.
 * Expects a card that `checkCard` calls complete.
 */
export const plainCard = ({ number, expiry, cvc }: CardValue): CardValue => {
  const read = readExpiry(expiry);
  return {
    number: digitsOf(number),
    expiry: read ? `${String(read.month).padStart(2, '0')}/${String(read.year % 100).padStart(2, '0')}` : '',
    cvc: digitsOf(cvc),
  };
};
