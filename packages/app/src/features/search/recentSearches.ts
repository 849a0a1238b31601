import { atom, useAtom } from 'jotai';
import * as v from 'valibot';
import { recentSearchesKey } from '#core/storage/storageKeys.ts';
import { userStoredAtom } from '#core/storage/storedAtom.ts';
import { listOf } from '#core/storage/storedValue.ts';

/** The list of suggestions has as many lines. */
const maxRecentSearches = 6;

const storedSearchesAtom = userStoredAtom<string[]>({
  key: recentSearchesKey,
  schema: listOf(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  fallback: [],
  isHeld: true,
});

/** The newest first. A text that is set is added. Deleted when the session of the user ends. */
export const recentSearchesAtom = atom(
  (get) => get(storedSearchesAtom),
  (_get, set, text: string) => {
    if (text === '') return;
    set(storedSearchesAtom, (searches) =>
      [text, ...searches.filter((one) => one !== text)].slice(0, maxRecentSearches),
    );
  },
);

export const useRecentSearches = () => {
  const [recent, onSearched] = useAtom(recentSearchesAtom);
  return { recent, onSearched };
};
