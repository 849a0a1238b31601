import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { createRecentSearches } from './recentSearches.ts';

export const useRecentSearches = () => {
  const uid = useAtomValue(uidAtom) ?? '';
  const searches = useMemo(() => createRecentSearches(uid), [uid]);
  const [, setChanges] = useState(0);
  return {
    recent: searches.read(),
    onSearched: (text: string) => {
      if (uid !== '' && text !== '') searches.add(text);
      setChanges((count) => count + 1);
    },
  };
};
