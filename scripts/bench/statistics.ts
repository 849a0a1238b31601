/** In the middle of them; between the two middle ones where their number is even. Throws where there are none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
};

/** The least and the most of them. */
export const range = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/**
 * How many times the other each one is, round by round: what slows a machine for a minute slows both.
 * Throws where one has more rounds than the other.
 */
export const ratios = (values: readonly number[], others: readonly number[]): number[] => {
  if (values.length !== others.length) throw new Error(`${values.length} rounds beside ${others.length}.`);
  return values.map((value, round) => value / (others[round] ?? Number.NaN));
};

/** How large a part of them is over a limit, from 0 to 1; 0 of none. */
export const shareOver = (values: readonly number[], limit: number): number =>
  values.length === 0 ? 0 : values.filter((value) => value > limit).length / values.length;

/** By how much each one is more than the one before it: the slope of the line that lies closest to all of them. */
export const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return run === 0 ? 0 : rise / run;
};
