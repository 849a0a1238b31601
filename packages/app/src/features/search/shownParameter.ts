import { bikesPerStep } from '@second-gear/ui';

/** The URL parameter that says how much of a list is shown. It is absent while the list shows its first step. */
const parameter = 'shown';

/** A link may ask for at most this number of bikes, because a slow device could not show more at once. */
const mostBikes = 1_200;

/** Reads the number of shown bikes from the query of a URL. Any invalid value is read as the first step. */
export const readShown = (search: string): number => {
  const count = Number(new URLSearchParams(search).get(parameter));
  return Number.isInteger(count) && count > bikesPerStep ? Math.min(count, mostBikes) : bikesPerStep;
};

/** Writes the number of shown bikes into the query of a URL. */
export const withShown = (search: string, count: number): string => {
  const params = new URLSearchParams(search);
  if (count > bikesPerStep) params.set(parameter, `${count}`);
  else params.delete(parameter);
  return `?${params}`;
};

/** Whether the URL has a query, apart from the number of shown bikes. */
export const hasQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((key) => key !== parameter);
