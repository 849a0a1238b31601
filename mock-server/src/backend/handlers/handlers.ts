import type { EndpointName } from '@second-gear/contract';
import type { EndpointHandler } from '../core/handlerTypes.ts';
import * as bikes from './bikes.ts';
import * as bookings from './bookings.ts';
import * as payments from './payments.ts';
import * as users from './users.ts';

/**
 * One pure function for each endpoint of the endpoint table: `(db, input) → result`. `http/handleRequest.ts` has checked
 * the permission, and has validated the input with the schemas.
 */
export const backend = { ...users, ...bikes, ...bookings, ...payments } satisfies {
  [Name in EndpointName]: EndpointHandler<Name>;
};
