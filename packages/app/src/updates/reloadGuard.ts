/** Delays reloads while a card is charged or a charge is recorded (failure mode D2). */
export type ReloadGuard = {
  /** Blocks reloads of the page until the returned function is called. */
  block(): () => void;
  /** Resolves as soon as no payment blocks reloads. */
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

/** Reloads the page as soon as no payment blocks it. */
export const reloadWhenSafe = async (
  guard: Pick<ReloadGuard, 'whenUnblocked'> = reloadGuard,
  reload = () => window.location.reload(),
): Promise<void> => {
  await guard.whenUnblocked();
  reload();
};
