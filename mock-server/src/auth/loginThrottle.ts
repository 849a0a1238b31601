/** The number of wrong passwords in a row after which an e-mail address is paused. */
const maxWrongPasswords = 10;
/** How long all passwords of a paused e-mail address are rejected, in ms. */
const pauseMs = 60_000;
/**
 * Wrong passwords are counted for at most this many e-mail addresses, and the oldest counts are removed, so that an
 * attacker cannot fill the memory.
 */
const maxAddresses = 10_000;

export type LoginThrottle = {
  /**
   * Checks a password of an e-mail address. When there were too many wrong passwords for this address recently,
   * resolves with 'paused' and does not compare the password. When `isRight` rejects, rejects with the same error.
   *
   * @param now in ms since 1970
   * @param isRight compares the password with the stored one, which is slow on purpose
   */
  check(email: string, now: () => number, isRight: () => Promise<boolean>): Promise<'right' | 'wrong' | 'paused'>;
};

/** Counts wrong passwords per e-mail address, in memory only: a restart resets the counts. */
export const createLoginThrottle = (): LoginThrottle => {
  const wrongPasswords = new Map<string, { count: number; last: number }>();
  /** For each e-mail address, the check that was started last and is still running. */
  const runningChecks = new Map<string, Promise<unknown>>();

  const checkNow: LoginThrottle['check'] = async (email, now, isRight) => {
    const at = now();
    const entry = wrongPasswords.get(email);
    const before = entry && at - entry.last < pauseMs ? entry.count : 0;
    if (before >= maxWrongPasswords) return 'paused';
    // Counts the password as wrong before it is compared. Deletes the entry and sets it again, so that the address
    // whose last attempt is the oldest comes first in the map.
    wrongPasswords.delete(email);
    wrongPasswords.set(email, { count: before + 1, last: at });
    const [oldest] = wrongPasswords.keys();
    if (wrongPasswords.size > maxAddresses && oldest !== undefined) wrongPasswords.delete(oldest);
    if (!(await isRight())) return 'wrong';
    wrongPasswords.delete(email);
    return 'right';
  };

  return {
    // The passwords of one e-mail address are checked one after another. So, of many simultaneous attempts, no more
    // than the limit are compared, and no right password is rejected because others are still being compared.
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
