const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/** In the largest unit of which there are at least two: 45 days are 6 weeks. */
export const inLargestUnit = (days: number): { count: number; unit: (typeof units)[number][0] } => {
  const [unit, size] = units.find((one) => days >= 2 * one[1]) ?? (['day', 1] as const);
  return { count: Math.floor(days / size), unit };
};
