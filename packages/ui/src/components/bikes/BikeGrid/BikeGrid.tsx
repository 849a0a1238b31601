import type { ReactNode } from 'react';
import { VirtualList } from '../../../virtualizer/VirtualList.tsx';
import styles from './BikeGrid.module.css';

type BikeGridProps<Item> = {
  bikes: readonly Item[];
  /**
   * The array from which the caller computes `bikes`. By this array the virtualizer finds the measured heights of the rows
   * again when the user returns to the list.
   */
  of: object;
  /** Renders the card of one bike. Pass the same function each time, because a new function renders all cards again. */
  children: (bike: Item, index: number) => ReactNode;
};

/** The cards of a list of bikes, in one column, or in two columns on a wide screen. */
export const BikeGrid = <Item extends { _id: string }>({ bikes, of, children }: BikeGridProps<Item>) => (
  <VirtualList className={styles.list} items={bikes} of={of} estimatedHeight={640}>
    {children}
  </VirtualList>
);
