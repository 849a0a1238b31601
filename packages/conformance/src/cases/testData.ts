import type { Role } from '@second-gear/contract';
import { bikes, bookings, users } from '@second-gear/fixtures';
import type { StoredBike } from '@second-gear/fixtures/db';

export type TestUser = { _id: string; name: string; email: string; role?: Role | null; isVerified?: boolean };
export type TestBike = { _id: string; img: string; bikeName: string; resaleValue: string; isVerified: boolean } & Pick<
  StoredBike,
  'category_id'
>;
export type TestBooking = { _id: string; bikeName: string; resaleValue: string };

/** The request body of `createUser`, with which a user signs up. */
export type TestNewUser = { name: string; email: string; role: 'buyer' };

/**
 * The users and records that the test cases use. On a server that starts with the fixtures, they are the fixtures. On
 * any other server, they are users and bikes with the same properties, and reading one that the server does not have
 * throws a TestDataUnavailable.
 */
export type TestData = {
  users: {
    /** The buyer of the unpaid booking of `bikes.booked` and of the paid booking of `bikes.soldOut`. */
    readonly farhana: TestUser;
    /** A second buyer. */
    readonly imran: TestUser;
    /** The verified seller of `bikes.available`, `bikes.advertised` and `bikes.soldOut`. */
    readonly rahim: TestUser;
    /** The unverified seller of `bikes.sellerUnverified`. */
    readonly sadia: TestUser;
    /** The seller of `bikes.booked`. */
    readonly tanvir: TestUser;
    /** A seller without bikes in the test data. */
    readonly shahriar: TestUser;
    readonly nasrin: TestUser;
  };
  bikes: {
    readonly available: TestBike;
    readonly advertised: TestBike;
    readonly booked: TestBike;
    readonly soldOut: TestBike;
    readonly reported: TestBike;
    readonly sellerUnverified: TestBike;
  };
  bookings: { readonly unpaid: TestBooking; readonly paid: TestBooking };
  /** The request body of a sign-up with an e-mail address that is not registered. */
  readonly newUser: TestNewUser;
  /** The transaction id of a charge that is not recorded yet. */
  readonly transactionId: string;
  /** An id in the documented form that no record has. */
  readonly unknownId: string;
};

/**
 * Thrown if a test case needs a user or a record that this server does not have. The message is a clause: 'there is no
 * admin'.
 */
export class TestDataUnavailable extends Error {
  override name = 'TestDataUnavailable';
}

/**
 * Returns an object with these values.
 *
 * @param reasonFor why there is no value of this name, as a clause: 'there is no seller'
 * @throws a TestDataUnavailable when a value is read that does not exist
 */
export const withReasons = <Values extends object>(
  values: { readonly [Name in keyof Values]: Values[Name] | undefined },
  reasonFor: (name: string) => string,
): Values =>
  new Proxy(values, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      // `await` reads `then` of every object.
      if (value === undefined && name !== 'then') throw new TestDataUnavailable(reasonFor(String(name)));
      return value;
    },
    // A missing value throws instead of being undefined, so the object has the type without undefined.
  }) as Values;

export const unknownId = 'ffffffffffffffffffffffff';

/** The test data of a server that starts with the fixtures (`seedDb()`). */
export const fixtureTestData: TestData = {
  users,
  bikes,
  bookings,
  newUser: { name: 'Jamal Hossain', email: 'jamal+bikes@example.com', role: 'buyer' },
  transactionId: 'pi_suite0001',
  unknownId,
};
