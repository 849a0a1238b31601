import { memo, type ReactNode } from 'react';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import styles from './BikeGrid.module.css';

/** Renders the card of one bike. Pass the same function each time, because a new one renders all cards again. */
export type RenderBike<Item> = (bike: Item, index: number) => ReactNode;

type BikeGridProps<Item> = {
  /** The bikes that are shown, in this order. */
  bikes: readonly Item[];
  /** The position of the first bike in the whole list, of which this grid may be a part. */
  from?: number;
  /** The ids of the bikes whose cards are rendered. The others follow. */
  rendered?: ReadonlySet<string>;
  /** The content. */
  children: RenderBike<Item>;
};

type GridItemProps<Item> = { item: Item; index: number; render: RenderBike<Item> };

/** Memoized, because the list renders its cards in several steps. */
const GridItem = memo(<Item,>({ item, index, render }: GridItemProps<Item>) => render(item, index)) as <Item>(
  props: GridItemProps<Item>,
) => ReactNode;

export const BikeGrid = <Item extends { _id: string }>({
  bikes,
  from = 0,
  rendered,
  children,
}: BikeGridProps<Item>) => (
  <ul className={styles.list}>
    {withUniqueKeys(bikes).map(
      ({ key, item }, index) =>
        rendered?.has(item._id) !== false && (
          // The app restores the scroll position by this attribute, and the list finds its first new card.
          <li key={key} data-index={from + index}>
            <GridItem item={item} index={from + index} render={children} />
          </li>
        ),
    )}
  </ul>
);
