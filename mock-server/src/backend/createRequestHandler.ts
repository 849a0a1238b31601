import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../images/photoPath.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { HandlerResult } from './core/handlerTypes.ts';
import { executeDespite401 } from './http/executeDespite401.ts';
import { handleRequest } from './http/handleRequest.ts';
import { HttpError } from './http/httpError.ts';
import type { HttpRequest, RequestHandler } from './http/httpMessages.ts';
import { withLegacyFormat } from './http/legacyFormat.ts';
import { readBearerToken, readIdTokenHeader } from './http/permission.ts';
import { readPhoto } from './http/readPhoto.ts';
import { isWrite, routeNameOf } from './http/routes.ts';

/** Where the request handler stores the data. */
export type Store = {
  /** The newest data that is safely stored. */
  read: () => Db;
  /**
   * Runs `work` once on the newest data, and stores the data that it returns. If `work` returns the same object,
   * nothing has changed. Resolves with the result of `work` after the change is safely stored. If the change cannot be
   * stored, rejects and changes nothing.
   */
  update: <Result>(work: (db: Db) => { db: Db; result: Result }) => Promise<Result>;
};

export type RequestHandlerOptions = {
  tokens: AccessTokens;
  store: Store;
  /** Stores an uploaded photo and resolves with its URL. */
  storePhoto: (photo: Photo) => Promise<string>;
  now: () => Date;
  newId: NewId;
  /** The format of the responses. Default: 'documented'. */
  profile?: Profile;
  /**
   * Verifies an ID token: resolves with its e-mail address, or with null when the token is not valid. With this
   * function, the endpoints that the endpoint table marks with `idToken` require an ID token of the same e-mail address
   * as in the request. Without it, no endpoint requires an ID token, as documented.
   */
  verifyIdToken?: (idToken: string) => Promise<string | null>;
  /** Whether a write is executed although its response is 401, as on the legacy server (failure mode M-4). */
  executesUnauthorizedWrites?: boolean;
};

/** The value of the setting MOCK_PROFILE for the legacy server's format. */
const legacy = 'original';

/**
 * The formats of all responses: `documented` is the format of the endpoint table, `original` that of the legacy server
 * (docs/legacy-server.md).
 */
export const profiles = ['documented', legacy] as const;
export type Profile = (typeof profiles)[number];

const defaultHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const readPhotoOrError = async (request: HttpRequest): Promise<Photo | HttpError> => {
  try {
    return await readPhoto(request);
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
};

/**
 * Creates the function that handles the requests to every endpoint of the endpoint table and of the demo card service.
 * For all other requests the response is 404 or 405. The HTTP server and MSW both use this function. The promise of the
 * function rejects only with the errors of `store` and `storePhoto`.
 */
export const createRequestHandler = ({
  tokens,
  store,
  storePhoto,
  now,
  newId,
  verifyIdToken,
  profile = 'documented',
  executesUnauthorizedWrites = false,
}: RequestHandlerOptions): RequestHandler => {
  const toResponse = async (result: HandlerResult<unknown>): Promise<{ status: number; json: unknown }> => {
    if ('issueTokenFor' in result) {
      return { status: 200, json: { accessToken: await tokens.issue(result.issueTokenFor, now()) } };
    }
    if ('storePhoto' in result) return { status: 200, json: { data: { url: await storePhoto(result.storePhoto) } } };
    return { status: result.status, json: result.json };
  };

  const readVerifiedEmail = async (request: HttpRequest): Promise<string | null | undefined> => {
    const idToken = readIdTokenHeader(request);
    return verifyIdToken && (idToken ? await verifyIdToken(idToken) : null);
  };

  const handler: RequestHandler = async (request) => {
    const token = readBearerToken(request);
    const subject = token ? await tokens.read(token, now()) : null;
    const verifiedEmail = await readVerifiedEmail(request);
    const photo = routeNameOf(request) === 'uploadPhoto' ? await readPhotoOrError(request) : undefined;
    const execute = (db: Db) => {
      const context = { subject, verifiedEmail, photo, now: now(), newId };
      const { db: next, ...handled } = handleRequest(db, request, context);
      const isUnauthorized = 'status' in handled.result && handled.result.status === 401;
      return {
        db: executesUnauthorizedWrites && isUnauthorized ? executeDespite401(db, request, context) : next,
        result: handled,
      };
    };
    // A write waits until the store has completed all earlier writes. A read waits for no write: it uses the data that
    // is stored now.
    const { result, headers } = isWrite(request) ? await store.update(execute) : execute(store.read()).result;
    return { ...(await toResponse(result)), headers: { ...defaultHeaders, ...headers } };
  };
  return profile === legacy ? withLegacyFormat(handler) : handler;
};
