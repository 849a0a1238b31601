import { bikesPerStep, formatQuery, type OnQueryChange, parseQuery } from '@second-gear/ui';
import { useUrlState } from '#core/navigation/useUrlState.ts';

const queryInUrl = { read: parseQuery, write: formatQuery, isTyped: true };

/** Each choice of a filter is one history entry, and so is all that the user types into one field. */
export const useQueryInUrl = () => {
  const [query, setQuery, onCommit] = useUrlState(queryInUrl);
  const onQueryChange: OnQueryChange = (next, field) => setQuery(next, field === undefined ? 'push' : { field });
  return { query, onQueryChange, onCommit };
};

/** Absent while the list shows its first step. */
const parameter = 'shown';

/** For a link, because a slow device could not show more at once. */
const mostBikes = 1_200;

/** How many bikes the list shows. Another search begins with one step again. */
export const shownInUrl = {
  /** Any invalid value is the first step. */
  read: (params: URLSearchParams): number => {
    const count = Number(params.get(parameter));
    return Number.isInteger(count) && count > bikesPerStep ? Math.min(count, mostBikes) : bikesPerStep;
  },
  write: (count: number, params: URLSearchParams): URLSearchParams => {
    if (count > bikesPerStep) params.set(parameter, `${count}`);
    else params.delete(parameter);
    return params;
  },
};

export const hasQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((key) => key !== parameter);
