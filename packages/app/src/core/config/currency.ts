/** `amount` is in the smallest unit as Stripe counts it (poisha, cents); `currency` is ISO 4217 in lower case. */
export type Charge = { amount: number; currency: string };

/** Stripe counts these in whole units (https://docs.stripe.com/currencies#zero-decimal). */
const zeroDecimalCurrencies = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
/** Stripe counts these in thousandths, and all others in hundredths. */
const threeDecimalCurrencies = 'bhd jod kwd omr tnd';

const decimalsOf = (currency: string): number => {
  if (zeroDecimalCurrencies.split(' ').includes(currency)) return 0;
  return threeDecimalCurrencies.split(' ').includes(currency) ? 3 : 2;
};

export const hasTwoDecimals = (currency: string): boolean => decimalsOf(currency) === 2;

/** '165000 BDT', '90000.50 BDT'. Zero decimals are left out. */
export const formatCharge = ({ amount, currency }: Charge): string => {
  const digits = (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)).replace(/\.0+$/, '');
  return `${digits} ${currency.toUpperCase()}`;
};
