import type { Bike, Condition } from '@second-gear/contract';

/**
 * `match` is the best match of the text, and `newest` without a text. `discount` is by the saved part of the original
 * price.
 */
export const sortOrders = ['match', 'newest', 'priceUp', 'priceDown', 'year', 'discount'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** An inclusive range. If an end is null, the range has no limit there. */
export type NumberRange = { from: number | null; to: number | null };

/** Everything that the user has set in the search tools. The URL of the page contains it. */
export type SearchQuery = {
  /** As the user has typed it. */
  text: string;
  /** True if each word of the text is only a word, and no price, place or other meaning is read from it. */
  exact: boolean;
  /** Category ids. If this list, or one of the next two, is empty, its filter is not set. */
  brands: readonly string[];
  conditions: readonly Condition[];
  /** Areas and cities, as sellers write them. */
  locations: readonly string[];
  /** In BDT. */
  price: NumberRange;
  purchaseYear: NumberRange;
  yearsUsed: NumberRange;
  verifiedOnly: boolean;
  /** True if the search finds only bikes whose price can be read as a number. */
  pricedOnly: boolean;
  sort: SortOrder;
};

const openRange: NumberRange = { from: null, to: null };

export const emptyQuery: SearchQuery = {
  text: '',
  exact: false,
  brands: [],
  conditions: [],
  locations: [],
  price: openRange,
  purchaseYear: openRange,
  yearsUsed: openRange,
  verifiedOnly: false,
  pricedOnly: false,
  sort: 'match',
};

/** A bike with the name of its category. */
export type SearchableBike = Bike & { brandName: string };
