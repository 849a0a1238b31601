import type { ReactNode } from 'react';
import { VirtualList } from '../../../virtualizer/VirtualList.tsx';
import styles from './BikeGrid.module.css';

type BikeGridProps<Item> = {
  bikes: readonly Item[];
  /** The array that `bikes` is derived from, which identifies the list when the user returns to it. */
  of: object;
  /** Renders the card of one bike. Must be the same function while the cards are the same. */
  children: (bike: Item, index: number) => ReactNode;
};

/** The cards of a list of bikes, in one column, or in two columns on a wide screen. */
export const BikeGrid = <Item extends { _id: string }>({ bikes, of, children }: BikeGridProps<Item>) => (
  <VirtualList className={styles.list} items={bikes} of={of} estimatedHeight={640}>
    {children}
  </VirtualList>
);
