import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../images/photoPath.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { HandlerResult } from './core/handlerTypes.ts';
import type { Store } from './core/store.ts';
import { handleRequest } from './http/handleRequest.ts';
import { HttpError, type RequestHandler } from './http/httpMessages.ts';
import { readBearerToken, readIdTokenHeader } from './http/permission.ts';
import { readPhoto } from './http/readPhoto.ts';
import { isWrite, routeNameOf } from './http/routes.ts';

export type RequestHandlerOptions = {
  tokens: AccessTokens;
  store: Store<Db>;
  /** Stores an uploaded photo and resolves with its URL. */
  storePhoto: (photo: Photo) => Promise<string>;
  now: () => Date;
  newId: NewId;
  /**
   * Resolves with the e-mail address of an ID token, or with null when it is not valid. Without this function, no
   * endpoint requires an ID token, as documented.
   */
  verifyIdToken?: ((idToken: string) => Promise<string | null>) | undefined;
};

const defaultHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
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
}: RequestHandlerOptions): RequestHandler => {
  const toResponse = async (result: HandlerResult<unknown>): Promise<{ status: number; json: unknown }> => {
    if ('issueTokenFor' in result)
      return { status: 200, json: { accessToken: await tokens.issue(result.issueTokenFor, now()) } };
    if ('storePhoto' in result) return { status: 200, json: { data: { url: await storePhoto(result.storePhoto) } } };
    return { status: result.status, json: result.json };
  };

  return async (request) => {
    const token = readBearerToken(request);
    const idToken = readIdTokenHeader(request);
    const subject = token ? await tokens.read(token, now()) : null;
    const verifiedEmail = verifyIdToken && (idToken ? await verifyIdToken(idToken) : null);
    try {
      const photo = routeNameOf(request) === 'uploadPhoto' ? await readPhoto(request) : undefined;
      const execute = (db: Db) => {
        const result = handleRequest(db, request, { subject, verifiedEmail, photo, now: now(), newId });
        return { data: ('db' in result && result.db) || db, result };
      };
      // A read waits for no write: it uses the data that is stored now.
      const result = isWrite(request) ? await store.update(execute) : execute(store.read()).result;
      return { ...(await toResponse(result)), headers: defaultHeaders };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, json } = error.result;
      return { status, json, headers: { ...defaultHeaders, ...error.headers } };
    }
  };
};
