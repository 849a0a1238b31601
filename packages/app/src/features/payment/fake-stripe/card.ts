export type CardValue = { number: string; expiry: string; cvc: string };

export const emptyCard: CardValue = { number: '', expiry: '', cvc: '' };

export const cardFields = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];

/** `incomplete` could become valid when the user types more, `invalid` could not. */
export type CardFieldError = { kind: 'incomplete' | 'invalid'; code: string; message: string };

/** Stripe's own codes and messages. */
const fieldErrors = {
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
} as const satisfies Record<string, CardFieldError>;

type BrandRule = { brand?: string; begins: RegExp; lengths: readonly number[]; cvc: readonly number[] };

const anyBrand: BrandRule = { begins: /^/, lengths: [16], cvc: [3, 4] };

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

/** Luhn algorithm (ISO/IEC 7812-1). The argument must contain only digits. */
const passesLuhn = (digits: string): boolean => {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, container) => {
    const value = Number(digit) * (container % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const readExpiry = (expiry: string): { month: number; year: number } | null => {
  const compact = expiry.replace(/\s/g, '');
  const [, month, year] =
    /^(\d{1,2})[/.-](?:20)?(\d{2})$/.exec(compact) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(compact) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
};

const numberError = (number: string): CardFieldError | undefined => {
  const digits = digitsOf(number);
  const { lengths } = ruleFor(digits);
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  return digits.length < Math.max(...lengths) ? fieldErrors.incompleteNumber : fieldErrors.invalidNumber;
};

const expiryError = (expiry: string, now: Date): CardFieldError | undefined => {
  const parsed = readExpiry(expiry);
  if (!parsed) return fieldErrors.incompleteExpiry;
  if (parsed.month < 1 || parsed.month > 12) return fieldErrors.invalidMonth;
  if (parsed.year < now.getFullYear()) return fieldErrors.pastYear;
  // Stripe's limit for a typing error.
  if (parsed.year > now.getFullYear() + 50) return fieldErrors.invalidYear;
  return parsed.year === now.getFullYear() && parsed.month < now.getMonth() + 1 ? fieldErrors.pastMonth : undefined;
};

const cvcError = (cvc: string, number: string): CardFieldError | undefined =>
  ruleFor(digitsOf(number)).cvc.includes(digitsOf(cvc).length) ? undefined : fieldErrors.incompleteCvc;

export type CardErrors = Partial<Record<CardField, CardFieldError>>;

/** As Stripe's form does. `now` is in the local time zone. */
export const cardErrors = (card: CardValue, now: Date): CardErrors => {
  const number = numberError(card.number);
  const expiry = expiryError(card.expiry, now);
  const cvc = cvcError(card.cvc, card.number);
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) };
};

/** As the app sends it: only digits, and the date as MM/YY. The card must be complete. */
export const normalizeCard = ({ number, expiry, cvc }: CardValue): CardValue => {
  const parsed = readExpiry(expiry);
  return {
    number: digitsOf(number),
    expiry: parsed ? `${String(parsed.month).padStart(2, '0')}/${String(parsed.year % 100).padStart(2, '0')}` : '',
    cvc: digitsOf(cvc),
  };
};
