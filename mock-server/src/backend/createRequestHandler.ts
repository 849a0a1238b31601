import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../images/photoPath.ts';
import type { Tokens } from './accessTokens.ts';
import type { Reply } from './handler.ts';
import { goOn } from './http/executeDespite401.ts';
import { attend } from './http/handleRequest.ts';
import { Refused } from './http/httpError.ts';
import type { FrontDesk, PlainRequest } from './http/httpMessages.ts';
import { inTheOriginalManner } from './http/legacyFormat.ts';
import { bearerOf, idTokenOf } from './http/permission.ts';
import { readPhoto } from './http/readPhoto.ts';
import { isUpload, isWrite } from './http/routes.ts';

/** Where the data is kept. */
export type Store = {
  /** The newest data that is safely stored. */
  read: () => Db;
  /**
   * Runs `work` on the newest data, keeps the data it gives back (the same object: nothing changed), and resolves with
   * its result once the change is safe. Rejects, with nothing changed, when it cannot be kept.
   */
  update: <Result>(work: (db: Db) => { db: Db; result: Result }) => Promise<Result>;
};

export type FrontDeskOptions = {
  tokens: Tokens;
  store: Store;
  /** Stores an uploaded photo and resolves with its URL. */
  keepPhoto: (photo: Photo) => Promise<string>;
  now: () => Date;
  newId: NewId;
  /** Whose manner the answers are shaped in; 'documented' when nobody says. */
  profile?: Profile;
  /**
   * Whose e-mail address an ID token proves; null: nobody's. With it, the rows that carry one are refused without a good one
   * of the address that they are about; absent, nobody is asked for proof, as the calls are documented.
   */
  readIdToken?: (idToken: string) => Promise<string | null>;
  /** Does what it has refused for want of a token all the same, as the original does. */
  lax?: boolean;
};

/**
 * Two servers that do the same and say it differently: `documented` answers as the table of calls says, `original` as the
 * one that the product has run on.
 */
export const profiles = ['documented', 'original'] as const;
export type Profile = (typeof profiles)[number];

const always = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const photoIn = async (request: PlainRequest): Promise<Photo | Refused> => {
  try {
    return await readPhoto(request);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
};

/**
 * The shop's one counter, whatever door a request came in by: it answers every row of the table of calls and of the card
 * stand-in, and everything else with 404 or 405. Rejects only with what the store or `keepPhoto` reject with.
 */
export const createFrontDesk = ({
  tokens,
  store,
  keepPhoto,
  now,
  newId,
  readIdToken,
  profile = 'documented',
  lax = false,
}: FrontDeskOptions): FrontDesk => {
  const finish = async (reply: Reply<unknown>): Promise<{ status: number; json: unknown }> => {
    if ('tokenFor' in reply) return { status: 200, json: { accessToken: await tokens.issue(reply.tokenFor, now()) } };
    if ('keep' in reply) return { status: 200, json: { data: { url: await keepPhoto(reply.keep) } } };
    return { status: reply.status, json: reply.json };
  };

  const provenBy = async (request: PlainRequest): Promise<string | null | undefined> => {
    const idToken = idTokenOf(request);
    return readIdToken && (idToken ? await readIdToken(idToken) : null);
  };

  const desk: FrontDesk = async (request) => {
    const token = bearerOf(request);
    const subject = token ? await tokens.read(token, now()) : null;
    const provenEmail = await provenBy(request);
    const photo = isUpload(request) ? await photoIn(request) : undefined;
    const execute = (db: Db) => {
      const visit = { subject, provenEmail, photo, now: now(), newId };
      const { db: next, ...result } = attend(db, request, visit);
      const isRefused = 'status' in result.reply && result.reply.status === 401;
      return { db: lax && isRefused ? goOn(db, request, visit) : next, result };
    };
    // Only a write waits for its turn in the store. A read uses what is stored now, even while a write is in progress.
    const { reply, headers } = isWrite(request) ? await store.update(execute) : execute(store.read()).result;
    return { ...(await finish(reply)), headers: { ...always, ...headers } };
  };
  return profile === 'original' ? inTheOriginalManner(desk) : desk;
};
