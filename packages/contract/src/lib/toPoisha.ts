/**
 * Converts a price in BDT to poisha (BDT × 100), the unit of a charge. Prices are free text (docs/requirements.md §5),
 * but a charge must be unambiguous: undefined for all but a plain positive number with at most two decimals, such as
 * '1,20,000', '0', '1e9' and 90000.005.
 */
export const toPoisha = (price: string | number): number | undefined => {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(String(price).trim()) ?? [];
  if (whole === undefined) return undefined;
  // Not multiplied, because in floating point 4.35 * 100 is not 435.
  return Number(whole + decimals.padEnd(2, '0')) || undefined;
};
