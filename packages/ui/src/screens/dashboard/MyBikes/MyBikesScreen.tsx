import type { Bike } from '@second-gear/contract';
import { useDeferredValue, useMemo } from 'react';
import { ActionButton } from '../../../components/base/ActionButton/ActionButton.tsx';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import type { Column } from '../../../components/base/Table/Table.tsx';
import { TableSection } from '../../../components/base/Table/TableSection.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { Price } from '../../../components/bikes/Price/Price.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { DeleteBikeButton } from '../../../components/forms/DeleteButton/DeleteBikeButton.tsx';
import { Cluster } from '../../../components/layout/Stack/Stack.tsx';
import { useSellingCopy } from '../../../copy/selling/selling.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { type AsyncState, mapReady } from '../../../lib/asyncState.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { isDefaultView, type MyBikesView, selectMyBikes, totalsOf } from '../../../selling/myBikes.ts';
import styles from './MyBikesScreen.module.css';
import { MyBikesTools } from './MyBikesTools/MyBikesTools.tsx';

type MyBikesScreenProps = {
  /** The bikes of the signed-in seller. Sold bikes are included. */
  bikes: AsyncState<Bike[]>;
  /** Advertises a bike, so that the home page may show it, and shows the result in a toast. */
  onAdvertise: (bike: Bike) => Promise<unknown>;
  /** Deletes a bike after the seller has confirmed, and shows the result in a toast. */
  onDelete: (bike: Bike) => Promise<unknown>;
  /** The URL of the page *Add A Bike*. */
  addBikeHref: string;
  /** The URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The URL of the form with a copy of a bike. */
  copyHref: (bike: Bike) => string;
  /** Opens the dialog that shares the link of a bike. */
  onShare: (bike: Bike) => void;
  /** The bike that was just added, and the one that it is a copy of, which the seller may want to delete. */
  added?: { bike: Bike; copied?: Bike | undefined } | undefined;
  /** The search text, the order and the filters of the table, which are also in the URL. */
  view: MyBikesView;
  /** Called with the new search text, order and filters. */
  onViewChange: (view: MyBikesView) => void;
};

/** Fewer bikes need no search field and no tabs: all are visible at once. */
const fewestBikesWithTools = 5;

/** The page *My Product*: the seller's bikes, newest first (docs/requirements.md §2). */
export const MyBikesScreen = ({
  bikes,
  onAdvertise,
  onDelete,
  addBikeHref,
  bikeHref,
  copyHref,
  onShare,
  added,
  view,
  onViewChange: setView,
}: MyBikesScreenProps) => {
  const { dashboard, formats, myProduct } = useCopy();
  const { myBikes: copy } = useSellingCopy();
  const { columns: labels, empty } = copy;
  const columns: Column<Bike>[] = [
    {
      kind: 'number',
      label: labels.number,
      width: 'calc(4rem + var(--more-padding))',
      cell: (_, { index }) => formats.digits(String(index + 1)),
    },
    {
      kind: 'name',
      label: labels.name,
      cell: (bike) => (
        <Link href={bikeHref(bike)} className={styles.name}>
          <TextOrFallback>{bike.bikeName}</TextOrFallback>
        </Link>
      ),
      photo: (bike) => bike.img,
    },
    {
      kind: 'money',
      label: labels.price,
      width: 'calc(7.25rem + var(--more-padding))',
      cell: (bike) => <Price size="inherit" value={bike.resaleValue} />,
    },
    {
      kind: 'fact',
      label: labels.condition,
      width: 'calc(6.25rem + var(--more-padding))',
      cell: (bike) => <TextOrFallback format={formats.condition}>{bike.condition}</TextOrFallback>,
    },
    {
      kind: 'line',
      label: labels.status,
      width: 'calc(7.25rem * var(--text-width-factor) + var(--more-padding))',
      cell: (bike) => <Status bike={bike} />,
    },
    {
      kind: 'actions',
      label: labels.action,
      width: 'calc(14.25rem + 5rem * var(--text-width-factor) + 2 * var(--more-padding) + 1.25rem * var(--with-words))',
      cell: (bike, { nameId }) => (
        <>
          {/* Also for an advertised bike: the home page shows the one that was advertised last. */}
          {!bike.soldOut && (
            <span className={styles.advertise}>
              <ActionButton
                variant={bike.advertise ? 'quiet' : 'outline'}
                size="small"
                aria-describedby={nameId}
                action={() => onAdvertise(bike)}
              >
                {bike.advertise ? myProduct.advertiseAgain : myProduct.advertise}
              </ActionButton>
            </span>
          )}
          <span className={styles.links}>
            <LinkButton variant="quiet" size="small" href={copyHref(bike)} title={copy.copy} aria-describedby={nameId}>
              <Icon name="copy" />
              <span className={styles.word}>{copy.copy}</span>
            </LinkButton>
            <Button
              variant="quiet"
              size="small"
              title={copy.share}
              aria-describedby={nameId}
              onPress={() => onShare(bike)}
            >
              <Icon name="share" />
              <span className={styles.word}>{copy.share}</span>
            </Button>
          </span>
          <DeleteBikeButton bike={bike} describedBy={nameId} onDelete={() => onDelete(bike)} />
        </>
      ),
    },
  ];
  const shownView = useDeferredValue(view);
  const rows = useMemo(() => mapReady(bikes, (all) => selectMyBikes(all, shownView)), [bikes, shownView]);
  // Other bikes or another order begin with the first page.
  const onViewChange = (next: MyBikesView) => setView({ ...next, page: 1 });
  const all = bikes.state === 'ready' ? bikes.data : [];
  const totals = useMemo(() => totalsOf(all), [all]);
  const hasTools = all.length >= fewestBikesWithTools || (all.length > 0 && !isDefaultView(view));
  return (
    <TableSection
      title={dashboard.myProduct}
      columns={columns}
      rows={rows}
      page={shownView.page}
      onPageChange={(page) => setView({ ...view, page })}
      tools={
        <>
          {all.length > 0 && (
            <div className={styles.addBike}>
              <LinkButton variant="outline" size="small" href={addBikeHref}>
                {dashboard.addProduct}
              </LinkButton>
              <p>{copy.advice}</p>
            </div>
          )}
          {added && <AddedBike {...added} {...{ bikeHref, onShare, onDelete }} />}
          {hasTools && <MyBikesTools view={view} onViewChange={onViewChange} totals={totals} />}
        </>
      }
      loading={<ProgressBar label={copy.loading} />}
      empty={
        all.length > 0 ? (
          <EmptyState title={copy.nothing.title} text={copy.nothing.text}>
            <Button variant="outline" onPress={() => onViewChange({ ...view, tab: 'all', text: '' })}>
              {copy.nothing.showAll}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={empty.title} text={empty.text} illustration={illustrations.empty}>
            <LinkButton href={addBikeHref}>{dashboard.addProduct}</LinkButton>
          </EmptyState>
        )
      }
    />
  );
};

type AddedBikeProps = NonNullable<MyBikesScreenProps['added']> &
  Pick<MyBikesScreenProps, 'bikeHref' | 'onShare' | 'onDelete'>;

const AddedBike = ({ bike, copied, bikeHref, onShare, onDelete }: AddedBikeProps) => {
  const { bikes } = useCopy();
  const { myBikes: copy } = useSellingCopy();
  return (
    <div className={styles.added}>
      <p>
        <Icon name="check" />
        <span>
          <strong>{copy.listed}</strong>{' '}
          <TextOrFallback>{isBlank(bike.bikeName) ? bikes.unnamed : bike.bikeName}</TextOrFallback>
          {copied?.advertise && !copied.soldOut && !bike.advertise && (
            <span className={styles.onlyOld}>{copy.onlyOldAdvertised}</span>
          )}
        </span>
      </p>
      <Cluster gap="1">
        <Button onPress={() => onShare(bike)}>{copy.share}</Button>
        <LinkButton variant="outline" href={bikeHref(bike)}>
          {copy.see}
        </LinkButton>
        {copied && (
          <DeleteBikeButton
            bike={copied}
            label={copy.deleteOld}
            variant="outline"
            size="medium"
            onDelete={() => onDelete(copied)}
          />
        )}
      </Cluster>
    </div>
  );
};

const Status = ({ bike }: { bike: Bike }) => {
  const { myProduct } = useCopy();
  const { myBikes: copy } = useSellingCopy();
  if (bike.soldOut) return <span className={styles.soldOut}>{copy.soldOut}</span>;
  return (
    <span className={styles.status}>
      <span className={styles.available}>{copy.available}</span>
      {bike.advertise && <span className={styles.advertised}>{myProduct.advertised}</span>}
    </span>
  );
};
