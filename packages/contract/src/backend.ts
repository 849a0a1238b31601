/** What a host of the shop's backend needs: the form of its data, the front desk, and what the front desk asks for. */
export { createIntent, NewIntent } from './cards.ts';
export { Db, emptyDb } from './db.ts';
export type { FrontDesk, PlainAnswer, PlainRequest } from './frontDesk/request.ts';
export { bodyLimitOf, type RouteName, routeNameOf } from './frontDesk/routes.ts';
export { createFrontDesk, type FrontDeskOptions, type Profile, profiles, type Store } from './frontDesk.ts';
export { isId, type NewId, randomId } from './ids.ts';
export { type PhotoType, photoTypes } from './photoHeader.ts';
export { type Photo, photoPath } from './photos.ts';
