import { onlyFilter, type SearchQuery, withoutFilter } from '@second-gear/domain';
import type { UnderstoodPart } from '@second-gear/domain/search';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { isolateText } from '../../../language/isolateText.ts';
import { formatUnderstood } from '../../../search/formatUnderstood.ts';
import type { SearchResult } from '../../../search/useBikeSearch.ts';
import { waysOn } from './waysOn.ts';

/** Something that was understood of the text, or a filter. */
export type Chip = {
  id: string;
  label: string;
  /** The number of bikes that the query finds without this part, if it finds none with it. */
  countWithout: number;
  without: SearchQuery;
};

type Options = {
  query: SearchQuery;
  result: Pick<SearchResult, 'understood' | 'activeFilters' | 'excludedBy' | 'some'>;
  describe: (query: SearchQuery) => string;
};

const replaceSlice = (text: string, { from, to }: UnderstoodPart, words = ''): string =>
  `${text.slice(0, from)}${words}${text.slice(to)}`.replace(/\s+/g, ' ').trim();

export const useChips = ({ query, result, describe }: Options) => {
  const { search: copy } = useSearchCopy();
  const { understood, activeFilters, excludedBy, some } = result;
  const text = understood?.text ?? '';
  const parts = understood?.parts ?? [];
  const withText = (next: string): SearchQuery => ({ ...query, text: next, exact: query.exact && next !== '' });
  const chipOf = (part: UnderstoodPart, at: number): Chip => {
    const label = formatUnderstood(part, copy);
    return {
      id: `part:${at}`,
      label: part.isAlternative ? copy.or(label) : label,
      countWithout: excludedBy.find((one) => one.part === part)?.count ?? 0,
      without: withText(replaceSlice(text, part)),
    };
  };
  const chips: Chip[] = [
    ...parts.map(chipOf),
    ...activeFilters
      .filter(({ kind }) => kind !== 'text')
      .map((filter) => ({
        ...filter,
        label: describe(onlyFilter(query, filter)),
        without: withoutFilter(query, filter),
      })),
  ];
  const loosened = excludedBy.flatMap(({ part, loosened: limit }) =>
    limit
      ? [
          {
            part,
            limit,
            rest: isolateText(replaceSlice(text, part)),
            query: withText(replaceSlice(text, part, formatUnderstood(limit.part, copy))),
          },
        ]
      : [],
  );
  return {
    chips,
    /** A search for exactly the words finds other bikes then. */
    hasMeaning: parts.some(({ kind }) => kind !== 'words'),
    ways: waysOn({ chips, loosened, some, parts, text, withText, copy }),
  };
};
