import type { SearchableBike, SearchQuery } from '@second-gear/domain';
import { useMemo } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { formatUnderstood } from '../../../search/formatUnderstood.ts';
import { useBikeSearch } from '../../../search/useBikeSearch.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Anchor } from '../../base/Link/Anchor.tsx';
import styles from './SavedSearches.module.css';

export type SavedSearch = {
  id: string;
  name: string;
  query: SearchQuery;
  href: string;
  /** In ms since 1970. Bikes that were posted after the last opening are new. */
  seenAt: number;
};

type SavedSearchesProps = {
  /** The saved searches, the newest first. */
  searches: readonly SavedSearch[];
  /** All bikes, of which the new ones are counted. */
  bikes: readonly SearchableBike[];
  /** Called when the user opens a search. */
  onOpen: (search: SavedSearch) => void;
  /** Deletes an entry after the user has confirmed it. */
  onDelete: (search: SavedSearch) => void;
};

/** The searches that the user has saved on this device, each with the number of its new bikes. */
export const SavedSearches = ({ searches, bikes, onOpen, onDelete }: SavedSearchesProps) => {
  const { search: copy } = useSearchCopy();
  if (searches.length === 0) return null;
  return (
    <details className={styles.searches}>
      <summary className={styles.summary}>
        <Icon name="chevronDown" />
        <span>{copy.saved.title(searches.length)}</span>
      </summary>
      <ul className={styles.list} aria-label={copy.saved.listLabel}>
        {searches.map((search) => (
          <li key={search.id} className={styles.item}>
            <Anchor href={search.href} className={styles.link} onClick={() => onOpen(search)}>
              <span className={styles.name}>
                <BidiText>{search.name}</BidiText>
              </span>
              <Details search={search} bikes={bikes} />
            </Anchor>
            <Button
              variant="quiet"
              size="small"
              className={styles.delete}
              aria-label={copy.saved.delete(search.name)}
              onPress={() => onDelete(search)}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What is understood of the text, and how many bikes were posted after the user last opened it. */
const Details = ({ search, bikes }: { search: SavedSearch; bikes: readonly SearchableBike[] }) => {
  const { search: copy } = useSearchCopy();
  const posted = useMemo(() => bikes.filter(({ date }) => Date.parse(date) > search.seenAt), [bikes, search.seenAt]);
  const { bikes: found, understood } = useBikeSearch(posted, search.query);
  const meaning = understood?.parts.map((part) => formatUnderstood(part, copy)).join(', ') ?? '';
  return (
    <>
      {meaning !== '' && !search.name.startsWith(meaning) && (
        <span className={styles.meaning}>
          <BidiText isCopy>{meaning}</BidiText>
        </span>
      )}
      {found.length > 0 && <span className={styles.new}>{copy.saved.newBikes(found.length)}</span>}
    </>
  );
};
