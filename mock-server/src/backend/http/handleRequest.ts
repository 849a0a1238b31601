import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../../images/photoPath.ts';
import { cardHandlers } from '../../stripe/cards.ts';
import type { Subject } from '../accessTokens.ts';
import type { Context, HandlerResult } from '../core/handlerTypes.ts';
import { backend } from '../handlers/handlers.ts';
import { readBody } from './body.ts';
import { HttpError } from './httpError.ts';
import type { HttpRequest } from './httpMessages.ts';
import { authorize, checkIdToken, checkRequestSource } from './permission.ts';
import { readParams, readQuery } from './readParameters.ts';
import { findRoute, pathnameOf, type RouteName } from './routes.ts';

export type RequestContext = Omit<Context, 'verifiedEmail'> & {
  /** The user of the request's access token. Null when the request has no valid access token. */
  subject: Subject | null;
  /**
   * The e-mail address of the request's ID token. Null when the request has no valid ID token. Undefined when the
   * server requires none.
   */
  verifiedEmail?: string | null | undefined;
  /**
   * Only for an upload: the photo, or the error with which it was rejected. The caller has read the photo, because
   * reading form data is asynchronous and this function is synchronous.
   */
  photo?: Photo | HttpError;
};

/**
 * The result of a request, and the data after the request. `db` is the same object as before when nothing has changed.
 */
export type HandledRequest = { db: Db; result: HandlerResult<unknown>; headers: Record<string, string> };

type AnyHandler = (db: Db, input: unknown) => HandlerResult<unknown>;

// The type assertion is needed because the endpoint is known only at run time: TypeScript cannot know that the schemas
// of this endpoint have parsed the input.
const handlers = { ...backend, ...cardHandlers } as Record<RouteName, AnyHandler>;

const runHandler = (
  db: Db,
  request: HttpRequest,
  { subject, photo, verifiedEmail, ...context }: RequestContext,
): HandlerResult<unknown> => {
  const route = findRoute(request);
  checkRequestSource(route, request);
  const currentUser = authorize(db, route, subject);
  checkIdToken(route, verifiedEmail);
  const params = readParams(route);
  const query = readQuery(route, request.path.slice(pathnameOf(request).length + 1));
  if (photo instanceof HttpError) throw photo;
  const body = photo ? undefined : readBody(route, request);
  const idempotencyKey = request.headers['idempotency-key'];
  return handlers[route.name](db, {
    ...context,
    currentUser,
    params,
    query,
    body,
    photo,
    idempotencyKey,
    verifiedEmail: verifiedEmail ?? undefined,
  });
};

/**
 * Handles one request: finds the endpoint, checks the permission, validates the input and runs the handler. It is a
 * pure function: it never modifies `db`, and never throws.
 */
export const handleRequest = (db: Db, request: HttpRequest, context: RequestContext): HandledRequest => {
  try {
    const result = runHandler(db, request, context);
    return { db: ('db' in result && result.db) || db, result, headers: {} };
  } catch (error) {
    if (error instanceof HttpError) return { db, result: error.result, headers: error.headers };
    throw error;
  }
};
