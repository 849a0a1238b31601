import type { Bike, Booking, User } from '@second-gear/contract';
import { randomId } from '@second-gear/contract';
import { createApiTools } from '../cases/testCase.ts';
import { type TestBike, type TestData, TestDataUnavailable, type TestUser } from '../cases/testData.ts';
import type { ServerUnderTest } from '../server/serverUnderTest.ts';
import { endpointOf, type HttpClient } from './httpClient.ts';
import { type Result, toResult, unwrap } from './result.ts';

/** The maximum number of buyers whose bookings are read, in search of a buyer with a booking. */
const maxBuyers = 20;

const categoryIds = ['1', '2', '3'] as const;

type ExistingRecords = {
  buyers: readonly User[];
  sellers: readonly User[];
  bikes: readonly Bike[];
  reports: readonly Bike[];
};

const unavailable = (label: string): TestDataUnavailable =>
  new TestDataUnavailable(`nothing is created, and there is no ${label}`);

/** Returns the first user that matches. Throws a TestDataUnavailable if there is none. */
const findUser = (users: readonly User[], label: string, matches: (user: User) => boolean = () => true): TestUser => {
  const found = users.find(matches);
  if (!found) throw unavailable(label);
  return found;
};

const findBike = (bikes: readonly Bike[], label: string, matches: (bike: Bike) => boolean): TestBike => {
  const found = bikes.find(matches);
  const category_id = categoryIds.find((id) => id === found?.category_id);
  if (!found || !category_id) throw unavailable(label);
  return { ...found, category_id };
};

/**
 * Finds test data for a read-only run: existing users and records with the right properties. Nothing is created, no
 * access token is requested, and writes are not sent.
 */
export const createExistingTestData = (
  { send: sendToServer }: HttpClient,
  isWriting: (endpoint: string) => boolean,
): ServerUnderTest => {
  const send: ServerUnderTest['send'] = async (request) => {
    const endpoint = endpointOf(request);
    if (!endpoint || isWriting(endpoint)) throw new TestDataUnavailable('it would write');
    return sendToServer(request);
  };
  const { read } = createApiTools({ send, tokenFor: async () => '' });

  const listOrEmpty = async <Item>(list: Promise<readonly Item[]>): Promise<readonly Item[]> => {
    const found = await toResult(() => list);
    return 'value' in found ? found.value : [];
  };

  const readRecords = async (): Promise<ExistingRecords> => {
    const [buyers, sellers, reports, ...bikes] = await Promise.all([
      listOrEmpty(read('listUsers', { query: { role: 'buyer' } })),
      listOrEmpty(read('listUsers', { query: { role: 'seller' } })),
      listOrEmpty(read('listReports')),
      ...categoryIds.map((id) => listOrEmpty(read('listBikes', { params: { id } }))),
    ]);
    return { buyers, sellers, reports, bikes: bikes.flat() };
  };

  /** Finds a buyer with a booking. Returns this buyer and the first of the bookings. */
  const findBooking = async (buyers: readonly User[]): Promise<{ buyer: User; booking: Booking } | undefined> => {
    for (const buyer of buyers.slice(0, maxBuyers)) {
      const [booking] = await listOrEmpty(read('listBookings', { query: { email: buyer.email } }));
      if (booking) return { buyer, booking };
    }
    return undefined;
  };

  const buildTestData = async (): Promise<TestData> => {
    const { buyers, sellers, reports, bikes } = await readRecords();
    const booked = await findBooking(buyers);
    const [trending] = await listOrEmpty(read('trending'));
    const sells = ({ email }: User): boolean => bikes.some((bike) => bike.email === email);
    const unpaid = (): Booking => {
      if (!booked) throw unavailable('booking');
      return booked.booking;
    };
    const sellerWithBike = sellers.find((seller) => !seller.isVerified && sells(seller)) ?? sellers.find(sells);
    return {
      users: {
        get farhana() {
          return booked?.buyer ?? findUser(buyers, 'buyer');
        },
        get imran() {
          return findUser(buyers, 'second buyer', ({ _id }) => _id !== booked?.buyer._id);
        },
        get rahim() {
          return findUser(sellers, 'verified seller', ({ isVerified }) => isVerified);
        },
        get sadia() {
          return findUser(sellerWithBike ? [sellerWithBike] : [], 'seller with a bike');
        },
        get tanvir() {
          return findUser(sellers, 'seller');
        },
        get shahriar() {
          return findUser(sellers, 'seller');
        },
        get nasrin(): TestUser {
          throw unavailable('admin');
        },
      },
      bikes: {
        get available() {
          return findBike(bikes, 'available bike', ({ soldOut }) => !soldOut);
        },
        get advertised() {
          return findBike(trending ? [trending] : [], 'advertised bike', ({ advertise }) => advertise);
        },
        get booked() {
          return findBike(bikes, 'booked bike', ({ _id }) => _id === unpaid().bikeId);
        },
        get soldOut() {
          return findBike(bikes, 'sold Honda', (bike) => bike.soldOut && bike.category_id === '1');
        },
        get reported() {
          return findBike(reports, 'reported bike', () => true);
        },
        get sellerUnverified() {
          return findBike(bikes, 'seller with a bike', ({ email }) => email === sellerWithBike?.email);
        },
      },
      bookings: {
        get unpaid() {
          return unpaid();
        },
        get paid() {
          return unpaid();
        },
      },
      get newUser(): TestData['newUser'] {
        throw unavailable('new user');
      },
      get transactionId(): string {
        throw unavailable('charge');
      },
      get unknownId() {
        return randomId();
      },
    };
  };

  let testData: Promise<Result<TestData>> | undefined;
  return {
    send,
    reset: async () => {
      testData ??= toResult(buildTestData);
      return unwrap(await testData, 'test data');
    },
    tokenFor: async () => {
      throw new TestDataUnavailable('a read-only run requests no access tokens');
    },
    // A read-only run sends no writes, so the state cannot change and need not be read.
    readState: async () => undefined,
  };
};
