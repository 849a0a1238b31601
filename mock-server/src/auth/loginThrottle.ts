/** After this many wrong passwords in a row … */
const maxWrongPasswords = 10;
/** … an account is closed to guessers for this long, in ms. */
const pauseMs = 60_000;
/** Beyond this many addresses the oldest are forgotten: a guesser must not fill the memory. */
const maxAddresses = 10_000;

export type LoginThrottle = {
  /**
   * Has one password of an address checked, unless the address has had too many wrong ones lately; then it is 'paused'.
   * Rejects with what `isRight` rejects with.
   *
   * @param now in ms since 1970
   * @param isRight compares the password with the kept one, which takes its time
   */
  check(email: string, now: () => number, isRight: () => Promise<boolean>): Promise<'right' | 'wrong' | 'paused'>;
};

/** Counts wrong passwords, per address and in memory only: a restart forgives. */
export const createLoginThrottle = (): LoginThrottle => {
  const wrongPasswords = new Map<string, { count: number; last: number }>();
  /** The last check of each address that is under way. */
  const runningChecks = new Map<string, Promise<unknown>>();

  const checkNow: LoginThrottle['check'] = async (email, now, isRight) => {
    const at = now();
    const entry = wrongPasswords.get(email);
    const before = entry && at - entry.last < pauseMs ? entry.count : 0;
    if (before >= maxWrongPasswords) return 'paused';
    // Counted as wrong before it is compared, and taken out first, so that the map stays in the order of the last guess.
    wrongPasswords.delete(email);
    wrongPasswords.set(email, { count: before + 1, last: at });
    const [oldest] = wrongPasswords.keys();
    if (wrongPasswords.size > maxAddresses && oldest !== undefined) wrongPasswords.delete(oldest);
    if (!(await isRight())) return 'wrong';
    wrongPasswords.delete(email);
    return 'right';
  };

  return {
    // One after the other: of many guesses at once no more are compared than are allowed, and of many right passwords none
    // is refused because the others are still being compared.
    check: async (email, now, isRight) => {
      const check = Promise.resolve(runningChecks.get(email)).then(() => checkNow(email, now, isRight));
      const settled = check.catch(() => undefined);
      runningChecks.set(email, settled);
      try {
        return await check;
      } finally {
        if (runningChecks.get(email) === settled) runningChecks.delete(email);
      }
    },
  };
};
