/** No reload while a card is charged or a charge is recorded (failure mode D2). */
export type ReloadGuard = {
  /** Until the returned function is called. */
  block(): () => void;
  whenUnblocked(): Promise<void>;
};

export const createReloadGuard = (): ReloadGuard => {
  const blocks = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    block: () => {
      const id = Symbol('block');
      blocks.add(id);
      return () => {
        blocks.delete(id);
        if (blocks.size > 0) return;
        for (const resolve of waiting) resolve();
        waiting = [];
      };
    },
    whenUnblocked: () => (blocks.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};

export const reloadGuard = createReloadGuard();

export const reloadWhenSafe = async (
  guard: Pick<ReloadGuard, 'whenUnblocked'> = reloadGuard,
  reload = () => window.location.reload(),
): Promise<void> => {
  await guard.whenUnblocked();
  reload();
};

const reloadedKey = 'secondGear.reloaded';

/**
 * A reload helps when a new deployment has replaced a chunk (failure mode D1). False if it has happened, offline, or if
 * the claim cannot be stored, without which the page might reload endlessly.
 */
export const claimReload = (): boolean => {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) !== null) return false;
    sessionStorage.setItem(reloadedKey, 'yes');
    return sessionStorage.getItem(reloadedKey) !== null;
  } catch {
    return false;
  }
};

export const allowReload = (): void => {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without session storage `claimReload` always returns false.
  }
};
