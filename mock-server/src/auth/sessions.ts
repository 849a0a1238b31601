import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';
import type { Account, Provider, Session } from './accounts.ts';

/** The maximum number of sessions of an account. A new session replaces the oldest one. */
const maxSessions = 100;

const hashOf = (refreshToken: string): string => bytesToHex(sha256(utf8ToBytes(refreshToken)));

/** Creates the random part of a refresh token, which is secret. The other part is the account's `_id`. */
export const createSessionKey = (): string => base64url.encode(randomBytes(32));

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

/** Returns the account's `_id` from a refresh token. Does not check whether the token is valid. */
export const accountIdOf = (refreshToken: string): string | undefined =>
  /^([0-9a-f]{24})\.[\w-]{43}$/.exec(refreshToken)?.[1];

/** Returns the session of a refresh token. Undefined when the session has ended. */
export const findSession = (account: Account, refreshToken: string): Session | undefined => {
  const hash = hashOf(refreshToken);
  return account.sessions.find((session) => session.hash === hash);
};
