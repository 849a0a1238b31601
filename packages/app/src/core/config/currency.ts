/**
 * The amount that a card is charged. `amount` is in the smallest unit of the currency as Stripe counts it (poisha,
 * cents). `currency` is an ISO 4217 code in lower case.
 */
export type Charge = { amount: number; currency: string };

/** The currencies that Stripe counts in whole units (https://docs.stripe.com/currencies#zero-decimal). */
const zeroDecimalCurrencies = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
/** The currencies that Stripe counts in thousandths. It counts all others in hundredths. */
const threeDecimalCurrencies = 'bhd jod kwd omr tnd';

const decimalsOf = (currency: string): number => {
  if (zeroDecimalCurrencies.split(' ').includes(currency)) return 0;
  return threeDecimalCurrencies.split(' ').includes(currency) ? 3 : 2;
};

/** Whether Stripe counts the currency in hundredths, so that price × 100 is the amount of a charge. */
export const hasTwoDecimals = (currency: string): boolean => decimalsOf(currency) === 2;

/** Formats a charge for users: '165000 BDT', '90000.50 BDT'. Decimals are left out if they are zero. */
export const formatCharge = ({ amount, currency }: Charge): string => {
  const digits = (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)).replace(/\.0+$/, '');
  return `${digits} ${currency.toUpperCase()}`;
};
