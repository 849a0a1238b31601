/** What must not be cut off by a reload: a card that is being charged, a charge that is being recorded (faults D2). */
export type ReloadGuard = {
  /** Says that something has begun; the function that it gives says that it is over. */
  block(): () => void;
  /** Resolves as soon as nothing is held. */
  whenUnblocked(): Promise<void>;
};

export const createReloadGuard = (): ReloadGuard => {
  const blocks = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    block: () => {
      const it = Symbol('held');
      blocks.add(it);
      return () => {
        blocks.delete(it);
        if (blocks.size > 0) return;
        for (const go of waiting) go();
        waiting = [];
      };
    },
    whenUnblocked: () => (blocks.size === 0 ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  };
};

/** This page's. */
export const reloadGuard = createReloadGuard();

/** Loads the page anew, as soon as that cuts nothing off. */
export const reloadWhenSafe = async (
  guard: Pick<ReloadGuard, 'settled'> = reloadGuard,
  reload = () => window.location.reload(),
): Promise<void> => {
  await guard.whenUnblocked();
  reload();
};
