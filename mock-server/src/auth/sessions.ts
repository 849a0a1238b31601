import { createHash, randomBytes } from 'node:crypto';
import type { Account, Provider, Session } from './accounts.ts';

/** Older ways back in are forgotten: nobody uses so many browsers at once. */
const maxSessions = 100;

const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('hex');

/** The secret half of a refresh token, unguessable. */
export const createSessionKey = (): string => randomBytes(32).toString('base64url');

/**
 * The account with one more session, begun at `at` (ms since 1970), and the refresh token that opens it. The token is
 * known only here: what is kept is its hash.
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

/** The `_id` of the account that a refresh token speaks of, whether it is good or not. */
export const accountIdOf = (refreshToken: string): string | undefined =>
  /^([0-9a-f]{24})\.[\w-]{43}$/.exec(refreshToken)?.[1];

/** The session that a refresh token opens, unless it has been closed. */
export const findSession = (account: Account, refreshToken: string): Session | undefined => {
  const hash = hashOf(refreshToken);
  return account.sessions.find((session) => session.hash === hash);
};
