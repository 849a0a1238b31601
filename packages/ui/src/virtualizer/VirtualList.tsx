import { memo, type ReactNode, useMemo, useRef } from 'react';
import { withUniqueKeys } from '../lib/withUniqueKeys.ts';
import { OffscreenText } from './offscreen/OffscreenText.tsx';
import { useVirtualizer } from './useVirtualizer.ts';
import styles from './VirtualList.module.css';

type VirtualListProps<Item> = {
  items: readonly Item[];
  /** The array that `items` is derived from: the key of the cached layout. */
  of: object;
  /** Class name for the list, which must be a grid. */
  className: string | undefined;
  /**
   * Returns the text of an item, which find-in-page searches when the item is not rendered. Must be the same function
   * on every render.
   */
  textOf: (item: Item) => string;
  /** Renders one item, as a child of the grid. */
  children: (item: Item, index: number) => ReactNode;
};

/** The number of items in the first render: two rows of two cards, which fill a screen. */
const first = 4;
/** The number of items that are added in one step. */
const step = 1;

/**
 * A list of cards of any length. Lists of up to 60 items are rendered completely; of longer lists only the items in and
 * near the viewport are rendered (`createVirtualizer`). `aria-setsize` and `aria-posinset` tell screen readers the
 * length of the list and the position of each item.
 */
export const VirtualList = <Item extends { _id: string }>({
  items,
  of,
  className,
  textOf,
  children: renderItem,
}: VirtualListProps<Item>) => {
  const holder = useRef<HTMLUListElement>(null);
  const { segments, isVirtualized, reveal } = useVirtualizer({ count: items.length, listKey: of, holder, first, step });
  const keys = useMemo(() => withUniqueKeys(items), [items]);
  return (
    <ul className={className} ref={holder}>
      {segments.flatMap(({ key: segmentKey, isRendered, from, to, height }) =>
        isRendered
          ? keys
              .slice(from, to)
              .map(({ key, item }, offset) => (
                <ListEntry
                  key={`item ${key}`}
                  item={item}
                  index={from + offset}
                  size={isVirtualized ? items.length : undefined}
                  renderItem={renderItem}
                />
              ))
          : [
              <li
                key={`placeholder ${segmentKey}`}
                className={styles.placeholder}
                style={{ blockSize: height }}
                aria-hidden="true"
              >
                <OffscreenText items={items} range={{ from, to }} textOf={textOf} reveal={reveal} />
              </li>,
            ],
      )}
    </ul>
  );
};

type ListEntryProps<Item> = {
  item: Item;
  index: number;
  /** The length of the whole list, if only a part of it is rendered; otherwise undefined. */
  size: number | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** Memoized, so that scrolling renders only the new items. */
const ListEntry = memo(({ item, index, size, renderItem }: ListEntryProps<unknown>) => (
  <li {...(size !== undefined && { 'aria-setsize': size, 'aria-posinset': index + 1, 'data-item': index })}>
    {renderItem(item, index)}
  </li>
)) as <Item>(props: ListEntryProps<Item>) => ReactNode;
