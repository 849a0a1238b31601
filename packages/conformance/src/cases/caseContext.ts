import { bikeBody, bookingBody, paymentBody } from '@second-gear/fixtures';
import type { TestBike, TestData } from './testData.ts';

/**
 * The test data of a case, and request bodies that are made from it. All fields are getters, because some test data may
 * be unavailable.
 */
export type CaseContext = TestData & {
  bookingBodyFor: (bike: TestBike) => ReturnType<typeof bookingBody>;
  /** The request body with which Farhana books `bikes.available`. */
  readonly bookingBody: ReturnType<typeof bookingBody>;
  /** The request body with which Sadia creates a bike. */
  readonly bikeBody: ReturnType<typeof bikeBody>;
  /** The request body that records Farhana's payment of `bookings.unpaid`. */
  readonly paymentBody: ReturnType<typeof paymentBody>;
};

export const createCaseContext = (testData: TestData): CaseContext => {
  const { users, bikes, bookings } = testData;
  const bookingBodyFor = (bike: TestBike) => bookingBody(bike, users.farhana);
  return {
    users,
    bikes,
    bookings,
    get newUser() {
      return testData.newUser;
    },
    get transactionId() {
      return testData.transactionId;
    },
    get unknownId() {
      return testData.unknownId;
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
