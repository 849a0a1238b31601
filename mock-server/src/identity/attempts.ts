/** After this many wrong passwords in a row … */
const allowed = 10;
/** … an account is closed to guessers for this long, in ms. */
const pause = 60_000;
/** Beyond this many addresses the oldest are forgotten: a guesser must not fill the memory. */
const remembered = 10_000;

export type Attempts = {
  /** Whether this address has been guessed at too often lately. `now` is in ms since 1970. */
  isPaused(email: string, now: number): boolean;
  wrong(email: string, now: number): void;
  right(email: string): void;
};

/** Counts wrong passwords, per address and in memory only: a restart forgives. */
export const createAttempts = (): Attempts => {
  const wrongs = new Map<string, { count: number; last: number }>();
  const recent = (email: string, now: number) => {
    const entry = wrongs.get(email);
    return entry && now - entry.last < pause ? entry : undefined;
  };
  return {
    isPaused: (email, now) => (recent(email, now)?.count ?? 0) >= allowed,
    wrong: (email, now) => {
      const count = (recent(email, now)?.count ?? 0) + 1;
      // Taken out first, so that the map stays in the order of the last guess.
      wrongs.delete(email);
      wrongs.set(email, { count, last: now });
      const [oldest] = wrongs.keys();
      if (wrongs.size > remembered && oldest !== undefined) wrongs.delete(oldest);
    },
    right: (email) => {
      wrongs.delete(email);
    },
  };
};
