import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../../images/photoPath.ts';
import { cardHandlers } from '../../stripe/cards.ts';
import type { Subject } from '../accessTokens.ts';
import type { Context, HandlerResult } from '../core/handlerTypes.ts';
import { backend } from '../handlers/handlers.ts';
import type { HttpRequest } from './httpMessages.ts';
import { authorize, checkIdToken, checkRequestSource } from './permission.ts';
import { readBody } from './readBody.ts';
import { readParams, readQuery } from './readParameters.ts';
import { findRoute, pathnameOf, type RouteName } from './routes.ts';

export type RequestContext = Pick<Context, 'now' | 'newId'> & {
  /** The user of the request's access token. Null when the request has no valid access token. */
  subject: Subject | null;
  /** The address of the request's ID token: null without a valid one, undefined when the server requires none. */
  verifiedEmail?: string | null | undefined;
  /** The uploaded photo: only reading it is asynchronous. */
  photo?: Photo | undefined;
};

type AnyHandler = (db: Db, input: unknown) => HandlerResult<unknown>;

// The schemas of the endpoint have parsed the input, which TypeScript cannot know.
const handlers = { ...backend, ...cardHandlers } as Record<RouteName, AnyHandler>;

/** Checks the permission, validates the input and runs the handler. It never modifies `db`. Throws an HttpError. */
export const handleRequest = (
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
  const body = photo ? undefined : readBody(route, request);
  return handlers[route.name](db, {
    ...context,
    currentUser,
    params,
    query,
    body,
    photo,
    idempotencyKey: request.headers['idempotency-key'],
    verifiedEmail: verifiedEmail ?? undefined,
  });
};
