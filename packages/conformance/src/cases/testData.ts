import type { Role } from '@second-gear/contract';
import { bikes, bookings, people } from '@second-gear/fixtures';
import type { StoredBike } from '@second-gear/fixtures/db';

export type Person = { _id: string; name: string; email: string; role?: Role | null; isVerified?: boolean };
export type CastBike = { _id: string; img: string; bikeName: string; resaleValue: string; isVerified: boolean } & Pick<
  StoredBike,
  'category_id'
>;
export type CastBooking = { _id: string; bikeName: string; resaleValue: string };

/** What a newcomer would say at the sign-up. */
export type Newcomer = { name: string; email: string; role: 'buyer' };

/**
 * Who and what the cases speak of. On a door with the fixtures behind it these are the fixtures' own; on a server that knows
 * nothing of them, people and bikes that stand for them. A getter may throw a NotOnStage where there is nobody to be had.
 */
export type Cast = {
  people: {
    /** Buyer; has booked and not paid `bikes.booked`, and paid for `bikes.soldOut`. */
    readonly farhana: Person;
    /** Another buyer. */
    readonly imran: Person;
    /** Seller, verified: of `available`, `advertised` and `soldOut`. */
    readonly rahim: Person;
    /** Seller, not verified: of `sellerUnverified`. */
    readonly sadia: Person;
    /** Seller of `booked`. */
    readonly tanvir: Person;
    /** Seller whom nothing else speaks of. */
    readonly shahriar: Person;
    readonly nasrin: Person;
  };
  bikes: {
    readonly available: CastBike;
    readonly advertised: CastBike;
    readonly booked: CastBike;
    readonly soldOut: CastBike;
    readonly reported: CastBike;
    readonly sellerUnverified: CastBike;
  };
  bookings: { readonly unpaid: CastBooking; readonly paid: CastBooking };
  /** Nobody's record yet. */
  readonly newcomer: Newcomer;
  /** Of a charge that nothing was recorded of yet. */
  readonly transactionId: string;
  /** A well-formed id that no record has. A cast of a run's own gives another one each time. */
  readonly unknownId: string;
};

/** Thrown where a case speaks of somebody whom this server cannot be made to know; says why, as a clause: 'there is no admin'. */
export class NotOnStage extends Error {
  override name = 'NotOnStage';
}

export const unknownId = 'ffffffffffffffffffffffff';

/** The cast of a door that begins with `morning()` of the fixtures. */
export const firstCast: Cast = {
  people,
  bikes,
  bookings,
  newcomer: { name: 'Jamal Hossain', email: 'jamal+bikes@example.com', role: 'buyer' },
  transactionId: 'pi_suite0001',
  unknownId,
};
