import { formatQuery, type OnQueryChange, parseQuery } from '@second-gear/ui';
import { useUrlState } from '#core/navigation/useUrlState.ts';

const queryInUrl = { read: parseQuery, write: formatQuery, isTyped: true };

/** Each choice of a filter is one history entry, and so is all that the user types into one field. */
export const useQueryInUrl = () => {
  const [query, setQuery, onCommit] = useUrlState(queryInUrl);
  const onQueryChange: OnQueryChange = (next, field) => setQuery(next, field === undefined ? 'push' : { field });
  return { query, onQueryChange, onCommit };
};
