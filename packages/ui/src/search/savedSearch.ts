import type { SearchQuery } from '@second-gear/domain';

export type SavedSearch = {
  id: string;
  name: string;
  query: SearchQuery;
  href: string;
  /** In ms since 1970. Bikes that were posted after the last opening are new. */
  seenAt: number;
};
