import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../images/photoPath.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { HandlerResult } from './core/handlerTypes.ts';
import type { Store } from './core/store.ts';
import { handleRequest, type RequestContext } from './http/handleRequest.ts';
import { HttpError, type HttpRequest, type RequestHandler } from './http/httpMessages.ts';
import { withLegacyFormat } from './http/legacyFormat.ts';
import { readBearerToken, readIdTokenHeader } from './http/permission.ts';
import { readPhoto } from './http/readPhoto.ts';
import { isWrite, routeNameOf } from './http/routes.ts';

/** The formats of all responses: that of the endpoint table, and that of the legacy server (docs/legacy-server.md). */
export const profiles = ['documented', 'original'] as const;
export type Profile = (typeof profiles)[number];

export type RequestHandlerOptions = {
  tokens: AccessTokens;
  store: Store<Db>;
  /** Stores an uploaded photo and resolves with its URL. */
  storePhoto: (photo: Photo) => Promise<string>;
  now: () => Date;
  newId: NewId;
  profile?: Profile | undefined;
  /**
   * Resolves with the e-mail address of an ID token, or with null when it is not valid. Without this function, no
   * endpoint requires an ID token, as documented.
   */
  verifyIdToken?: ((idToken: string) => Promise<string | null>) | undefined;
  /** Whether a write is executed although its response is 401, as on the legacy server (failure mode M-4). */
  executesUnauthorizedWrites?: boolean | undefined;
};

const defaultHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const readPhotoOrError = (request: HttpRequest): Promise<Photo | HttpError> =>
  readPhoto(request).catch((error) => {
    if (error instanceof HttpError) return error;
    throw error;
  });

/** Executes a rejected write as the first user who may send it. */
const executeDespite401 = (db: Db, request: HttpRequest, context: RequestContext): Db => {
  for (const { _id: userId, email } of db.users) {
    const { db: next } = handleRequest(db, request, { ...context, subject: { userId, email } });
    if (next !== db) return next;
  }
  return db;
};

/**
 * Creates the function that handles the requests to every endpoint of the endpoint table and of the demo card service.
 * For all other requests the response is 404 or 405. It rejects only with the errors of `store` and `storePhoto`.
 */
export const createRequestHandler = ({
  tokens,
  store,
  storePhoto,
  now,
  newId,
  verifyIdToken,
  profile,
  executesUnauthorizedWrites,
}: RequestHandlerOptions): RequestHandler => {
  const toResponse = async (result: HandlerResult<unknown>): Promise<{ status: number; json: unknown }> => {
    if ('issueTokenFor' in result)
      return { status: 200, json: { accessToken: await tokens.issue(result.issueTokenFor, now()) } };
    if ('storePhoto' in result) return { status: 200, json: { data: { url: await storePhoto(result.storePhoto) } } };
    return { status: result.status, json: result.json };
  };

  const handler: RequestHandler = async (request) => {
    const token = readBearerToken(request);
    const idToken = readIdTokenHeader(request);
    const subject = token ? await tokens.read(token, now()) : null;
    const verifiedEmail = verifyIdToken && (idToken ? await verifyIdToken(idToken) : null);
    const photo = routeNameOf(request) === 'uploadPhoto' ? await readPhotoOrError(request) : undefined;
    const execute = (db: Db) => {
      const context = { subject, verifiedEmail, photo, now: now(), newId };
      const { db: next, ...result } = handleRequest(db, request, context);
      const isUnauthorized = 'status' in result.result && result.result.status === 401;
      const data = executesUnauthorizedWrites && isUnauthorized ? executeDespite401(db, request, context) : next;
      return { data, result };
    };
    // A read waits for no write: it uses the data that is stored now.
    const { result, headers } = isWrite(request) ? await store.update(execute) : execute(store.read()).result;
    return { ...(await toResponse(result)), headers: { ...defaultHeaders, ...headers } };
  };
  return profile === 'original' ? withLegacyFormat(handler) : handler;
};
