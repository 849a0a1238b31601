import type { Role } from '@second-gear/contract';
import { bikeBody, bikes, bookingBody, bookings, paymentBody, users } from '@second-gear/fixtures';
import type { StoredBike } from '@second-gear/fixtures/db';

export type TestUser = { _id: string; name: string; email: string; role?: Role | null; isVerified?: boolean };
export type TestBike = { _id: string; img: string; bikeName: string; resaleValue: string; isVerified: boolean } & Pick<
  StoredBike,
  'category_id'
>;
export type TestBooking = { _id: string; bikeName: string; resaleValue: string };

/**
 * The users and records of the test cases: on a server that starts with the fixtures they are the fixtures, on any
 * other server those with the same properties. Reading one that a server does not have throws a TestDataUnavailable.
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
    /** The admin. */
    readonly nasrin: TestUser;
  };
  bikes: Readonly<
    Record<'available' | 'advertised' | 'booked' | 'soldOut' | 'reported' | 'sellerUnverified', TestBike>
  >;
  bookings: Readonly<Record<'unpaid' | 'paid', TestBooking>>;
  /** The request body of a sign-up with an e-mail address that is not registered. */
  readonly newUser: { name: string; email: string; role: 'buyer' };
  /** The transaction id of a charge that is not recorded yet. */
  readonly transactionId: string;
  /** An id in the documented form that no record has. */
  readonly unknownId: string;
};

/** Thrown if a test case needs data that this server does not have. The message is a clause: 'there is no admin'. */
export class TestDataUnavailable extends Error {
  override name = 'TestDataUnavailable';
}

/**
 * Returns an object with these values. Reading a value that does not exist throws a TestDataUnavailable.
 *
 * @param reasonFor why there is no value of this name, as a clause: 'there is no seller'
 */
export const withReasons = <Values extends object>(
  values: { readonly [Name in keyof Values]?: Values[Name] | undefined },
  reasonFor: (name: string) => string,
): Values =>
  new Proxy(values, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      // `await` reads `then` of every object.
      if (value === undefined && name !== 'then') throw new TestDataUnavailable(reasonFor(String(name)));
      return value;
    },
  }) as Values;

/** The test data of a server that starts with the fixtures (`seedDb()`). */
export const fixtureTestData: TestData = {
  users,
  bikes,
  bookings,
  newUser: { name: 'Jamal Hossain', email: 'jamal+bikes@example.com', role: 'buyer' },
  transactionId: 'pi_suite0001',
  unknownId: 'ffffffffffffffffffffffff',
};

/** The test data of a case, and valid request bodies made from them. They are getters, because some may be unavailable. */
export const createCaseContext = (testData: TestData) => {
  const { users, bikes, bookings } = testData;
  const bookingBodyFor = (bike: TestBike) => bookingBody(bike, users.farhana);
  return {
    users,
    bikes,
    bookings,
    unknownId: testData.unknownId,
    newUser: testData.newUser,
    get transactionId() {
      return testData.transactionId;
    },
    bookingBodyFor,
    get bookingBody() {
      return bookingBodyFor(bikes.available);
    },
    get bikeBody() {
      return bikeBody(users.sadia);
    },
    get paymentBody() {
      return paymentBody(testData);
    },
  };
};
export type CaseContext = ReturnType<typeof createCaseContext>;
