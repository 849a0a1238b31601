import { itemIndexOf, topOfItem } from './measure.ts';

/** Returns the position of each rendered item on the page, in px, independent of the scroll position. */
const itemPositions = (holder: Element): Map<number, number> => {
  const places = new Map<number, number>();
  for (const element of holder.querySelectorAll(':scope > [data-item]')) {
    const item = itemIndexOf(element);
    const top = item === undefined ? undefined : topOfItem(holder, item);
    if (item !== undefined && top !== undefined) places.set(item, top + window.scrollY);
  }
  return places;
};

/**
 * Keeps the visible content in place when rows above it change their height. Has no effect in browsers with scroll
 * anchoring; Safari has none.
 *
 * @returns a function to call after each render, before the paint
 */
export const createScrollAnchoring = (): ((holder: Element) => void) => {
  let before = new Map<number, number>();
  return (holder) => {
    if (CSS.supports('overflow-anchor', 'auto')) return;
    const now = itemPositions(holder);
    for (const [item, place] of now) {
      const was = before.get(item);
      if (was === undefined || was + 1 < window.scrollY) continue;
      if (place !== was) window.scrollBy(0, place - was);
      break;
    }
    before = now;
  };
};
