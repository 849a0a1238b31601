import { startTransition, useEffect, useMemo, useState } from 'react';

/** A list of at most this many items is rendered completely. A longer list is virtualized. */
export const virtualizeAbove = 60;

/** The number of items in the first step. They fill the viewport, so that the footer does not move in it later. */
const firstStep = 4;

/** The number of items in each further step. The page can react to the user after each card. */
const nextStep = 1;

/**
 * Renders a list that is not virtualized in steps, because rendering sixty cards in one task blocks a slow device for half a
 * second. Each step adds the first items that are not rendered yet. Items that are rendered already stay, so that a list that
 * is loaded again keeps its height.
 *
 * @param count the number of items of the list
 * @param keyOf returns the unique key of an item. Pass the same function in each render as long as the items are the same
 * @param startsComplete true if the first render must have all items, because the browser must restore the scroll position
 * @returns the indexes of the items to render; none while the list is virtualized
 */
export const useItemsInSteps = (count: number, keyOf: (index: number) => string, startsComplete: boolean): number[] => {
  const isShort = count <= virtualizeAbove;
  const keys = useMemo(
    () => Array.from({ length: isShort ? count : 0 }, (_, index) => keyOf(index)),
    [isShort, count, keyOf],
  );
  const [rendered, setRendered] = useState(() => new Set(startsComplete ? keys : []));
  const [countBefore, setCountBefore] = useState(count);
  if (count !== countBefore) {
    setCountBefore(count);
    // When a virtualized list becomes short because some of its items were removed, the others stay where they are, with the
    // focus.
    if (isShort && countBefore > virtualizeAbove && count > countBefore / 2) setRendered(new Set(keys));
  }
  const indexes = useMemo(() => {
    const step = keys.some((key) => rendered.has(key)) ? nextStep : firstStep;
    let added = 0;
    return keys.flatMap((key, index) => (rendered.has(key) || ++added <= step ? index : []));
  }, [keys, rendered]);
  useEffect(() => {
    const next = indexes.map(keyOf);
    startTransition(() =>
      setRendered((before) =>
        before.size === next.length && next.every((key) => before.has(key)) ? before : new Set(next),
      ),
    );
  }, [indexes, keyOf]);
  return indexes;
};
