import { randomId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import { createAccessTokens } from '../backend/accessTokens.ts';
import { createRequestHandler, type RequestHandlerOptions } from '../backend/createRequestHandler.ts';
import { accessToken } from '../backend/handlers/users.ts';
import type { RequestHandler } from '../backend/index.ts';
import { photoPath } from '../images/photoPath.ts';

export type MockBackendOptions = Partial<Omit<RequestHandlerOptions, 'tokens' | 'store' | 'storePhoto'>>;

/** A complete backend that stores its data in memory. */
export type MockBackend = {
  handle: RequestHandler;
  /** Returns the current data. */
  db: () => Db;
  /** Restores the initial data. */
  reset: () => void;
  /** Returns an access token of the user with this e-mail address. Throws an Error when there is no such user. */
  accessTokenFor: (email: string) => Promise<string>;
};

/**
 * Creates a backend for stories and tests. It does not store uploaded photos, and only returns a URL for each.
 *
 * @param initial the initial data; it is never modified
 */
export const createMockBackend = (
  initial: Db,
  { now = () => new Date(), newId = randomId, ...options }: MockBackendOptions = {},
): MockBackend => {
  const tokens = createAccessTokens(crypto.getRandomValues(new Uint8Array(32)));
  let db = initial;
  return {
    handle: createRequestHandler({
      ...options,
      tokens,
      now,
      newId,
      storePhoto: photoPath,
      store: {
        read: () => db,
        update: async (work) => {
          const { data, result } = work(db);
          db = data;
          return result;
        },
      },
    }),
    db: () => db,
    reset: () => {
      db = initial;
    },
    accessTokenFor: async (email) => {
      const result = accessToken(db, { query: { email }, now: now(), newId });
      if (!('issueTokenFor' in result)) throw new Error(`No user of this backend has the e-mail address ${email}.`);
      return tokens.issue(result.issueTokenFor, now());
    },
  };
};
