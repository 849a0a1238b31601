import { itemAround, topOfItem } from './measure.ts';

/** Where each item that is drawn stands on the page, whatever that is scrolled to. In px. */
const placesIn = (holder: Element): Map<number, number> => {
  const places = new Map<number, number>();
  for (const element of holder.querySelectorAll(':scope > [data-item]')) {
    const item = itemAround(element);
    const top = item === undefined ? undefined : topOfItem(holder, item);
    if (item !== undefined && top !== undefined) places.set(item, top + window.scrollY);
  }
  return places;
};

/**
 * Keeps what is in view where it is when something above it turns out to be higher than was thought. For browsers that do
 * not see to it themselves (Safari has no scroll anchoring); in the others it does nothing.
 *
 * @returns what is called whenever something has been drawn, before it is painted.
 */
export const createStillness = (): ((holder: Element) => void) => {
  let before = new Map<number, number>();
  return (holder) => {
    if (CSS.supports('overflow-anchor', 'auto')) return;
    const now = placesIn(holder);
    for (const [item, place] of now) {
      const was = before.get(item);
      if (was === undefined || was + 1 < window.scrollY) continue;
      if (place !== was) window.scrollBy(0, place - was);
      break;
    }
    before = now;
  };
};
