import type { SearchableBike } from '@second-gear/domain';
import type { SearchIndex } from '@second-gear/domain/search';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';

/** Loads the code of the search, with its vocabulary. */
export const importSearch = () => import('@second-gear/domain/search');

type Search = Awaited<ReturnType<typeof importSearch>>;

/** The code of the search with the index of the bikes. */
export type LoadedSearch = { code: Search; index: SearchIndex };

/** The search index. It stays in memory while the user visits other pages, so that the result is there after a return. */
let loaded: LoadedSearch | null = null;

/** The largest number of bikes in the index. A larger index is replaced by a new one, because most bikes in it are old. */
const maxIndexSize = 30_000;

/** Loads the code of the search, and creates the index if there is none yet. */
export const loadSearch = async (): Promise<LoadedSearch> => {
  const code = await loadChunk(importSearch);
  if (!loaded || loaded.index.size() > maxIndexSize) loaded = { code, index: code.createSearchIndex() };
  return loaded;
};

type SearchedText = {
  /** The code and the index. Null if they are not loaded, or if the text is empty. */
  search: LoadedSearch | null;
  /** The text to search for. While new bikes are indexed, it is the previous text. */
  text: string;
  isIndexing: boolean;
};

/**
 * Loads the code of the search when there is a text for the first time, and indexes the bikes. Until all bikes are indexed,
 * the hook returns the previous text.
 */
export const useSearchIndex = (bikes: readonly SearchableBike[], text: string): SearchedText => {
  const [indexed, setIndexed] = useState<readonly SearchableBike[] | null>(null);
  const [indexError, setIndexError] = useState<unknown>(null);
  const [lastText, setLastText] = useState('');
  const needsIndex = text.trim() !== '';
  const isReady = useMemo(
    () => !needsIndex || indexed === bikes || loaded?.index.covers(bikes) === true,
    [needsIndex, indexed, bikes],
  );
  if (isReady && lastText !== text) setLastText(text);
  const searched = isReady ? text : lastText;

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const addBikes = async () => {
      try {
        const { index } = await loadSearch();
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
  return { search: searched.trim() === '' ? null : loaded, text: searched, isIndexing: !isReady };
};
