import { type NewId, randomId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import { createAccessTokens } from '../backend/accessTokens.ts';
import { createRequestHandler, type Profile, type RequestHandlerOptions } from '../backend/createRequestHandler.ts';
import { accessToken } from '../backend/handlers/users.ts';
import type { RequestHandler } from '../backend/http/httpMessages.ts';
import { photoPath } from '../images/photoPath.ts';

export type MockBackendOptions = {
  now?: () => Date;
  newId?: NewId;
  profile?: Profile;
  lax?: boolean;
  readIdToken?: RequestHandlerOptions['verifyIdToken'];
};

/** A whole shop in memory. */
export type MockBackend = {
  handle: RequestHandler;
  /** The data as they are now. */
  db: () => Db;
  /** Back to the data it began with. */
  reset: () => void;
  /** An access token of one of its people. Throws an Error when nobody has this e-mail address. */
  accessTokenFor: (email: string) => Promise<string>;
};

/**
 * A shop that keeps its data in memory, for stories and tests. The photos it is sent are not kept, only named.
 *
 * @param initial the data it begins with; they are never changed
 */
export const createMockBackend = (
  initial: Db,
  { now = () => new Date(), newId = randomId, profile, lax, readIdToken }: MockBackendOptions = {},
): MockBackend => {
  const tokens = createAccessTokens(crypto.getRandomValues(new Uint8Array(32)));
  let db = initial;
  const ask = createRequestHandler({
    tokens,
    now,
    newId,
    profile,
    lax,
    verifyIdToken: readIdToken,
    storePhoto: photoPath,
    store: {
      read: () => db,
      update: async (work) => {
        const { db: next, result } = work(db);
        db = next;
        return result;
      },
    },
  });
  return {
    handle: ask,
    db: () => db,
    reset: () => {
      db = initial;
    },
    accessTokenFor: async (email) => {
      const reply = accessToken(db, { query: { email }, now: now(), newId });
      if (!('tokenFor' in reply)) throw new Error(`Nobody in this shop has the e-mail address ${email}.`);
      return tokens.issue(reply.issueTokenFor, now());
    },
  };
};
