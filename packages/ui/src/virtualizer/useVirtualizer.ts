import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasLayout, layoutOf, storeLayout } from './listLayoutCache.ts';
import { createVirtualizer, type ItemSegment, type Virtualizer, virtualizeAbove } from './virtualizer.ts';

type Options = {
  /** How many items the list has. */
  count: number;
  /** The list's identity in the cache of layouts: the array from the query cache. */
  listKey: object;
  /** The element that contains the items. */
  holder: RefObject<HTMLElement | null>;
  /** How many items are rendered before the first measurement. */
  first: number;
  /** How many more items may be rendered in one frame. */
  step: number;
};

type VirtualizerResult = {
  segments: readonly ItemSegment[];
  /** Whether only a part of the items may be rendered; false for lists of up to 60 items. */
  isVirtualized: boolean;
  reveal: Virtualizer['scrollToItems'];
};

/**
 * Returns how many items of a list that is not virtualized are rendered: first those of one screen, then more in each
 * idle period.
 */
const useIncrementalCount = (
  count: number,
  { first, step, isComplete }: { first: number; step: number; isComplete: boolean },
) => {
  const [renderedCount, setRenderedCount] = useState(isComplete ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (renderedCount < count) startTransition(() => setRenderedCount(renderedCount + step));
  }, [renderedCount, count, step]);
  return renderedCount;
};

/**
 * Returns which segments of a list to render (`createVirtualizer`). Caches the layout, so that the list is unchanged
 * when the user returns to the page.
 */
export const useVirtualizer = ({ count, listKey, holder, first, step }: Options): VirtualizerResult => {
  const [layout] = useState(() => layoutOf(listKey, first));
  const [virtualizer] = useState(() => createVirtualizer(layout, { first, step }));
  const [latest, setLatest] = useState(() => virtualizer.planFor(count));
  const isVirtualized = count > virtualizeAbove;
  const renderedCount = useIncrementalCount(count, {
    first,
    step: 2 * step,
    isComplete: isVirtualized || hasLayout(listKey),
  });
  const plan = latest.count === count ? latest : virtualizer.planFor(count);

  useLayoutEffect(
    () =>
      virtualizer.subscribe((next, priority) => {
        if (priority === 'now') flushSync(() => setLatest(next));
        else if (priority === 'soon') setLatest(next);
        else startTransition(() => setLatest(next));
      }),
    [virtualizer],
  );
  // Runs before the first paint, because the number of columns and the heights are known only now.
  useLayoutEffect(
    () => (holder.current ? virtualizer.observe(holder.current, count) : undefined),
    [virtualizer, holder, count],
  );
  useLayoutEffect(() => virtualizer.onRendered(plan), [virtualizer, plan]);
  useEffect(() => storeLayout(listKey, layout), [listKey, layout]);

  const segments =
    isVirtualized || renderedCount >= count
      ? plan.segments
      : plan.segments.map((segment) => ({ ...segment, to: renderedCount }));
  return { segments, isVirtualized, reveal: virtualizer.scrollToItems };
};
