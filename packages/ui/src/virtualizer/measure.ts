import type { ListLayout } from './listLayoutCache.ts';

/** Each item element has the attribute `data-item`, which contains the item's index in the list. */
const numberOf = (element: Element): number | undefined => {
  const number = element instanceof HTMLElement ? element.dataset.item : undefined;
  return number === undefined ? undefined : Number(number);
};

/** Returns the element to measure: an element with `display: contents` has no box, so its first child is used. */
const elementWithBox = (element: Element): Element =>
  element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);

const boxOf = (element: Element): DOMRect => elementWithBox(element).getBoundingClientRect();

/** Returns the element of an item; undefined if the item is not rendered. */
export const findItem = (holder: Element, item: number): Element | undefined => {
  const element = holder.querySelector(`:scope > [data-item="${item}"]`);
  return element ? elementWithBox(element) : undefined;
};

export const topOfItem = (holder: Element, item: number): number | undefined =>
  findItem(holder, item)?.getBoundingClientRect().top;

/** Returns the index of the item that contains an element. */
export const itemIndexOf = (target: EventTarget | null): number | undefined => {
  const element = target instanceof Element ? target.closest('[data-item]') : null;
  return element ? numberOf(element) : undefined;
};

const columnsOf = (style: CSSStyleDeclaration): number =>
  style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;

/** Measures the height of each rendered row, from its top to the top of the next row or placeholder. */
const rowHeightsIn = (holder: Element, columns: number): [row: number, pitch: number][] => {
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
 * Measures the list and writes the result into `layout`.
 *
 * @param count how many items the list has
 * @returns whether width, columns or font size have changed, and with them every row height.
 */
export const measure = (holder: Element, layout: ListLayout, count: number): boolean => {
  const style = getComputedStyle(holder);
  const { width } = holder.getBoundingClientRect();
  if (width === 0) return false;
  const columns = columnsOf(style);
  const ground = `${width} ${columns} ${getComputedStyle(document.documentElement).fontSize}`;
  const hasNewEnvironment = ground !== layout.environment;
  if (hasNewEnvironment) {
    layout.environment = ground;
    layout.columns = columns;
    layout.gap = Number.parseFloat(style.rowGap) || 0;
    layout.measuredHeights = new Array(Math.ceil(count / columns)).fill(0);
  }
  const pitches = rowHeightsIn(holder, columns);
  for (const [row, pitch] of pitches) layout.measuredHeights[row] = pitch;
  // The average is computed only when the environment has changed: with every newly measured row it would change, and
  // move all rows that are not measured yet.
  if (hasNewEnvironment && pitches.length > 0)
    layout.averageHeight = pitches.reduce((sum, [, pitch]) => sum + pitch, 0) / pitches.length;
  return hasNewEnvironment;
};
