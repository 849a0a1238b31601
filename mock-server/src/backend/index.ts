export { Db, emptyDb } from '@second-gear/fixtures/db';
export { createSignedTokens } from './accessTokens.ts';
export type { EndpointSpec } from './core/handlerTypes.ts';
export type { Store } from './core/store.ts';
export { createRequestHandler } from './createRequestHandler.ts';
export {
  bodyLimit,
  type HttpRequest,
  type HttpResponse,
  jsonLimit,
  type RequestHandler,
} from './http/httpMessages.ts';
export { endpointSpecs, type RouteName, routeNameOf } from './http/routes.ts';
