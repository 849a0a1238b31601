import type { SearchQuery } from '@second-gear/domain';

/** A search that the user has saved on this device. */
export type SavedSearch = {
  id: string;
  name: string;
  query: SearchQuery;
  /** The URL that opens the search. */
  href: string;
  /** When the user last opened the search, in ms since 1970. Bikes that were posted later are new. */
  seenAt: number;
};
