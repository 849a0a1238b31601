import type { Bike, Condition } from '@second-gear/contract';

/** The orders of a list of bikes. `newest`: by posting date. `discount`: by the difference of the two prices. */
export const sortOrders = ['newest', 'priceUp', 'priceDown', 'year', 'discount'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** An inclusive range. If an end is null, the range has no limit there. */
export type NumberRange = { from: number | null; to: number | null };

/** Everything that the user has set in the search tools. The URL of the page contains it. */
export type SearchQuery = {
  /** The words that the user searches for, as typed. */
  text: string;
  /** Category ids. For this list and the next two, an empty list means that the filter is not set. */
  brands: readonly string[];
  conditions: readonly Condition[];
  /** Areas and cities, as sellers write them. */
  locations: readonly string[];
  /** In BDT. */
  price: NumberRange;
  purchaseYear: NumberRange;
  yearsUsed: NumberRange;
  /** True if the search finds only bikes of verified sellers. */
  verifiedOnly: boolean;
  /** True if the search finds only bikes whose price can be read as a number. */
  pricedOnly: boolean;
  sort: SortOrder;
};

const openRange: NumberRange = { from: null, to: null };

export const emptyQuery: SearchQuery = {
  text: '',
  brands: [],
  conditions: [],
  locations: [],
  price: openRange,
  purchaseYear: openRange,
  yearsUsed: openRange,
  verifiedOnly: false,
  pricedOnly: false,
  sort: 'newest',
};

/** A bike with the name of its category. */
export type SearchableBike = Bike & { brandName: string };
