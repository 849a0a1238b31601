import type { Place } from './listLayoutCache.ts';
import { itemAround, itemIn, measure, topOfItem } from './measure.ts';
import { heightOf, isApart, layOut, type Part, rowAt, type Span, spanBetween, stepTowards, topsOf } from './rows.ts';
import { createStillness } from './scrollAnchoring.ts';

/** In items: a list of so many is drawn whole, as if there were no window. */
export const drawnWhole = 60;

/** How much of a window above and below what is in view is drawn as well. */
const around = 0.75;

/** A part of a list in items; what is not drawn has a height, in px. Its key is another one than any other part's. */
export type ItemPart = Part & { key: string; height: number };

/**
 * The two places that grow and shrink while somebody scrolls keep their keys: the one up to the last row, and the one after
 * the first. No other key may stay, or React would move an item around it, and what is moved loses the focus.
 */
const keyOf = (at: number, { from }: Part, parts: readonly Part[]): string => {
  if (at === parts.length - 2) return 'before the last';
  return at === 1 ? 'after the first' : `from ${from}`;
};

/** What there is to draw of a list with so many items. */
export type Drawing = { count: number; parts: readonly ItemPart[] };

/** When: in what time is left between two frames, before the next one, or before anything else is done. */
export type Urgency = 'in passing' | 'soon' | 'now';

export type ListWindow = {
  drawingOf(count: number): Drawing;
  /** Tells what there is to draw, and when; returns how to be told no more. */
  subscribe(listener: (drawing: Drawing, urgency: Urgency) => void): () => void;
  /** Begins to follow what is in view; returns how to end it. `holder` holds the items, marked `data-item`. */
  follow(holder: HTMLElement, count: number): () => void;
  /** This is on the page now. */
  isDrawn(drawing: Drawing): void;
  /** Draws these items too, wherever they are, and brings them into view. */
  reveal(items: Span): void;
};

type Pace = {
  /** How many items are drawn before anything was measured. */
  first: number;
  /** How many items more may be drawn in one frame. */
  step: number;
};

/**
 * The window through which a long list is seen: what is in view is drawn and a little around it, and for the rest a place is
 * kept that is as high. The first row and the last, and the row that has the focus with its neighbours, are always there,
 * so that the Tab key goes through the list in its order and the focus is never lost.
 *
 * While the list flies past nothing is drawn: nobody could see it, and a slow machine would fall behind. What is drawn above
 * what somebody looks at moves nothing: browsers hold on to what is in view, and where one cannot, this does.
 */
export const createListWindow = (place: Place, { first, step }: Pace): ListWindow => {
  const listeners = new Set<(drawing: Drawing, urgency: Urgency) => void>();
  let page: { holder: HTMLElement; count: number } | undefined;
  let focused: number | undefined;
  let revealed: Span | undefined;
  /** What is drawn by now, or will be in a moment. */
  let latest: Drawing | undefined;
  let isBehind = false;
  let frame: number | undefined;
  let hasChanged = false;
  let wantedBefore: Span | undefined;
  /** The first row in view and where its top is in the window: what stays where it is when everything is laid out anew. */
  let anchor: { item: number; top: number } | undefined;

  const rowsOf = (count: number) => Math.ceil(count / place.columns);
  const rowsOfItems = ({ from, to }: Span): Span => ({
    from: Math.floor(from / place.columns),
    to: Math.ceil(to / place.columns),
  });

  const draw = (count: number): readonly ItemPart[] => {
    if (count <= drawnWhole) return [{ key: 'all', from: 0, to: count, isDrawn: true, height: 0 }];
    const rows = rowsOf(count);
    const tops = topsOf(rows, place);
    const spans = [place.drawn, { from: 0, to: 1 }, { from: rows - 1, to: rows }];
    // Whoever comes back may be taken to where they were, or to the top: that is known in a moment.
    if (!wantedBefore) spans.push(rowsOfItems({ from: 0, to: first }));
    if (focused !== undefined) {
      const { from, to } = rowsOfItems({ from: focused, to: focused + 1 });
      spans.push({ from: from - 1, to: to + 1 });
    }
    if (revealed) spans.push(rowsOfItems(revealed));
    return layOut(rows, spans).map((part, at, all) => ({
      key: keyOf(at, part, all),
      from: part.from * place.columns,
      to: Math.min(count, part.to * place.columns),
      isDrawn: part.isDrawn,
      height: part.isDrawn ? 0 : Math.max(0, heightOf(tops, part) - place.gap),
    }));
  };

  const drawAnew = (urgency: Urgency) => {
    if (!page) return;
    latest = { count: page.count, parts: draw(page.count) };
    isBehind = true;
    for (const listener of listeners) listener(latest, urgency);
  };

  const look = () => {
    frame = undefined;
    if (!page) return;
    const { holder, count } = page;
    if (hasChanged) measureAgain(holder, count);
    const tops = topsOf(rowsOf(count), place);
    const top = -holder.getBoundingClientRect().top;
    const height = window.innerHeight;
    const inView = spanBetween(tops, top, top + height);
    const wanted = spanBetween(tops, top - around * height, top + (1 + around) * height);
    const isFlying = wantedBefore !== undefined && isApart(wanted, wantedBefore);
    wantedBefore = wanted;
    const row = rowAt(tops, top);
    anchor = top > 0 ? { item: row * place.columns, top: (tops[row] ?? 0) - top } : undefined;
    if (isFlying) return lookSoon();
    // What is being drawn is waited for, unless it has been left behind.
    if (isBehind && !isApart(place.drawn, wanted)) return;
    const next = stepTowards(place.drawn, wanted, inView, Math.max(1, Math.floor(step / place.columns)));
    if (next.from === place.drawn.from && next.to === place.drawn.to) return;
    place.drawn = next;
    drawAnew('in passing');
  };

  const lookSoon = () => {
    frame ??= requestAnimationFrame(look);
  };

  /** Rows have another height now, or there is another number of them abreast. */
  const measureAgain = (holder: HTMLElement, count: number) => {
    hasChanged = false;
    const { item, top } = anchor ?? {};
    if (!measure(holder, place, count)) return;
    if (item !== undefined) {
      const { from } = rowsOfItems({ from: item, to: item + 1 });
      place.drawn = { from, to: from + place.drawn.to - place.drawn.from };
    }
    drawAnew('now');
    measure(holder, place, count);
    const now = item === undefined ? undefined : topOfItem(holder, item);
    if (now !== undefined && top !== undefined) window.scrollBy(0, now - top);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const item = itemAround(target);
    if (item === undefined || item === focused) return;
    focused = item;
    drawAnew('soon');
  };

  const holdStill = createStillness();

  return {
    drawingOf: (count) => {
      if (latest?.count !== count) latest = { count, parts: draw(count) };
      return latest;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (holder, count) => {
      if (count <= drawnWhole) return () => {};
      page = { holder, count };
      const isNew = place.ground === '';
      if (measure(holder, place, count)) {
        // So many were drawn in one column; they are fewer rows of more.
        if (isNew) place.drawn = { from: 0, to: Math.ceil(place.drawn.to / place.columns) };
        drawAnew('soon');
      }
      const size = new ResizeObserver(() => {
        // In the next frame: what is laid out anew while sizes are told is an error to browsers.
        hasChanged = true;
        lookSoon();
      });
      size.observe(holder);
      window.addEventListener('scroll', lookSoon, { passive: true });
      window.addEventListener('resize', lookSoon);
      holder.addEventListener('focusin', onFocus);
      lookSoon();
      return () => {
        page = undefined;
        size.disconnect();
        window.removeEventListener('scroll', lookSoon);
        window.removeEventListener('resize', lookSoon);
        holder.removeEventListener('focusin', onFocus);
        if (frame !== undefined) cancelAnimationFrame(frame);
        frame = undefined;
      };
    },
    isDrawn: (drawing) => {
      if (!page) return;
      holdStill(page.holder);
      if (drawing === latest) isBehind = false;
      lookSoon();
    },
    reveal: (items) => {
      revealed = items;
      drawAnew('now');
      if (page) itemIn(page.holder, items.from)?.scrollIntoView({ block: 'center' });
    },
  };
};
