import type { SearchableBike } from '@second-gear/domain';
import type { SearchIndex } from '@second-gear/domain/search';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../lazy/loadChunk.ts';

export const importSearch = () => import('@second-gear/domain/search');

type Search = Awaited<ReturnType<typeof importSearch>>;

export type LoadedSearch = { code: Search; index: SearchIndex };

/** It stays in memory while the user visits other pages, so that the result is there after a return. */
let loaded: LoadedSearch | null = null;

/** A larger index is replaced by a new one, because most bikes in it are old. */
const maxIndexSize = 30_000;

export const loadSearch = async (): Promise<LoadedSearch> => {
  const code = await loadChunk(importSearch);
  if (!loaded || loaded.index.size() > maxIndexSize) loaded = { code, index: code.createSearchIndex() };
  return loaded;
};

type SearchedText = {
  search: LoadedSearch | null;
  /** While new bikes are indexed, the previous text. */
  text: string;
  isIndexing: boolean;
};

/** Loads the code of the search with the first text. Until all bikes are indexed, it returns the previous text. */
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

  // The error boundary has a button that loads the page again.
  if (indexError !== null) throw indexError;
  return { search: searched.trim() === '' ? null : loaded, text: searched, isIndexing: !isReady };
};
