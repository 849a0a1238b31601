import { type SearchQuery, type SortOrder, sortOrders } from '@second-gear/domain';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Select } from '../../forms/Select/Select.tsx';
import styles from './BikeBrowser.module.css';

type OrderSelectProps = {
  /** The search text, the filters and the order of the list. */
  query: SearchQuery;
  /** The order of the list. The words may ask for it, such as "cheap". */
  order: SortOrder;
  /** Called with the new value after the user has changed it. */
  onChange: (query: SearchQuery) => void;
};

/** While the user searches for words, the best match is first, and otherwise the newest bike. */
export const OrderSelect = ({ query, order, onChange }: OrderSelectProps) => {
  const { search: copy } = useSearchCopy();
  const hasText = query.text.trim() !== '';
  const isBestMatch = hasText && query.sort === 'match' && order === 'newest';
  return (
    <Select
      className={styles.sort}
      phoneIcon="sort"
      label={copy.sort}
      value={isBestMatch ? 'match' : order}
      options={sortOrders.filter((id) => id !== 'match' || hasText).map((id) => ({ id, label: copy.sortOrders[id] }))}
      onChange={(sort) => onChange({ ...query, sort })}
    />
  );
};
