/**
 * What a card is charged: `amount` in the currency's smallest unit as Stripe counts it (poisha, cents), `currency` as an
 * ISO 4217 code in small letters.
 */
export type Charge = { amount: number; currency: string };

/** Stripe counts these in whole units (https://docs.stripe.com/currencies#zero-decimal) … */
const inWholeUnits = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf';
/** … these in thousandths, and all others in hundredths. */
const inThousandths = 'bhd jod kwd omr tnd';

const decimalsOf = (currency: string): number => {
  if (inWholeUnits.split(' ').includes(currency)) return 0;
  return inThousandths.split(' ').includes(currency) ? 3 : 2;
};

/** Whether a price × 100 is an amount of this currency. */
export const hasHundredths = (currency: string): boolean => decimalsOf(currency) === 2;

/** A charge for people: '165000 BDT', '90000.50 BDT'. Decimals that are zero are left out. */
export const chargeInWords = ({ amount, currency }: Charge): string => {
  const digits = (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)).replace(/\.0+$/, '');
  return `${digits} ${currency.toUpperCase()}`;
};
