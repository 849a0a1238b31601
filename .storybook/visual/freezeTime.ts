declare global {
  // Set by `standStill`.
  var holdTimers: (isHeld: boolean) => void;
}

/**
 * Runs in a page before anything else does: its date is the given one for good (ms since 1970), and `holdTimers(true)`
 * stops whatever was to happen after a second or more, such as a toast that goes, until `holdTimers(false)` lets it
 * happen. Playwright's own clock also takes over frames and the order in which timers run: stories play otherwise on it.
 */
export const standStill = (now: number) => {
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) => Reflect.construct(date, parts.length === 0 ? [now] : parts, target),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });

  const start = globalThis.setTimeout;
  const stop = globalThis.clearTimeout;
  const held = new Map<unknown, () => void>();
  let isHeld = false;
  const setTimeout = (run: unknown, delay?: number, ...args: unknown[]) => {
    const id: unknown = start(() => {
      const call = () => (typeof run === 'function' ? run(...args) : undefined);
      if (isHeld && Number(delay) >= 1000) held.set(id, call);
      else call();
    }, delay);
    return id;
  };
  const clearTimeout = (id: unknown) => {
    held.delete(id);
    Reflect.apply(stop, globalThis, [id]);
  };
  Object.assign(globalThis, { setTimeout, clearTimeout });

  globalThis.holdTimers = (next) => {
    isHeld = next;
    const due = isHeld ? [] : [...held];
    for (const [id, call] of due) if (held.delete(id)) call();
  };
};
