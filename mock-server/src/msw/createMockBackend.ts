import { type NewId, randomId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import { createTokens } from '../backend/accessTokens.ts';
import { createFrontDesk, type FrontDeskOptions, type Profile } from '../backend/createRequestHandler.ts';
import { accessToken } from '../backend/handlers/users.ts';
import type { FrontDesk } from '../backend/http/httpMessages.ts';
import { photoPath } from '../images/photoPath.ts';

export type ShopOptions = {
  now?: () => Date;
  newId?: NewId;
  profile?: Profile;
  lax?: boolean;
  readIdToken?: FrontDeskOptions['readIdToken'];
};

/** A whole shop in memory. */
export type Shop = {
  ask: FrontDesk;
  /** The data as they are now. */
  db: () => Db;
  /** Back to the data it began with. */
  reset: () => void;
  /** An access token of one of its people. Throws an Error when nobody has this e-mail address. */
  tokenFor: (email: string) => Promise<string>;
};

/**
 * A shop that keeps its data in memory, for stories and tests. The photos it is sent are not kept, only named.
 *
 * @param first the data it begins with; they are never changed
 */
export const createShop = (
  first: Db,
  { now = () => new Date(), newId = randomId, profile, lax, readIdToken }: ShopOptions = {},
): Shop => {
  const tokens = createTokens(crypto.getRandomValues(new Uint8Array(32)));
  let db = first;
  const ask = createFrontDesk({
    tokens,
    now,
    newId,
    profile,
    lax,
    readIdToken,
    keepPhoto: photoPath,
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
    ask,
    db: () => db,
    reset: () => {
      db = first;
    },
    tokenFor: async (email) => {
      const reply = accessToken(db, { query: { email }, now: now(), newId });
      if (!('tokenFor' in reply)) throw new Error(`Nobody in this shop has the e-mail address ${email}.`);
      return tokens.issue(reply.tokenFor, now());
    },
  };
};
