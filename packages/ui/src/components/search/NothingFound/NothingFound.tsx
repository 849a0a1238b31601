import type { SearchQuery } from '@second-gear/domain';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import type { WayOn } from '../BikeBrowser/useChips.ts';
import styles from './NothingFound.module.css';

type NothingFoundProps = {
  /** What was searched, in words. */
  searched: string;
  /** Looser searches that find bikes. */
  ways: readonly WayOn[];
  /** Called with the search text when the user starts the search. */
  onSearch: (query: SearchQuery) => void;
  /** Called when the user removes all entries. */
  onClear: () => void;
  /** Whether bikes follow that nearly match. They take the place of the texts and of the illustration. */
  hasNearBikes: boolean;
};

/** Each of the looser searches has the number of bikes that it finds. */
export const NothingFound = ({ searched, ways, onSearch, onClear, hasNearBikes }: NothingFoundProps) => {
  const { search } = useSearchCopy();
  const { title, searchedFor, text, noWay } = search.nothingFound;
  return (
    <div className={styles.state} data-near={hasNearBikes || undefined}>
      <h2 className={styles.title}>{title}</h2>
      {!hasNearBikes && (
        <>
          <p className={styles.text}>
            <BidiText isCopy>{searchedFor(searched)}</BidiText>
          </p>
          <p className={styles.text}>{ways.length > 0 ? text : noWay}</p>
        </>
      )}
      <ul className={styles.list}>
        {ways.map(({ label, query }) => (
          <li key={label}>
            <Button variant="outline" onPress={() => onSearch(query)}>
              <BidiText isCopy>{label}</BidiText>
            </Button>
          </li>
        ))}
        {!hasNearBikes && (
          <li>
            <Button variant={ways.length > 0 ? 'quiet' : 'action'} onPress={onClear}>
              {search.clearAll}
            </Button>
          </li>
        )}
      </ul>
      {!hasNearBikes && <img className={styles.illustration} {...illustrations.empty} alt="" />}
    </div>
  );
};
