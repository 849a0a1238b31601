import { inTime } from './api/inTime.ts';

/** How long a part of the app is waited for, in ms (spec §7). */
const patience = 120_000;

/** A part of the app did not come: gone with an older build, cut off, or answered with something else. */
export class PartMissing extends Error {
  override name = 'PartMissing';

  /** @param isWorthAReload whether a page loaded anew may know better, and this has not been tried yet */
  constructor(readonly isWorthAReload: boolean) {
    super('A part of the app did not come.');
  }
}

type Surroundings = {
  /** Where it is kept, for this tab alone, that the page was reloaded for a part. */
  storage: () => Storage;
  isOnline: () => boolean;
};

/**
 * Loads a part of the app by its name. Throws a PartMissing when it does not come in time: the first time one that is
 * worth a reload, since a shop that was put up anew has other files than the page that is open; then, in the same tab, no
 * more until the part has come once. Without a line, or where nothing can be kept to know of the first time, never.
 */
export const createLoadPart = ({ storage, isOnline }: Surroundings) => {
  const mark = (key: string): boolean => {
    try {
      if (!isOnline() || storage().getItem(key) !== null) return false;
      storage().setItem(key, 'yes');
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const unmark = (key: string) => {
    try {
      storage().removeItem(key);
    } catch {
      // It may not be touched, so nothing was kept there.
    }
  };

  return async <Part>(name: string, load: () => Promise<Part>): Promise<Part> => {
    const key = `secondGear.reloadedFor.${name}`;
    try {
      const part = await inTime(load(), patience);
      unmark(key);
      return part;
    } catch {
      throw new PartMissing(mark(key));
    }
  };
};

export const loadPart = createLoadPart({ storage: () => window.sessionStorage, isOnline: () => navigator.onLine });
