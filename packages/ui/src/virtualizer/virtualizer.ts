import type { ListLayout } from './listLayoutCache.ts';
import { findItem, itemIndexOf, measure, topOfItem } from './measure.ts';
import {
  buildSegments,
  growRange,
  heightOf,
  isDisjoint,
  type Range,
  rangeBetween,
  rowAt,
  type Segment,
  topsOf,
} from './rows.ts';
import { createScrollAnchoring } from './scrollAnchoring.ts';

/** Lists of up to this many items are rendered completely. */
export const virtualizeAbove = 60;

/** The height of the area above and below the viewport in which items are rendered too, in viewport heights. */
const overscan = 0.75;

/** A segment of a list, counted in items. A segment that is not rendered has a height, in px. Keys are unique. */
export type ItemSegment = Segment & { key: string; height: number };

/**
 * The placeholders after the first row and before the last one keep their keys while the user scrolls. No other key is stable:
 * React would move items around it, and a moved element loses the focus.
 */
const keyOf = (at: number, { from }: Segment, segments: readonly Segment[]): string => {
  if (at === segments.length - 2) return 'before the last';
  return at === 1 ? 'after the first' : `from ${from}`;
};

/** The segments of a list with `count` items, each with whether it is rendered. */
export type RenderPlan = { count: number; segments: readonly ItemSegment[] };

/** When a plan must be rendered: in idle time, before the next frame, or synchronously. */
export type Priority = 'idle' | 'soon' | 'now';

export type Virtualizer = {
  planFor(count: number): RenderPlan;
  /** Calls the listener with each new plan; returns the unsubscribe function. */
  subscribe(listener: (plan: RenderPlan, priority: Priority) => void): () => void;
  /** Observes scrolling and sizes; returns the cleanup function. `holder` contains the items, marked `data-item`. */
  observe(holder: HTMLElement, count: number): () => void;
  /** To be called after a plan has been rendered. */
  onRendered(plan: RenderPlan): void;
  /** Renders the given items in addition, and scrolls to them. */
  scrollToItems(items: Range): void;
};

type RenderLimits = {
  /** How many items are rendered before the first measurement. */
  first: number;
  /** How many more items may be rendered in one frame. */
  step: number;
};

/**
 * Renders only the rows in and near the viewport, with placeholders of the same height for the rest. The first row, the last
 * row and the focused row with its neighbours are always rendered, so that the Tab key works and the focus is not lost.
 *
 * During fast scrolling nothing is rendered, because a slow machine would fall behind. Rows that are rendered above the
 * viewport do not move its content: browsers anchor the scroll position, and `createScrollAnchoring` does it in Safari.
 */
export const createVirtualizer = (layout: ListLayout, { first, step }: RenderLimits): Virtualizer => {
  const listeners = new Set<(plan: RenderPlan, priority: Priority) => void>();
  let page: { holder: HTMLElement; count: number } | undefined;
  let focused: number | undefined;
  let revealed: Range | undefined;
  /** The latest plan, which has been rendered or will be rendered next. */
  let latest: RenderPlan | undefined;
  let isBehind = false;
  let frame: number | undefined;
  let hasChanged = false;
  let previousWanted: Range | undefined;
  /** The first visible row and the position of its top in the viewport, which is restored after a new layout. */
  let anchor: { item: number; top: number } | undefined;

  const rowsOf = (count: number) => Math.ceil(count / layout.columns);
  const rowsOfItems = ({ from, to }: Range): Range => ({
    from: Math.floor(from / layout.columns),
    to: Math.ceil(to / layout.columns),
  });

  const buildPlan = (count: number): readonly ItemSegment[] => {
    if (count <= virtualizeAbove) return [{ key: 'all', from: 0, to: count, isRendered: true, height: 0 }];
    const rows = rowsOf(count);
    const tops = topsOf(rows, layout);
    const ranges = [layout.rendered, { from: 0, to: 1 }, { from: rows - 1, to: rows }];
    // Before the first scroll position is known the first rows are rendered too, because the router may restore a
    // position or scroll to the top.
    if (!previousWanted) ranges.push(rowsOfItems({ from: 0, to: first }));
    if (focused !== undefined) {
      const { from, to } = rowsOfItems({ from: focused, to: focused + 1 });
      ranges.push({ from: from - 1, to: to + 1 });
    }
    if (revealed) ranges.push(rowsOfItems(revealed));
    return buildSegments(rows, ranges).map((part, at, all) => ({
      key: keyOf(at, part, all),
      from: part.from * layout.columns,
      to: Math.min(count, part.to * layout.columns),
      isRendered: part.isRendered,
      height: part.isRendered ? 0 : Math.max(0, heightOf(tops, part) - layout.gap),
    }));
  };

  const publishPlan = (priority: Priority) => {
    if (!page) return;
    latest = { count: page.count, segments: buildPlan(page.count) };
    isBehind = true;
    for (const listener of listeners) listener(latest, priority);
  };

  const update = () => {
    frame = undefined;
    if (!page) return;
    const { holder, count } = page;
    if (hasChanged) remeasure(holder, count);
    const tops = topsOf(rowsOf(count), layout);
    const top = -holder.getBoundingClientRect().top;
    const height = window.innerHeight;
    const inView = rangeBetween(tops, top, top + height);
    const wanted = rangeBetween(tops, top - overscan * height, top + (1 + overscan) * height);
    const isScrollingFast = previousWanted !== undefined && isDisjoint(wanted, previousWanted);
    previousWanted = wanted;
    const row = rowAt(tops, top);
    anchor = top > 0 ? { item: row * layout.columns, top: (tops[row] ?? 0) - top } : undefined;
    if (isScrollingFast) return scheduleUpdate();
    // Waits until the previous plan has been rendered, unless its rows are out of the viewport by now.
    if (isBehind && !isDisjoint(layout.rendered, wanted)) return;
    const next = growRange(layout.rendered, wanted, inView, Math.max(1, Math.floor(step / layout.columns)));
    if (next.from === layout.rendered.from && next.to === layout.rendered.to) return;
    layout.rendered = next;
    publishPlan('idle');
  };

  const scheduleUpdate = () => {
    frame ??= requestAnimationFrame(update);
  };

  /** Measures the list again after a change of row heights or of the number of columns. */
  const remeasure = (holder: HTMLElement, count: number) => {
    hasChanged = false;
    const { item, top } = anchor ?? {};
    if (!measure(holder, layout, count)) return;
    if (item !== undefined) {
      const { from } = rowsOfItems({ from: item, to: item + 1 });
      layout.rendered = { from, to: from + layout.rendered.to - layout.rendered.from };
    }
    publishPlan('now');
    measure(holder, layout, count);
    const now = item === undefined ? undefined : topOfItem(holder, item);
    if (now !== undefined && top !== undefined) window.scrollBy(0, now - top);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const item = itemIndexOf(target);
    if (item === undefined || item === focused) return;
    focused = item;
    publishPlan('soon');
  };

  const keepScrollPosition = createScrollAnchoring();

  return {
    planFor: (count) => {
      if (latest?.count !== count) latest = { count, segments: buildPlan(count) };
      return latest;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    observe: (holder, count) => {
      if (count <= virtualizeAbove) return () => {};
      page = { holder, count };
      const isNew = layout.environment === '';
      if (measure(holder, layout, count)) {
        // The initial rows were counted for one column; with more columns the same items are fewer rows.
        if (isNew) layout.rendered = { from: 0, to: Math.ceil(layout.rendered.to / layout.columns) };
        publishPlan('soon');
      }
      const size = new ResizeObserver(() => {
        // Updates in the next frame, because a layout change inside a ResizeObserver callback is an error.
        hasChanged = true;
        scheduleUpdate();
      });
      size.observe(holder);
      window.addEventListener('scroll', scheduleUpdate, { passive: true });
      window.addEventListener('resize', scheduleUpdate);
      holder.addEventListener('focusin', onFocus);
      scheduleUpdate();
      return () => {
        page = undefined;
        size.disconnect();
        window.removeEventListener('scroll', scheduleUpdate);
        window.removeEventListener('resize', scheduleUpdate);
        holder.removeEventListener('focusin', onFocus);
        if (frame !== undefined) cancelAnimationFrame(frame);
        frame = undefined;
      };
    },
    onRendered: (plan) => {
      if (!page) return;
      keepScrollPosition(page.holder);
      if (plan === latest) isBehind = false;
      scheduleUpdate();
    },
    scrollToItems: (items) => {
      revealed = items;
      publishPlan('now');
      if (page) findItem(page.holder, items.from)?.scrollIntoView({ block: 'center' });
    },
  };
};
