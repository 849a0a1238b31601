declare global {
  // Set by `freezeTime`.
  var holdTimers: (isHeld: boolean) => void;
}

/**
 * Fixes the date of a page at `now` (epoch ms); runs in the page before any other script. It also defines
 * `holdTimers(true)`, which suspends timers of a second or more, such as the one that removes a toast, until
 * `holdTimers(false)`. Playwright's clock is not used, because it also changes animation frames and the order of
 * timers, so that play functions behave differently.
 */
export const freezeTime = (now: number) => {
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
