import { bikesPerStep } from '@second-gear/ui';

/** Absent while the list shows its first step. */
const parameter = 'shown';

/** For a link, because a slow device could not show more at once. */
const mostBikes = 1_200;

/** Any invalid value is the first step. */
export const readShown = (search: string): number => {
  const count = Number(new URLSearchParams(search).get(parameter));
  return Number.isInteger(count) && count > bikesPerStep ? Math.min(count, mostBikes) : bikesPerStep;
};

export const withShown = (search: string, count: number): string => {
  const params = new URLSearchParams(search);
  if (count > bikesPerStep) params.set(parameter, `${count}`);
  else params.delete(parameter);
  return `?${params}`;
};

export const hasQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((key) => key !== parameter);
