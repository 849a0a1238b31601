import type { Place } from './listLayoutCache.ts';

/** Items are marked `data-item` with their number in the list. */
const numberOf = (element: Element): number | undefined => {
  const number = element instanceof HTMLElement ? element.dataset.item : undefined;
  return number === undefined ? undefined : Number(number);
};

/** An element may leave it to what is inside to be a box. */
const boxed = (element: Element): Element =>
  element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);

const boxOf = (element: Element): DOMRect => boxed(element).getBoundingClientRect();

/** What is seen of one item, where it is drawn. */
export const itemIn = (holder: Element, item: number): Element | undefined => {
  const element = holder.querySelector(`:scope > [data-item="${item}"]`);
  return element ? boxed(element) : undefined;
};

export const topOfItem = (holder: Element, item: number): number | undefined =>
  itemIn(holder, item)?.getBoundingClientRect().top;

/** The number of the item that an element belongs to. */
export const itemAround = (target: EventTarget | null): number | undefined => {
  const element = target instanceof Element ? target.closest('[data-item]') : null;
  return element ? numberOf(element) : undefined;
};

const columnsOf = (style: CSSStyleDeclaration): number =>
  style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;

/** How high each row is that is drawn: down to where the next one, or the place of those that are not drawn, begins. */
const pitchesIn = (holder: Element, columns: number): [row: number, pitch: number][] => {
  const pitches: [number, number][] = [];
  let open: { row: number; top: number; bottom: number } | undefined;
  const close = (bottom: number) => {
    if (open) pitches.push([open.row, bottom - open.top]);
    open = undefined;
  };
  for (const element of holder.children) {
    const { top, bottom } = boxOf(element);
    const item = numberOf(element);
    if (item === undefined) close(top);
    else if (item % columns === 0) {
      close(top);
      open = { row: item / columns, top, bottom };
    } else if (open) open.bottom = Math.max(open.bottom, bottom);
  }
  close(open?.bottom ?? 0);
  return pitches;
};

/**
 * Looks how the list lies on the page now, and writes it down.
 *
 * @param count how many items it has
 * @returns whether it is on other ground than before: its width or the size of the text has changed, and every row's height
 * with it.
 */
export const measure = (holder: Element, place: Place, count: number): boolean => {
  const style = getComputedStyle(holder);
  const { width } = holder.getBoundingClientRect();
  if (width === 0) return false;
  const columns = columnsOf(style);
  const ground = `${width} ${columns} ${getComputedStyle(document.documentElement).fontSize}`;
  const isElsewhere = ground !== place.ground;
  if (isElsewhere) {
    place.ground = ground;
    place.columns = columns;
    place.gap = Number.parseFloat(style.rowGap) || 0;
    place.measured = new Array(Math.ceil(count / columns)).fill(0);
  }
  const pitches = pitchesIn(holder, columns);
  for (const [row, pitch] of pitches) place.measured[row] = pitch;
  // Once only: rows that were never seen shall not all move whenever one is seen that is higher.
  if (isElsewhere && pitches.length > 0)
    place.usual = pitches.reduce((sum, [, pitch]) => sum + pitch, 0) / pitches.length;
  return isElsewhere;
};
