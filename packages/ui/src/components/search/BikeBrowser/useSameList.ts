import { useMemo } from 'react';
import type { SearchableBike } from '../../../search/searchQuery.ts';

type FoundBikes = {
  all: readonly SearchableBike[];
  /** If the list is sorted by price or discount, the bikes with a readable price. In every other order, all bikes. */
  priced: readonly SearchableBike[];
  unpriced: readonly SearchableBike[];
};

/** How many lists the hook caches. */
const maxLists = 20;

/** The lists that were shown last, the newest first. */
let lists: readonly FoundBikes[] = [];

const isSame = (list: FoundBikes, bikes: readonly SearchableBike[], pricedCount: number): boolean =>
  list.all.length === bikes.length &&
  list.priced.length === pricedCount &&
  list.all.every((bike, index) => bike === bikes[index]);

/**
 * Divides the bikes that are found into those with and without a price. Returns the same arrays for the same bikes,
 * also when the user returns to the page, because the virtualizer finds the measured heights of a list by its array.
 */
export const useSameList = (bikes: readonly SearchableBike[], pricedCount: number): FoundBikes =>
  useMemo(() => {
    const known = lists.find((list) => isSame(list, bikes, pricedCount));
    const list = known ?? { all: bikes, priced: bikes.slice(0, pricedCount), unpriced: bikes.slice(pricedCount) };
    lists = [list, ...lists.filter((other) => other !== list)].slice(0, maxLists);
    return list;
  }, [bikes, pricedCount]);
