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
import { useIsPrinting } from './useIsPrinting.ts';
import { useItemsInSteps, virtualizeAbove } from './useItemsInSteps.ts';

/** The height, in px, of the areas above and below the viewport in which rows are rendered too. */
const overscanHeight = 600;

/** The number of items of a long list that are printed: about 170 pages. More would block the browser for many seconds. */
const maxPrinted = 1_000;

/**
 * A rendered row. It has the items from `from` to `to` (exclusive). `spaceBefore` is the height, in px, of the rows before
 * it that are not rendered.
 */
export type RenderedRow = { row: number; from: number; to: number; spaceBefore: number };

/** The layout of a list. Lengths are in px; `top` is the distance from the top of the page. */
type ListLayout = { columns: number; gap: number; top: number; estimatedHeight: number; isMeasured: boolean };

const oneItem = (index: number): RenderedRow => ({ row: 0, from: index, to: index + 1, spaceBefore: 0 });

type CachedList = { layout: ListLayout; measurements: VirtualItem[]; topItem: number };

/**
 * The layouts of the lists that the user has seen, by the arrays of the lists in the query cache. When the user returns to
 * a list, its first render has the same height as before. So the browser can restore the scroll position.
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
    // The estimated height is measured again only when the number of columns changes. A new estimate would move all rows
    // that have not been rendered yet.
    estimatedHeight: isNew && firstRow ? firstRow.getBoundingClientRect().height : before.estimatedHeight,
    isMeasured: true,
  };
};

const isSame = (one: ListLayout, other: ListLayout): boolean =>
  one.isMeasured === other.isMeasured &&
  one.columns === other.columns &&
  one.gap === other.gap &&
  Math.abs(one.top - other.top) < 1;

/**
 * Returns the exact height of a row. The function of the virtualizer would round it, and the small differences of many rows
 * would add up.
 */
const measureHeight = (element: Element, entry?: ResizeObserverEntry): number =>
  entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;

type Options = {
  /** The number of items of the list. */
  count: number;
  /** Returns the unique key of an item. Pass the same function in each render as long as the items are the same. */
  keyOf: (index: number) => string;
  /** The array of the list in the query cache. By it the layout is found again when the user returns to the page. */
  listKey: object;
  /** The element that contains the items: a grid with any number of columns, or the body of a table. */
  holder: RefObject<HTMLElement | null>;
  /** The height of a row before the first one is measured, in px. */
  estimatedHeight: number;
};

/**
 * Returns the rows of a list that must be rendered: all rows of a short list, and those in and near the viewport of a long
 * list. The first row, the last row and the rows around the focused element are always rendered, because the Tab key can
 * move the focus only to elements that exist. Each item of a long list must have the attribute `data-index` with the number
 * of its row. The first item of each row needs the ref `measure`.
 */
export const useVirtualRows = ({ count, keyOf, listKey, holder, estimatedHeight }: Options) => {
  const isVirtualized = count > virtualizeAbove;
  const [cached] = useState(() => cachedLists.get(listKey));
  const [layout, setLayout] = useState<ListLayout>(
    cached?.layout ?? { columns: 1, gap: 0, top: 0, estimatedHeight, isMeasured: false },
  );
  /**
   * The row of this item and the rows before and after it are always rendered. At first it is the item that was at the top
   * of the viewport when the user left the list. Later it is the focused item.
   */
  const [keptItem, setKeptItem] = useState(cached?.topItem ?? 0);
  const { columns, gap } = layout;
  const rowCount = Math.ceil(count / columns);
  const keptRow = Math.floor(keptItem / columns);
  /**
   * The rows in the viewport at the last scroll event. `jumps` counts the scroll events, one directly after the other, that
   * have replaced all rows of the viewport.
   */
  const lastScroll = useRef({ startIndex: 0, endIndex: 0, jumps: 0 });
  /**
   * Whether the user scrolls so fast that each scroll event replaces all rows of the viewport. One such event is not enough,
   * because it may be a single jump, for example to the end of the page.
   */
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
        // During fast scrolling the rows in the viewport are not rendered, because the next scroll event would replace them.
        const visible = isFast ? [] : defaultRangeExtractor(range);
        const rows = [0, keptRow - 1, keptRow, keptRow + 1, ...visible, rowCount - 1];
        return [...new Set(rows)].filter((row) => row >= 0 && row < rowCount).sort((a, b) => a - b);
      },
      [isFast, keptRow, rowCount],
    ),
    onChange: ({ isScrolling, range }, isScrollEvent) => {
      // The virtualizer also calls this function after it has measured a row. During scrolling such a call is ignored.
      if (!range || (isScrolling && !isScrollEvent)) return;
      const { startIndex, endIndex, jumps } = lastScroll.current;
      const isJump = isScrolling && (range.startIndex > endIndex || range.endIndex < startIndex);
      lastScroll.current = { ...range, jumps: isJump ? jumps + 1 : 0 };
      setFast(lastScroll.current.jumps > 1);
    },
    // An assumed window size for the first render. It is also used during prerendering, where there is no window.
    initialRect: { width: 0, height: 1000 },
    initialMeasurementsCache: cached?.measurements ?? [],
    useFlushSync: false,
  });

  /**
   * The first visible item at the last render. It is stored, because during a change of the layout the virtualizer cannot
   * compute it: the row heights are already new, but the scroll position is still old.
   */
  const visibleItem = useRef(0);
  useEffect(() => {
    visibleItem.current = (virtualizer.range?.startIndex ?? 0) * columns;
  });
  /**
   * The item that was the first visible one before the number of columns or the gap changed. Such a change moves all rows,
   * so the list scrolls back to this item. Undefined while there is nothing to do.
   */
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
    // When content above the list appears or disappears, the list moves. The observer notices it by the height of the body.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [holder, isVirtualized]);
  useLayoutEffect(() => {
    const row = Math.floor((topItem.current ?? 0) / columns);
    topItem.current = undefined;
    if (row === 0) return;
    // When all rows change at once, the virtualizer can miss the new height of a rendered row. So all rendered rows are
    // measured again.
    const items = [...(holder.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    for (const [at, item] of items.entries())
      if (item.dataset.index !== items[at - 1]?.dataset.index) virtualizer.measureElement(item);
    virtualizer.scrollToIndex(row, { align: 'start' });
  });

  const shownList = useRef({ listKey, layout });
  useEffect(() => {
    shownList.current = { listKey, layout };
  });
  // The layout is stored only when the user leaves the page of the list. To take a snapshot reads all rows, and that takes
  // too long after each letter that the user types into the search field.
  useEffect(
    () => () => {
      const { listKey: key, layout: last } = shownList.current;
      const topItem = (virtualizer.range?.startIndex ?? 0) * last.columns;
      cachedLists.set(key, { layout: last, measurements: virtualizer.takeSnapshot(), topItem });
    },
    [virtualizer],
  );

  const virtualItems = virtualizer.getVirtualItems();
  const virtual = useMemo(() => {
    const rows = virtualItems.map(({ index: row, start }, at): RenderedRow => {
      const before = virtualItems[at - 1];
      const isAdjacent = !before || before.index === row - 1;
      return {
        row,
        from: row * columns,
        to: Math.min(count, (row + 1) * columns),
        spaceBefore: isAdjacent ? 0 : start - before.end - 2 * gap,
      };
    });
    return { rows, layout: [columns, gap, count, keptRow].join() };
  }, [virtualItems, columns, count, gap, keptRow]);
  // While the user scrolls, the rows are rendered with a lower priority, so that scrolling is smooth on a slow device. On
  // such a device the deferred rows may still have an earlier layout, without the rows around the focused element. They are
  // not rendered, because the Tab key would move the focus to the end of the list.
  const deferred = useDeferredValue(virtual);
  const { rows } = virtualizer.isScrolling && deferred.layout === virtual.layout ? deferred : virtual;
  const itemsOfShortList = useItemsInSteps(count, keyOf, cached !== undefined);
  const isPrinting = useIsPrinting(isVirtualized);
  const printed = isPrinting ? Math.min(count, maxPrinted) : 0;

  return {
    isVirtualized,
    columns,
    rows: isPrinting
      ? Array.from(
          { length: printed },
          (_, index): RenderedRow => ({ ...oneItem(index), row: Math.floor(index / columns) }),
        )
      : isVirtualized
        ? rows
        : itemsOfShortList.map(oneItem),
    // Rows on paper have other heights than on the screen.
    measure: isPrinting ? undefined : virtualizer.measureElement,
    /** The number of items that are printed, if it is smaller than the length of the list. Otherwise undefined. */
    printedPart: isPrinting && printed < count ? printed : undefined,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('[data-index]')?.getAttribute('data-index');
      if (row) setKeptItem(Number(row) * columns);
    },
  };
};
