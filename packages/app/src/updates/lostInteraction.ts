/** The key in session storage. The item says that a reload has discarded the result of a click. */
const storageKey = 'secondGear.lostPress';

/**
 * Stores, across a reload, that the reload has discarded the result of a click. If storage is unavailable it does
 * nothing.
 */
export const createLostInteraction = (storage: () => Storage) => ({
  mark: (): void => {
    try {
      storage().setItem(storageKey, 'yes');
    } catch {
      // Storage is unavailable. The user gets no notice, and must click again.
    }
  },
  /** Whether a click was lost since the last call of this function. */
  consume: (): boolean => {
    try {
      const isLost = storage().getItem(storageKey) !== null;
      storage().removeItem(storageKey);
      return isLost;
    } catch {
      return false;
    }
  },
});

export const lostInteraction = createLostInteraction(() => window.sessionStorage);
