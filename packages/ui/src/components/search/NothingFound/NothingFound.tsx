import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import styles from './NothingFound.module.css';

type NothingFoundProps = {
  /** The filters that are set, each with the number of bikes that the query finds without this filter. */
  filters: readonly { id: string; label: string; countWithout: number }[];
  /** A query that may be what the user means, in words, and the number of bikes that it finds. */
  suggestion: { label: string; count: number; onSearch(): void } | null;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/**
 * Says that no bike matches. It suggests another query, and filters to remove, each with the number of bikes that are then
 * found.
 */
export const NothingFound = ({ filters, suggestion, onRemove, onClear }: NothingFoundProps) => {
  const { search } = useSearchCopy();
  const helpful = filters
    .filter(({ countWithout }) => countWithout > 0)
    .toSorted((one, other) => other.countWithout - one.countWithout);
  return (
    <EmptyState
      title={search.nothingFound.title}
      text={suggestion || helpful.length > 0 ? search.nothingFound.text : search.nothingFound.noWay}
      illustration={illustrations.empty}
    >
      <ul className={styles.list}>
        {suggestion && (
          <li>
            <Button onPress={suggestion.onSearch}>
              <BidiText isCopy>{search.nothingFound.instead(suggestion.label, suggestion.count)}</BidiText>
            </Button>
          </li>
        )}
        {helpful.map(({ id, label, countWithout }) => (
          <li key={id}>
            <Button variant="outline" onPress={() => onRemove(id)}>
              <BidiText isCopy>{search.nothingFound.without(label, countWithout)}</BidiText>
            </Button>
          </li>
        ))}
        <li>
          <Button variant={suggestion || helpful.length > 0 ? 'quiet' : 'action'} onPress={onClear}>
            {search.clearAll}
          </Button>
        </li>
      </ul>
    </EmptyState>
  );
};
