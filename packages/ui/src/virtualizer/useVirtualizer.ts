import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isKnown, keepPlace, placeOf } from './listLayoutCache.ts';
import { createListWindow, drawnWhole, type ItemPart, type ListWindow } from './virtualizer.ts';

type Options = {
  /** How many items the list has. */
  count: number;
  /** The list as whoever keeps it has it: as long as it is that one, its place is remembered. */
  of: object;
  /** What the items stand in. */
  holder: RefObject<HTMLElement | null>;
  /** How many items are drawn before anything was measured. */
  first: number;
  /** How many more may be drawn in one frame. */
  step: number;
};

type Windowed = {
  parts: readonly ItemPart[];
  /** Whether there may be items that are not drawn; a list of sixty has none. */
  isWindowed: boolean;
  reveal: ListWindow['reveal'];
};

/** How many items of a short list are drawn: its first screen, and then some more in what time is left after each few. */
const useGrowing = (count: number, { first, step, isAtOnce }: { first: number; step: number; isAtOnce: boolean }) => {
  const [drawn, setDrawn] = useState(isAtOnce ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step));
  }, [drawn, count, step]);
  return drawn;
};

/** What there is to draw of a list of any length (`createListWindow`), and the list's place kept for whoever comes back. */
export const useListWindow = ({ count, of, holder, first, step }: Options): Windowed => {
  const [place] = useState(() => placeOf(of, first));
  const [list] = useState(() => createListWindow(place, { first, step }));
  const [latest, setLatest] = useState(() => list.drawingOf(count));
  const isWindowed = count > drawnWhole;
  const drawn = useGrowing(count, { first, step: 2 * step, isAtOnce: isWindowed || isKnown(of) });
  const drawing = latest.count === count ? latest : list.drawingOf(count);

  useLayoutEffect(
    () =>
      list.subscribe((next, urgency) => {
        if (urgency === 'now') flushSync(() => setLatest(next));
        else if (urgency === 'soon') setLatest(next);
        else startTransition(() => setLatest(next));
      }),
    [list],
  );
  // Before anything is painted: only then is it known how many stand abreast, and how high they are.
  useLayoutEffect(() => (holder.current ? list.follow(holder.current, count) : undefined), [list, holder, count]);
  useLayoutEffect(() => list.isDrawn(drawing), [list, drawing]);
  useEffect(() => keepPlace(of, place), [of, place]);

  const parts = isWindowed || drawn >= count ? drawing.parts : drawing.parts.map((part) => ({ ...part, to: drawn }));
  return { parts, isWindowed, reveal: list.reveal };
};
