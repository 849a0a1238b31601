/** The key in session storage: a reload has replaced the result of a click. */
const storageKey = 'secondGear.lostPress';

/** Remembers, across a reload, that the reload has discarded a click. Without storage it does nothing. */
export const createLostInteraction = (storage: () => Storage) => ({
  mark: (): void => {
    try {
      storage().setItem(storageKey, 'yes');
    } catch {
      // The user clicks again without a notice.
    }
  },
  /** Whether a click was lost since the last call. */
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
