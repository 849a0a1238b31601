import { memo, type ReactNode, type Ref, useCallback, useMemo, useRef } from 'react';
import { useCopy } from '../copy/useCopy.ts';
import { withUniqueKeys } from '../lib/withUniqueKeys.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualList.module.css';

type VirtualListProps<Item> = {
  items: readonly Item[];
  /**
   * The array in the query cache from which `items` is made. By this array the virtualizer finds the layout of the list
   * again when the user returns to the page.
   */
  of: object;
  /** The class of the list element. It must make the list a grid. */
  className: string | undefined;
  /** The height of a row before the first one is measured, in px. */
  estimatedHeight: number;
  /** Renders the content of one item. */
  children: (item: Item, index: number) => ReactNode;
};

/**
 * Shows a list of cards. If the list is long, it renders only the cards in and near the viewport (`useVirtualRows`). Then
 * `aria-setsize` and `aria-posinset` give screen readers the length of the list and the position of each item.
 */
export const VirtualList = <Item extends { _id: string }>({
  items,
  of,
  className,
  estimatedHeight,
  children: renderItem,
}: VirtualListProps<Item>) => {
  const copy = useCopy();
  const holder = useRef<HTMLUListElement>(null);
  const keyed = useMemo(() => withUniqueKeys(items), [items]);
  const keyOf = useCallback((index: number) => keyed[index]?.key ?? '', [keyed]);
  const { isVirtualized, rows, measure, printedPart, onFocus } = useVirtualRows({
    count: items.length,
    keyOf,
    listKey: of,
    holder,
    estimatedHeight,
  });
  return (
    <>
      {printedPart !== undefined && <p>{copy.printedPart(printedPart, items.length)}</p>}
      <ul className={`${className} ${isVirtualized ? styles.virtual : ''}`} ref={holder} onFocus={onFocus}>
        {rows.flatMap(({ row, from, to, spaceBefore }) => [
          spaceBefore > 0 && (
            <li
              key={`space before ${keyOf(from)}`}
              className={styles.placeholder}
              style={{ blockSize: spaceBefore }}
              aria-hidden="true"
            />
          ),
          ...keyed
            .slice(from, to)
            .map(({ key, item }, offset) => (
              <ListEntry
                key={`item ${key}`}
                item={item}
                index={from + offset}
                size={isVirtualized ? items.length : undefined}
                row={row}
                measure={isVirtualized && offset === 0 ? measure : undefined}
                renderItem={renderItem}
              />
            )),
        ])}
      </ul>
    </>
  );
};

type ListEntryProps<Item> = {
  item: Item;
  index: number;
  row: number;
  /**
   * The length of the whole list. Undefined if the whole list is rendered, because screen readers count the items then.
   */
  size: number | undefined;
  /** The ref that measures the height of the row. Only the first item of a row has it. */
  measure: Ref<HTMLLIElement> | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** One item of the list. It is memoized, so that scrolling renders only items that were not rendered before. */
const ListEntry = memo(({ item, index, row, size, measure, renderItem }: ListEntryProps<unknown>) => (
  <li
    ref={measure}
    {...(size !== undefined && { 'aria-setsize': size, 'aria-posinset': index + 1, 'data-index': row })}
  >
    {renderItem(item, index)}
  </li>
)) as <Item>(props: ListEntryProps<Item>) => ReactNode;
