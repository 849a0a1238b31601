import type { SearchableBike } from '@second-gear/domain';
import type { SearchIndex, TextMatches } from '@second-gear/domain/search';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';

/** The search index. It stays in memory while the user visits other pages, so that the result is there after a return. */
let loadedIndex: SearchIndex | null = null;

/** The largest number of bikes in the index. A larger index is replaced by a new one, because most bikes in it are old. */
const maxIndexSize = 30_000;

/** Loads the code of the search. */
export const importSearchIndex = () => import('@second-gear/domain/search');

const loadIndex = async (): Promise<SearchIndex> => {
  const { createSearchIndex } = await loadChunk(importSearchIndex);
  if (!loadedIndex || loadedIndex.size() > maxIndexSize) loadedIndex = createSearchIndex();
  return loadedIndex;
};

type SearchedText = {
  /** The bikes that match `text`. Null if the text is empty. */
  matches: TextMatches | null;
  /** The text to which `matches` belongs. While new bikes are indexed, it is the previous text. */
  text: string;
  isIndexing: boolean;
  /** The index of all bikes; null if it is not ready, or if the text is empty. */
  index: SearchIndex | null;
};

/**
 * Searches the texts of the bikes. The hook loads the code of the search when there is a text for the first time. Until all
 * bikes are indexed, it returns the result of the previous text.
 */
export const useTextMatches = (bikes: readonly SearchableBike[], text: string): SearchedText => {
  const [indexed, setIndexed] = useState<readonly SearchableBike[] | null>(null);
  const [indexError, setIndexError] = useState<unknown>(null);
  const [lastText, setLastText] = useState('');
  const needsIndex = text.trim() !== '';
  const isReady = useMemo(
    () => !needsIndex || indexed === bikes || loadedIndex?.covers(bikes) === true,
    [needsIndex, indexed, bikes],
  );
  if (isReady && lastText !== text) setLastText(text);
  const searched = isReady ? text : lastText;

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const addBikes = async () => {
      try {
        const index = await loadIndex();
        await index.add(bikes);
        if (isCurrent) startTransition(() => setIndexed(bikes));
      } catch (error) {
        if (isCurrent) setIndexError(error);
      }
    };
    void addBikes();
    return () => {
      isCurrent = false;
    };
  }, [isReady, bikes]);

  // The error boundary of the page shows the error, with a button that loads the page again.
  if (indexError !== null) throw indexError;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the result of the index depends on the indexed bikes.
  const matches = useMemo(
    () => (searched.trim() === '' ? null : (loadedIndex?.search(searched) ?? null)),
    [searched, isReady, bikes],
  );
  return { matches, text: searched, isIndexing: !isReady, index: isReady && matches ? loadedIndex : null };
};
