/** Where it is kept, for this tab alone, that the page was loaded anew in the place of what somebody had pressed. */
const storageKey = 'secondGear.lostPress';

/** Where storage is refused, nothing is kept, and nobody is told. */
export const createLostInteraction = (storage: () => Storage) => ({
  mark: (): void => {
    try {
      storage().setItem(storageKey, 'yes');
    } catch {
      // Then they press once more without being told.
    }
  },
  /** Whether one was lost since this was asked last. */
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

/** This tab's. */
export const lostInteraction = createLostInteraction(() => window.sessionStorage);
