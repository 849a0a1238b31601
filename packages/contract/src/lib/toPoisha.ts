/**
 * Reads a price in BDT and gives it in poisha (BDT × 100), the unit a card is charged in.
 *
 * Prices are free text (spec §5), and what is charged must not be guessed: only a plain positive number with at most two
 * decimals is read. '1,20,000', 'abc', '0', '-5', '1e9' and 90000.005 give undefined.
 */
export const toPoisha = (price: string | number): number | undefined => {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(String(price).trim()) ?? [];
  if (whole === undefined) return undefined;
  // By digits, because 4.35 * 100 is not 435.
  return Number(whole + decimals.padEnd(2, '0')) || undefined;
};
