/** What a server needs to run the backend: the database schema, the request handler, and the handler's options. */

export { type PhotoType, photoTypes } from '@second-gear/contract';
export { Db, emptyDb } from '@second-gear/fixtures/db';
export { type Photo, photoPath } from '../images/photoPath.ts';
export { createIntent, NewIntent } from '../stripe/cards.ts';
export type { EndpointSpec } from './core/handler.ts';
export {
  createRequestHandler,
  type Profile,
  profiles,
  type RequestHandlerOptions,
  type Store,
} from './createRequestHandler.ts';
export type { HttpRequest, HttpResponse, RequestHandler } from './http/httpMessages.ts';
export { bodyLimit, jsonLimit } from './http/httpMessages.ts';
export { endpointSpecs, pathnameOf, type RouteName, routeNameOf } from './http/routes.ts';
