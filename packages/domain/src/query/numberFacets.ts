const barCount = 24;

/** In BDT. */
const priceStep = 5_000;

export const rangeOf = (numbers: readonly number[]): { min: number; max: number } | null => {
  let [min = null, max = null]: (number | null)[] = [];
  for (const number of numbers) {
    min = min === null || number < min ? number : min;
    max = max === null || number > max ? number : max;
  }
  return min === null || max === null ? null : { min, max };
};

export type PriceFacet = { min: number; max: number; highest: number; histogram: number[] };

/** The range ends at five times the median: a few very high prices would put all others into the first bar. */
export const priceFacet = (prices: readonly number[]): PriceFacet | null => {
  const sorted = Float64Array.from(prices).sort();
  const [lowest, highest, median] = [sorted[0], sorted.at(-1), sorted[sorted.length >> 1]];
  if (lowest === undefined || highest === undefined || median === undefined) return null;
  const min = Math.floor(lowest / priceStep) * priceStep;
  const max = Math.max(min + priceStep, Math.ceil(Math.min(highest, median * 5) / priceStep) * priceStep);
  const histogram = Array.from({ length: barCount }, () => 0);
  for (const price of sorted) {
    const bar = Math.min(barCount - 1, Math.floor(((price - min) / (max - min)) * barCount));
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  return { min, max, highest, histogram };
};
