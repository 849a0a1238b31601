/** What a server needs to run the backend: the database schema, the request handler, and the handler's options. */

export { Db, emptyDb } from '@second-gear/fixtures/db';
export type { EndpointSpec } from './core/handlerTypes.ts';
export { createRequestHandler, type Profile, profiles } from './createRequestHandler.ts';
export type { HttpRequest, HttpResponse, RequestHandler } from './http/httpMessages.ts';
export { bodyLimit, jsonLimit } from './http/httpMessages.ts';
export { endpointSpecs, pathnameOf, type RouteName, routeNameOf } from './http/routes.ts';
