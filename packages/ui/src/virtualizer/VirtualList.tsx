import { memo, type ReactNode, useMemo, useRef } from 'react';
import { keyed } from '../lib/withUniqueKeys.ts';
import { Unseen } from './offscreen/OffscreenText.tsx';
import { useListWindow } from './useVirtualizer.ts';
import styles from './VirtualList.module.css';

type WindowedListProps<Item> = {
  items: readonly Item[];
  /** The list as whoever keeps it has it, where `items` are made of it: by it the place is found again (`placeOf`). */
  of: object;
  /** Of the list, a grid: as many stand in one row as it has columns. */
  className: string | undefined;
  /** What can be read of one item, for those that are not drawn. The same function every time. */
  textOf: (item: Item) => string;
  /** Draws one item. The items themselves are the grid's: what is drawn lies on its rows. */
  children: (item: Item, index: number) => ReactNode;
};

/** Of two tags abreast two rows, which fill a screen; and no more, since each is sixty nodes. */
const first = 4;
/** One row, of one or of two. */
const step = 1;

/**
 * A list of tags of any length. Up to sixty are all there. Of more only those are drawn that are in view, and a little around
 * them (`createListWindow`); whoever listens to the page is told how many there are, and which of them each is.
 */
export const WindowedList = <Item extends { _id: string }>({
  items,
  of,
  className,
  textOf,
  children: draw,
}: WindowedListProps<Item>) => {
  const holder = useRef<HTMLUListElement>(null);
  const { parts, isWindowed, reveal } = useListWindow({ count: items.length, of, holder, first, step });
  const keys = useMemo(() => keyed(items), [items]);
  return (
    <ul className={className} ref={holder}>
      {parts.flatMap(({ key: partKey, isDrawn, from, to, height }) =>
        isDrawn
          ? keys
              .slice(from, to)
              .map(({ key, item }, place) => (
                <Entry
                  key={`item ${key}`}
                  item={item}
                  index={from + place}
                  size={isWindowed ? items.length : undefined}
                  draw={draw}
                />
              ))
          : [
              <li key={`place ${partKey}`} className={styles.place} style={{ blockSize: height }} aria-hidden="true">
                <Unseen items={items} span={{ from, to }} textOf={textOf} reveal={reveal} />
              </li>,
            ],
      )}
    </ul>
  );
};

type EntryProps<Item> = {
  item: Item;
  index: number;
  /** Of the whole list, where not all of it is here. */
  size: number | undefined;
  draw: (item: Item, index: number) => ReactNode;
};

/** Drawn once: while somebody scrolls only what comes into view is new. */
const Entry = memo(({ item, index, size, draw }: EntryProps<unknown>) => (
  <li {...(size !== undefined && { 'aria-setsize': size, 'aria-posinset': index + 1, 'data-item': index })}>
    {draw(item, index)}
  </li>
)) as <Item>(props: EntryProps<Item>) => ReactNode;
