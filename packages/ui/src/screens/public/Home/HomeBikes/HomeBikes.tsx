import type { Bike } from '@second-gear/contract';
import { factsOf } from '@second-gear/domain';
import { sortBikesNewestFirst } from '../../../../components/base/Table/sortNewestFirst.ts';
import { BikeRow } from '../../../../components/bikeDetails/BikeRow/BikeRow.tsx';
import { useSearchCopy } from '../../../../copy/bikes/search.ts';
import { useSavedBikesCopy } from '../../../../copy/saved/savedBikes.ts';
import styles from './HomeBikes.module.css';

type HomeBikesProps = {
  /** The bikes of all categories that have loaded, including sold ones. */
  bikes: readonly Bike[];
  /** The ids of the bikes that the user has viewed, the last one first. */
  viewedIds: readonly string[];
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
};

/** For a signed-in user, below the brands: the newest bikes, and the recently viewed ones. */
export const HomeBikes = ({ bikes, viewedIds, bikeHref }: HomeBikesProps) => {
  const { homeBikes: copy } = useSearchCopy();
  const { savedBikes } = useSavedBikesCopy();
  const forSale = bikes.filter(({ soldOut }) => !soldOut);
  const byId = new Map(forSale.map((bike) => [bike._id, bike]));
  // One tile alone would look lost.
  const rows = [
    { title: copy.newBikes, bikes: sortBikesNewestFirst(forSale) },
    { title: savedBikes.recent, bikes: viewedIds.flatMap((id) => byId.get(id) ?? []) },
  ].filter((row) => row.bikes.length > 1);
  if (rows.length === 0) return null;
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <BikeRow key={row.title} {...row} bikeHref={bikeHref} level={3} />
      ))}
    </div>
  );
};

type BrandFactsProps = Pick<HomeBikesProps, 'bikes'> & {
  /** The category of the brand. */
  categoryId: string;
};

/** Nothing while no bike is known. */
export const BrandFacts = ({ bikes, categoryId }: BrandFactsProps) => {
  const { homeBikes: copy } = useSearchCopy();
  const forSale = bikes.filter(({ category_id, soldOut }) => category_id === categoryId && !soldOut);
  if (forSale.length === 0) return null;
  const prices = forSale.flatMap((bike) => factsOf(bike).price ?? []);
  return (
    <p className={styles.facts}>{copy.brandFacts(forSale.length, prices.length > 0 ? Math.min(...prices) : null)}</p>
  );
};
