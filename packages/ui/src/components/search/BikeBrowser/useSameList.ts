import type { SearchableBike } from '@second-gear/domain';
import { useMemo } from 'react';

type FoundBikes = {
  all: readonly SearchableBike[];
  /** The bikes with a readable price if the list is sorted by price or discount. All bikes in any other order. */
  priced: readonly SearchableBike[];
  unpriced: readonly SearchableBike[];
};

/** The number of lists that the hook keeps in memory. */
const maxLists = 20;

/** The lists that were shown last, the newest first. */
let lists: readonly FoundBikes[] = [];

const isSame = (list: FoundBikes, bikes: readonly SearchableBike[], pricedCount: number): boolean =>
  list.all.length === bikes.length &&
  list.priced.length === pricedCount &&
  list.all.every((bike, index) => bike === bikes[index]);

/**
 * Divides the bikes that are found into those with and those without a readable price. It returns the same arrays for the
 * same bikes, also when the user returns to the page. The virtualizer needs this: it finds the measured heights of the rows
 * by the array of the list.
 */
export const useSameList = (bikes: readonly SearchableBike[], pricedCount: number): FoundBikes =>
  useMemo(() => {
    const known = lists.find((list) => isSame(list, bikes, pricedCount));
    const list = known ?? { all: bikes, priced: bikes.slice(0, pricedCount), unpriced: bikes.slice(pricedCount) };
    lists = [list, ...lists.filter((other) => other !== list)].slice(0, maxLists);
    return list;
  }, [bikes, pricedCount]);
