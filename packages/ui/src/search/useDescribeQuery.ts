import type { SearchableBike, SearchQuery } from '@second-gear/domain';
import { useMemo } from 'react';
import { useFormats } from '../components/bikes/BikeCard/useFormats.ts';
import { useSearchCopy } from '../copy/bikes/search.ts';
import { useCopy } from '../copy/useCopy.ts';
import { describeQuery } from './describeQuery.ts';

/** Until the bikes with their brand names have loaded, an unknown brand is an ellipsis. */
export const useDescribeQuery = (bikes: readonly SearchableBike[], isLoading: boolean) => {
  const { search: copy } = useSearchCopy();
  const { categories } = useCopy();
  const { place } = useFormats();
  const names = useMemo(
    () => new Map([...Object.entries(categories), ...bikes.map((bike) => [bike.category_id, bike.brandName] as const)]),
    [bikes, categories],
  );
  const brandName = (id: string) => names.get(id) ?? (isLoading ? '…' : id);
  return (query: SearchQuery): string => describeQuery(query, { copy, brandName, place });
};
