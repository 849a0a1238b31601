import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import styles from './NothingFound.module.css';

type NothingFoundProps = {
  /** The filters that are set, each with the number of bikes that the query finds without this filter. */
  filters: readonly { id: string; label: string; countWithout: number }[];
  /** The limits of the text that may be loosened, in words, and the number of bikes that are then found. */
  loosened: readonly { label: string; count: number; onSearch(): void }[];
  onRemove: (id: string) => void;
  onClear: () => void;
};

/**
 * Says that no bike matches. It offers looser limits, and filters to remove, each with the number of bikes that are then
 * found.
 */
export const NothingFound = ({ filters, loosened, onRemove, onClear }: NothingFoundProps) => {
  const { search } = useSearchCopy();
  const helpful = filters
    .filter(({ countWithout }) => countWithout > 0)
    .toSorted((one, other) => other.countWithout - one.countWithout);
  const hasWay = loosened.length > 0 || helpful.length > 0;
  return (
    <EmptyState
      title={search.nothingFound.title}
      text={hasWay ? search.nothingFound.text : search.nothingFound.noWay}
      illustration={illustrations.empty}
    >
      <ul className={styles.list}>
        {loosened.map(({ label, count, onSearch }) => (
          <li key={label}>
            <Button onPress={onSearch}>
              <BidiText isCopy>{search.nothingFound.loosened(label, count)}</BidiText>
            </Button>
          </li>
        ))}
        {helpful.map(({ id, label, countWithout }) => (
          <li key={id}>
            <Button variant="outline" onPress={() => onRemove(id)}>
              <BidiText isCopy>{search.nothingFound.without(label, countWithout)}</BidiText>
            </Button>
          </li>
        ))}
        <li>
          <Button variant={hasWay ? 'quiet' : 'action'} onPress={onClear}>
            {search.clearAll}
          </Button>
        </li>
      </ul>
    </EmptyState>
  );
};
