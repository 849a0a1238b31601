import { createHash, randomBytes } from 'node:crypto';
import type { Account, Provider, Session } from './accounts.ts';

/** An account keeps only its newest sessions. */
const maxSessions = 100;

const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('hex');

/** Creates the random, secret half of a refresh token. */
export const createSessionKey = (): string => randomBytes(32).toString('base64url');

/**
 * Adds a session that starts at `at` (ms since 1970). Returns the account, the session and its refresh token. Only the
 * token's hash is stored.
 */
export const openSession = (
  account: Account,
  key: string,
  provider: Provider,
  at: number,
): { account: Account; session: Session; refreshToken: string } => {
  const refreshToken = `${account._id}.${key}`;
  const session: Session = { hash: hashOf(refreshToken), provider, since: at };
  return {
    account: { ...account, lastLoginAt: at, sessions: [...account.sessions, session].slice(-maxSessions) },
    session,
    refreshToken,
  };
};

/** The account `_id` in a refresh token, whether the token is valid or not. */
export const accountIdOf = (refreshToken: string): string | undefined =>
  /^([0-9a-f]{24})\.[\w-]{43}$/.exec(refreshToken)?.[1];

/** The session of a refresh token, unless it has ended. */
export const findSession = (account: Account, refreshToken: string): Session | undefined => {
  const hash = hashOf(refreshToken);
  return account.sessions.find((session) => session.hash === hash);
};
