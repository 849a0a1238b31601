/**
 * After this number of wrong passwords in a row, all passwords of an e-mail address are rejected for a while (the
 * address is paused).
 */
const maxWrongPasswords = 10;
/** How long an e-mail address is paused, in ms. */
const pauseMs = 60_000;
/**
 * The maximum number of e-mail addresses with counted wrong passwords. The oldest counts are removed, so that an
 * attacker cannot fill the memory.
 */
const maxAddresses = 10_000;

export type LoginThrottle = {
  /**
   * Checks a password of an e-mail address. If the address is paused, resolves with 'paused' and does not compare the
   * password. If `isRight` rejects, rejects with the same error.
   *
   * @param now in ms since 1970
   * @param isRight compares the password with the stored hash, which is slow on purpose
   */
  check(email: string, now: () => number, isRight: () => Promise<boolean>): Promise<'right' | 'wrong' | 'paused'>;
};

/** Counts wrong passwords per e-mail address, in memory only: a restart resets the counts. */
export const createLoginThrottle = (): LoginThrottle => {
  const wrongPasswords = new Map<string, { count: number; last: number }>();
  /**
   * For each e-mail address, the check that started last, while it runs. The next check of the same address waits for
   * it.
   */
  const runningChecks = new Map<string, Promise<unknown>>();

  const checkNow: LoginThrottle['check'] = async (email, now, isRight) => {
    const at = now();
    const entry = wrongPasswords.get(email);
    const before = entry && at - entry.last < pauseMs ? entry.count : 0;
    if (before >= maxWrongPasswords) return 'paused';
    // Counts the password as wrong before it is compared, so that a comparison that throws counts too. The entry is
    // deleted and added again, because a Map keeps the order of insertion: its first address is then the one that was
    // checked the longest time ago.
    wrongPasswords.delete(email);
    wrongPasswords.set(email, { count: before + 1, last: at });
    const [oldest] = wrongPasswords.keys();
    if (wrongPasswords.size > maxAddresses && oldest !== undefined) wrongPasswords.delete(oldest);
    if (!(await isRight())) return 'wrong';
    wrongPasswords.delete(email);
    return 'right';
  };

  return {
    // The passwords of one e-mail address are checked one after another. So an attacker who sends many passwords at the
    // same time cannot exceed the limit, and a right password is not rejected because other checks are still running.
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
