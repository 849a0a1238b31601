import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Lists of up to this many items are rendered completely. */
const virtualizeAbove = 60;

/** How many items of such a list are in its first render: they fill a screen. */
const firstItems = 4;

/** The height of the area above and below the viewport in which rows are rendered too, in px. */
const overscanHeight = 600;

/** A rendered row: the items from `from` to `to` (exclusive), and the height of the rows before it that are left out. */
export type RenderedRow = { row: number; from: number; to: number; spaceBefore: number };

/** The layout of a list. Lengths are in px; `top` is the distance from the top of the page. */
type ListLayout = { columns: number; gap: number; top: number; estimatedHeight: number; isMeasured: boolean };

type CachedList = { layout: ListLayout; measurements: VirtualItem[]; topItem: number };

/**
 * The layouts of the lists that were shown, by their arrays in the query cache: when the user returns to a list, it has
 * the same height in its first render, so that the scroll position can be restored.
 */
const cachedLists = new WeakMap<object, CachedList>();

const measureLayout = (holder: HTMLElement, before: ListLayout): ListLayout => {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(holder);
  const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
  const firstRow = holder.querySelector('[data-index]');
  const isNew = !before.isMeasured || columns !== before.columns;
  return {
    columns,
    gap: Number.parseFloat(rowGap) || 0,
    top: holder.getBoundingClientRect().top + window.scrollY,
    // Not measured again later, because another estimate would move all rows that have not been rendered yet.
    estimatedHeight: isNew && firstRow ? firstRow.getBoundingClientRect().height : before.estimatedHeight,
    isMeasured: true,
  };
};

const isSame = (one: ListLayout, other: ListLayout): boolean =>
  one.isMeasured === other.isMeasured &&
  one.columns === other.columns &&
  one.gap === other.gap &&
  Math.abs(one.top - other.top) < 1;

/** Not rounded, in contrast to the virtualizer's default: the fractions of many rows would add up. */
const measureHeight = (element: Element, entry?: ResizeObserverEntry): number =>
  entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;

type Options = {
  /** How many items the list has. */
  count: number;
  /** Returns the unique key of an item. Must be the same function while the items are the same. */
  keyOf: (index: number) => string;
  /** The array from the query cache, which identifies the list when the user returns to it. */
  listKey: object;
  /** The element that contains the items: a grid with any number of columns, or the body of a table. */
  holder: RefObject<HTMLElement | null>;
  /** The height of a row before the first one is measured, in px. */
  estimatedHeight: number;
};

/**
 * Returns which rows of a list to render: all of a short list; of a long list only those in and near the viewport, and
 * always the first row, the last row and the rows around the focus, so that the Tab key and the focus work. The items
 * of a long list must have the attribute `data-index` with their row, and the first item of each row the ref `measure`.
 */
export const useVirtualRows = ({ count, keyOf, listKey, holder, estimatedHeight }: Options) => {
  const isVirtualized = count > virtualizeAbove;
  const [cached] = useState(() => cachedLists.get(listKey));
  const [layout, setLayout] = useState<ListLayout>(
    cached?.layout ?? { columns: 1, gap: 0, top: 0, estimatedHeight, isMeasured: false },
  );
  /** The item whose row and neighbours are always rendered: the first visible one of the last visit, then the focus. */
  const [keptItem, setKeptItem] = useState(cached?.topItem ?? 0);
  const { columns, gap } = layout;
  const rowCount = Math.ceil(count / columns);
  const keptRow = Math.floor(keptItem / columns);
  /** The rows in the viewport at the last scroll event, and how many events in a row have replaced all of them. */
  const lastScroll = useRef({ startIndex: 0, endIndex: 0, jumps: 0 });
  /** Whether the user scrolls by more than a window with each event. The first jump does not count: it may be the last. */
  const [isFast, setFast] = useState(false);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: isVirtualized,
    count: rowCount,
    gap,
    scrollMargin: layout.top,
    estimateSize: () => layout.estimatedHeight,
    measureElement: measureHeight,
    overscan: Math.ceil(overscanHeight / layout.estimatedHeight),
    getItemKey: useCallback((row: number) => keyOf(row * columns), [keyOf, columns]),
    rangeExtractor: useCallback(
      (range: Range) => {
        // During fast scrolling the viewport shows a placeholder, because the next event replaces all rows again.
        const visible = isFast ? [] : defaultRangeExtractor(range);
        const rows = [0, keptRow - 1, keptRow, keptRow + 1, ...visible, rowCount - 1];
        return [...new Set(rows)].filter((row) => row >= 0 && row < rowCount).sort((a, b) => a - b);
      },
      [isFast, keptRow, rowCount],
    ),
    onChange: ({ isScrolling, range }, isScrollEvent) => {
      // While the user scrolls, the virtualizer also reports each row that it has measured.
      if (!range || (isScrolling && !isScrollEvent)) return;
      const { startIndex, endIndex, jumps } = lastScroll.current;
      const isJump = isScrolling && (range.startIndex > endIndex || range.endIndex < startIndex);
      lastScroll.current = { ...range, jumps: isJump ? jumps + 1 : 0 };
      setFast(lastScroll.current.jumps > 1);
    },
    // The size of a window, for the first render. The list may also be prerendered, where there is no window.
    initialRect: { width: 0, height: 1000 },
    initialMeasurementsCache: cached?.measurements ?? [],
    useFlushSync: false,
  });

  /**
   * The first visible item at the last render. While the layout changes, the virtualizer's own range is wrong: it knows
   * the new heights of rows, and not yet the new scroll position.
   */
  const visibleItem = useRef(0);
  useEffect(() => {
    visibleItem.current = (virtualizer.range?.startIndex ?? 0) * columns;
  });
  /** The first visible item, while the number of columns or the gap changes: both move all rows. */
  const topItem = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element || !isVirtualized) return;
    const update = () =>
      setLayout((before) => {
        const next = measureLayout(element, before);
        if (before.isMeasured && (next.columns !== before.columns || next.gap !== before.gap))
          topItem.current = visibleItem.current;
        return isSame(before, next) ? before : next;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Also when content above the list appears or disappears, which moves the list.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [holder, isVirtualized]);
  useLayoutEffect(() => {
    const row = Math.floor((topItem.current ?? 0) / columns);
    topItem.current = undefined;
    if (row === 0) return;
    // The virtualizer can miss the new height of a rendered row when all rows change at once.
    const items = [...(holder.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    for (const [at, item] of items.entries())
      if (item.dataset.index !== items[at - 1]?.dataset.index) virtualizer.measureElement(item);
    virtualizer.scrollToIndex(row, { align: 'start' });
  });

  useEffect(
    () => () => {
      const topItem = (virtualizer.range?.startIndex ?? 0) * layout.columns;
      cachedLists.set(listKey, { layout, measurements: virtualizer.takeSnapshot(), topItem });
    },
    [listKey, layout, virtualizer],
  );

  const virtualItems = virtualizer.getVirtualItems();
  const virtualRows = useMemo(
    () =>
      virtualItems.map(({ index: row, start }, at): RenderedRow => {
        const before = virtualItems[at - 1];
        const isAdjacent = !before || before.index === row - 1;
        return {
          row,
          from: row * columns,
          to: Math.min(count, (row + 1) * columns),
          spaceBefore: isAdjacent ? 0 : start - before.end - 2 * gap,
        };
      }),
    [virtualItems, columns, count, gap],
  );
  // Deferred while the user scrolls: during fast scrolling a slow device would fall behind the scroll position.
  const deferredRows = useDeferredValue(virtualRows);
  // A short list begins with the items of one screen, unless it was shown before and its scroll position is restored.
  const shownCount = useDeferredValue(count, cached || isVirtualized ? count : firstItems);

  return {
    isVirtualized,
    columns,
    rows: isVirtualized
      ? virtualizer.isScrolling
        ? deferredRows
        : virtualRows
      : [{ row: 0, from: 0, to: shownCount, spaceBefore: 0 }],
    measure: virtualizer.measureElement,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('[data-index]')?.getAttribute('data-index');
      if (row) setKeptItem(Number(row) * columns);
    },
  };
};
