/** The median. @throws {Error} for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('An empty list has no median.');
  return (lower + upper) / 2;
};

/** The smallest and the largest value. */
export const range = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/**
 * Divides each value by the value of the same round in `others`. Both were measured at about the same time, so that a
 * slow phase of the machine changes the quotient little.
 *
 * @throws {Error} when the lists have different lengths.
 */
export const ratios = (values: readonly number[], others: readonly number[]): number[] => {
  if (values.length !== others.length) throw new Error(`${values.length} rounds, compared with ${others.length}.`);
  return values.map((value, round) => value / (others[round] ?? Number.NaN));
};

/** The share of values above a limit, from 0 to 1; 0 for an empty list. */
export const shareAbove = (values: readonly number[], limit: number): number =>
  values.length === 0 ? 0 : values.filter((value) => value > limit).length / values.length;

/** The slope of the regression line: how much the values grow from one to the next on average. */
export const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return run === 0 ? 0 : rise / run;
};
