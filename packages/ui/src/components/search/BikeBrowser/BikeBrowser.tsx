import { fitsInUrl, formatQuery, type SearchableBike, type SearchQuery, withoutFilters } from '@second-gear/domain';
import { memo, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import { useCodeAhead } from '../../../lazy/useCodeAhead.ts';
import { useDescribeQuery } from '../../../search/describeQuery.ts';
import { useBikeSearch } from '../../../search/useBikeSearch.ts';
import { importSearch } from '../../../search/useSearchIndex.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { BikeGridSkeleton } from '../../bikes/BikeGrid/BikeGridSkeleton.tsx';
import { LargePhotosToggle } from '../../bikes/BikeGrid/LargePhotosToggle.tsx';
import { type BikeGroup, firstStep, PagedBikes, type ShownBikes } from '../../bikes/BikeGrid/PagedBikes.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { toast } from '../../feedback/Toasts/toast.ts';
import { ActiveFilters } from '../../filters/ActiveFilters/ActiveFilters.tsx';
import type { OnQueryChange } from '../../filters/Filters/Filters.tsx';
import { FiltersSkeleton } from '../../filters/Filters/FiltersSkeleton.tsx';
import { HeadingAside } from '../../layout/PageHeading/headingAside.ts';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';
import { Matches } from '../Matches/Matches.tsx';
import { NothingFound } from '../NothingFound/NothingFound.tsx';
import { type SavedSearch, SavedSearches } from '../SavedSearches/SavedSearches.tsx';
import { SaveSearchButton } from '../SavedSearches/SaveSearchButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import styles from './BikeBrowser.module.css';
import { OrderSelect } from './OrderSelect.tsx';
import { useChips } from './useChips.ts';

type SavedSearchTools = {
  searches: readonly SavedSearch[];
  /** True if no more searches can be saved. */
  isFull: boolean;
  /** Returns false if the browser has not stored the search. */
  onSave: (name: string) => boolean;
  onOpen: (search: SavedSearch) => void;
  onDelete: (search: SavedSearch) => void;
};

export type SearchToolsProps = {
  /** The search text, the filters and the order of the list. */
  query: SearchQuery;
  /** Called with the new query after the user has changed it. */
  onQueryChange: OnQueryChange;
  /** Called when the user has finished typing: the search field has lost the focus, or the user has pressed Enter. */
  onCommit: () => void;
  /** The saved searches, with the functions that change them. */
  saved?: SavedSearchTools | undefined;
  /** How many bikes the list shows, and the function that shows more. */
  shown?: ShownBikes | undefined;
  /** The last searches on this device, the newest first. The search field suggests them. */
  recent?: readonly string[] | undefined;
  /** Called with the text when the user has searched for it with Enter or a suggestion. */
  onSearched?: ((text: string) => void) | undefined;
};

type BikeBrowserProps = SearchToolsProps & {
  /** All bikes. The list shows those that match the query, in its order. */
  bikes: readonly SearchableBike[];
  /** True until the bikes have loaded. The user can already use the search tools. */
  isLoading: boolean;
  /** Renders the card of one bike. Pass the same function each time, because a new one renders all cards again. */
  renderBike: (bike: SearchableBike, index: number) => ReactNode;
  /** True on the page of one brand: all bikes are of this brand. */
  hasFixedBrand?: boolean;
  /** Whether the search field gets the focus, because the user has just opened the tools. */
  focusesField?: boolean;
};

const loadFilterDialog = async () => (await import('../../filters/FilterDialog/FilterDialog.tsx')).FilterDialog;

/** Chunks of their own, so that the list does not wait for their code. */
const FilterDialog = lazyDialog(loadFilterDialog);
const Filters = lazyComponent(
  async () => (await import('../../filters/Filters/Filters.tsx')).Filters,
  <FiltersSkeleton />,
);

const searchCode = [importSearch, loadFilterDialog];

const noBikes: readonly SearchableBike[] = [];

const maxNearGroups = 3;

/** In narrower windows the filters are in a dialog. */
const wideWindow = '(min-width: 64rem)';
const phone = '(max-width: 39.99rem)';

/** The search tools with the list of the bikes that are found (docs/requirements.md §10). */
export const BikeBrowser = ({
  bikes,
  isLoading,
  query,
  onQueryChange,
  onCommit,
  renderBike,
  hasFixedBrand = false,
  saved,
  recent,
  onSearched,
  shown = firstStep,
  focusesField = false,
}: BikeBrowserProps) => {
  const { search: copy } = useSearchCopy();
  const isWide = useMediaQuery(wideWindow);
  const isPhone = useMediaQuery(phone);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const resultsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // The bikes of one brand that come first would move when the others come.
  const result = useBikeSearch(isLoading ? noBikes : bikes, query);
  const { countFacets, activeFilters, isIndexing, marks, some } = result;
  const { bikes: found, pricedCount } = result;
  const [hasResult, setHasResult] = useState(false);
  if (!isLoading && !isIndexing && !hasResult) setHasResult(true);
  const isWaiting = isLoading || (isIndexing && !hasResult);
  const isRestricted = `${formatQuery(query)}` !== `${formatQuery(withoutFilters(query))}`;

  useEffect(() => {
    if (focusesField) field.current?.focus();
  }, [focusesField]);

  useCodeAhead(!isLoading, searchCode);

  const change: OnQueryChange = (next, steppedField) => {
    if (!fitsInUrl(next)) {
      toast.error(copy.tooManyChosen);
      return;
    }
    // A filter must not remove the last letters, which the page may not have rendered yet.
    const typed = next.text === query.text && steppedField !== 'text' ? field.current?.value : undefined;
    onQueryChange(typed === undefined ? next : { ...next, text: typed }, steppedField);
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  };
  const describe = useDescribeQuery(bikes, isLoading);
  const { chips, hasMeaning, ways } = useChips({ query, result, describe });
  const searched = chips.map(({ label }) => label).join(', ');
  const clear = () => change(withoutFilters(query));
  const remove = (id: string) => {
    const chip = chips.find((one) => one.id === id);
    if (chip) change(chip.without);
  };
  const filtersProps = { query, onChange: change, countFacets, hasFixedBrand };
  const focusField = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  const renderMarked = useCallback(
    (bike: SearchableBike, index: number) => (
      <MarkedCard bike={bike} index={index} renderBike={renderBike} marks={marks} />
    ),
    [marks, renderBike],
  );

  const groups: BikeGroup<SearchableBike>[] = [
    { key: 'priced', bikes: found.slice(0, pricedCount) },
    { key: 'unpriced', bikes: found.slice(pricedCount), title: copy.priceNotGiven },
    ...some.slice(0, maxNearGroups).map(({ missing, bikes: near }) => ({
      key: `without ${missing}`,
      bikes: near,
      title: copy.without(missing),
      isNear: true,
    })),
  ];

  const saveSearch = saved &&
    isRestricted && {
      suggestedName: searched,
      onSave: saved.onSave,
      isSaved: saved.searches.some((one) => `${formatQuery(one.query)}` === `${formatQuery(query)}`),
      isFull: saved.isFull,
    };
  const summary = (
    <div className={styles.summary}>
      <p role="status">
        <span>{isWaiting || isIndexing ? copy.preparing : copy.results(found.length)}</span>
        {searched !== '' && <VisuallyHidden>{copy.announced(searched)}</VisuallyHidden>}
      </p>
      {shown.largePhotos && found.length > 0 && <LargePhotosToggle {...shown.largePhotos} isIcon={isPhone} />}
    </div>
  );

  return (
    <div className={styles.browser}>
      {/* Before the filters in the order of the Tab key. */}
      <search className={styles.tools} aria-label={copy.label} data-screen-only>
        <SearchField
          ref={field}
          value={query.text}
          onChange={(text) => change({ ...query, text, exact: query.exact && text !== '' }, 'text')}
          onCommit={onCommit}
          onSearched={onSearched}
          recent={recent}
        />
        {!isWide && (
          <Button
            variant="outline"
            className={styles.filters}
            aria-haspopup="dialog"
            onPress={() => setDialogOpen(true)}
          >
            <Icon name="filter" />
            <span>{copy.filtersWithCount(activeFilters.filter(({ kind }) => kind !== 'text').length)}</span>
          </Button>
        )}
        <OrderSelect query={query} order={result.order} onChange={change} />
      </search>
      {isWide && (
        <>
          <SkipLink href={`#${resultsId}`}>{copy.skipFilters}</SkipLink>
          <aside className={styles.panel} aria-label={copy.filters} data-screen-only>
            {isWaiting ? <FiltersSkeleton /> : <Filters {...filtersProps} />}
          </aside>
        </>
      )}
      <div className={styles.main} id={resultsId} tabIndex={-1}>
        {saved && <SavedSearches {...saved} bikes={bikes} />}
        <ActiveFilters filters={chips} onRemove={remove} onClear={clear} onEmpty={focusField}>
          {saveSearch && <SaveSearchButton {...saveSearch} />}
          {(hasMeaning || query.exact) && (
            <Button variant="quiet" size="small" onPress={() => change({ ...query, exact: !query.exact })}>
              {query.exact ? copy.byMeaning : copy.exactly}
            </Button>
          )}
        </ActiveFilters>
        {isWaiting && isRestricted && chips.length === 0 && <div className={styles.chipsSkeleton} />}
        <InHeading>{summary}</InHeading>
        <div className={styles.results} ref={results}>
          {isWaiting && <BikeGridSkeleton hasLargePhotos={shown.largePhotos?.isOn} />}
          {!isWaiting && found.length === 0 && activeFilters.length > 0 && (
            <NothingFound
              searched={searched}
              ways={ways}
              onSearch={change}
              onClear={clear}
              hasNearBikes={some.length > 0}
            />
          )}
          {!isWaiting && found.length === 0 && activeFilters.length === 0 && (
            <EmptyState {...copy.noBikes} illustration={illustrations.empty} />
          )}
          {!isWaiting && (
            <PagedBikes groups={groups} shown={shown}>
              {renderMarked}
            </PagedBikes>
          )}
        </div>
      </div>
      <FilterDialog
        {...filtersProps}
        isOpen={isDialogOpen && !isWide}
        onClose={() => setDialogOpen(false)}
        count={found.length}
        onClear={activeFilters.length > 0 ? clear : undefined}
      />
    </div>
  );
};

type MarkedCardProps = CardProps & { marks: readonly string[] };

const MarkedCard = ({ marks, ...props }: MarkedCardProps) => (
  <Matches words={marks}>
    <Card {...props} />
  </Matches>
);

type CardProps = {
  bike: SearchableBike;
  index: number;
  renderBike: (bike: SearchableBike, index: number) => ReactNode;
};

/** Memoized, so that it is not rendered again when only the marked words change. */
const Card = memo(({ bike, index, renderBike }: CardProps) => renderBike(bike, index));

const InHeading = ({ children }: { children: ReactNode }) => {
  const aside = useContext(HeadingAside);
  return aside && createPortal(children, aside);
};
