declare global {
  // `freezeTime` sets this function.
  var holdTimers: (isHeld: boolean) => void;
}

/**
 * Fixes the current time of a page at `now` (epoch ms). It runs in the page before any other script. It also defines
 * `holdTimers(true)`, which suspends timers of a second or more until the call `holdTimers(false)`. The timer that
 * removes a toast is an example. Playwright's clock would also change animation frames and the order of timers, so that
 * play functions would behave differently.
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
