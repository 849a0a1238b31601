/** What a host of the shop's backend needs: the form of its data, the front desk, and what the front desk asks for. */

export { type PhotoType, photoTypes } from '@second-gear/contract';
export { Db, emptyDb } from '@second-gear/fixtures/db';
export { type Photo, photoPath } from '../images/photoPath.ts';
export { createIntent, NewIntent } from '../stripe/cards.ts';
export { createFrontDesk, type FrontDeskOptions, type Profile, profiles, type Store } from './createRequestHandler.ts';
export type { Row } from './handler.ts';
export type { FrontDesk, PlainAnswer, PlainRequest } from './http/httpMessages.ts';
export { jsonLimit } from './http/httpMessages.ts';
export { bodyLimitOf, pathnameOf, type RouteName, routeNameOf } from './http/routes.ts';
