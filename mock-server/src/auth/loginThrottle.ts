/** After this many wrong passwords in a row … */
const maxWrongPasswords = 10;
/** … an account rejects passwords for this long, in ms. */
const pauseMs = 60_000;
/** Only this many e-mail addresses are counted, without the oldest: an attacker must not fill the memory. */
const maxAddresses = 10_000;

export type LoginThrottle = {
  /**
   * Checks a password of an e-mail address, unless the address had too many wrong ones recently; then returns 'paused'.
   * Rejects with what `isRight` rejects with.
   *
   * @param now in ms since 1970
   * @param isRight compares the password with the stored one, which is slow on purpose
   */
  check(email: string, now: () => number, isRight: () => Promise<boolean>): Promise<'right' | 'wrong' | 'paused'>;
};

/** Counts wrong passwords per e-mail address, in memory only: a restart resets the counts. */
export const createLoginThrottle = (): LoginThrottle => {
  const wrongPasswords = new Map<string, { count: number; last: number }>();
  /** The last running check of each e-mail address. */
  const runningChecks = new Map<string, Promise<unknown>>();

  const checkNow: LoginThrottle['check'] = async (email, now, isRight) => {
    const at = now();
    const entry = wrongPasswords.get(email);
    const before = entry && at - entry.last < pauseMs ? entry.count : 0;
    if (before >= maxWrongPasswords) return 'paused';
    // Counted as wrong before the comparison; deleted first, so that the map stays in the order of the last attempt.
    wrongPasswords.delete(email);
    wrongPasswords.set(email, { count: before + 1, last: at });
    const [oldest] = wrongPasswords.keys();
    if (wrongPasswords.size > maxAddresses && oldest !== undefined) wrongPasswords.delete(oldest);
    if (!(await isRight())) return 'wrong';
    wrongPasswords.delete(email);
    return 'right';
  };

  return {
    // One after another: of many simultaneous attempts no more than allowed are compared, and no right password is rejected
    // because others are still being compared.
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
