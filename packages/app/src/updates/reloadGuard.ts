/** What must not be cut off by a reload: a card that is being charged, a charge that is being recorded (faults D2). */
export type Unsettled = {
  /** Says that something has begun; the function that it gives says that it is over. */
  hold(): () => void;
  /** Resolves as soon as nothing is held. */
  settled(): Promise<void>;
};

export const createUnsettled = (): Unsettled => {
  const held = new Set<symbol>();
  let waiting: (() => void)[] = [];
  return {
    hold: () => {
      const it = Symbol('held');
      held.add(it);
      return () => {
        held.delete(it);
        if (held.size > 0) return;
        for (const go of waiting) go();
        waiting = [];
      };
    },
    settled: () => (held.size === 0 ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  };
};

/** This page's. */
export const unsettled = createUnsettled();

/** Loads the page anew, as soon as that cuts nothing off. */
export const reloadOnceSettled = async (
  page: Pick<Unsettled, 'settled'> = unsettled,
  reload = () => window.location.reload(),
): Promise<void> => {
  await page.settled();
  reload();
};
