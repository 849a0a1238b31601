import type { Bike, Booking, User } from '@second-gear/contract';
import { endpoints, randomId } from '@second-gear/contract';
import { createApiTools } from '../cases/testCase.ts';
import { type TestBike, type TestData, TestDataUnavailable, withReasons } from '../cases/testData.ts';
import { endpointOf, type ServerUnderTest } from '../server/serverUnderTest.ts';
import { reasonOf } from './writingServer.ts';

export const wouldWrite = 'it would write: --writes sends it';

/** The maximum number of buyers whose bookings are read, in search of a buyer with a booking. */
const maxBuyers = 20;

const categoryIds = ['1', '2', '3'] as const;

const findBike = (bikes: readonly Bike[], matches: (bike: Bike) => boolean): TestBike | undefined => {
  const found = bikes.find(matches);
  const category_id = categoryIds.find((id) => id === found?.category_id);
  return found && category_id && { ...found, category_id };
};

/**
 * The connection for a run that only reads: requests that write are not sent, no access token is requested, and the test
 * data are users and records that exist already.
 */
export const createReadOnlyServer = (sendToServer: ServerUnderTest['send']): ServerUnderTest => {
  const send: ServerUnderTest['send'] = async (request) => {
    const endpoint = endpointOf(request);
    if (!endpoint || endpoints[endpoint].writes) throw new TestDataUnavailable(wouldWrite);
    return sendToServer(request);
  };
  const { read } = createApiTools({ send, tokenFor: async () => '' });

  const listOrEmpty = <Item>(list: Promise<readonly Item[]>): Promise<readonly Item[]> =>
    list.catch((error) => {
      reasonOf(error);
      return [];
    });

  const findBooking = async (buyers: readonly User[]): Promise<{ buyer?: User; booking?: Booking }> => {
    for (const buyer of buyers.slice(0, maxBuyers)) {
      const [booking] = await listOrEmpty(read('listBookings', { query: { email: buyer.email } }));
      if (booking) return { buyer, booking };
    }
    return {};
  };

  const findTestData = async (): Promise<TestData> => {
    const [buyers, sellers, reports, trending, ...lists] = await Promise.all([
      listOrEmpty(read('listUsers', { query: { role: 'buyer' } })),
      listOrEmpty(read('listUsers', { query: { role: 'seller' } })),
      listOrEmpty(read('listReports')),
      listOrEmpty(read('trending')),
      ...categoryIds.map((id) => listOrEmpty(read('listBikes', { params: { id } }))),
    ]);
    const bikes = lists.flat();
    const { buyer = buyers[0], booking } = await findBooking(buyers);
    const sells = ({ email }: User): boolean => bikes.some((bike) => bike.email === email);
    const sadia = sellers.find((seller) => !seller.isVerified && sells(seller)) ?? sellers.find(sells);
    const reasonFor = (name: string): string => `the server has no ${name}, and nothing is created without --writes`;
    return {
      users: withReasons<TestData['users']>(
        {
          farhana: buyer,
          imran: buyers.find(({ _id }) => _id !== buyer?._id),
          rahim: sellers.find(({ isVerified }) => isVerified),
          sadia,
          tanvir: sellers[0],
          shahriar: sellers[0],
        },
        (name) => (name === 'nasrin' ? 'no admin is known without --writes' : reasonFor(`user like ${name}`)),
      ),
      bikes: withReasons<TestData['bikes']>(
        {
          available: findBike(bikes, ({ soldOut }) => !soldOut),
          advertised: findBike(trending, ({ advertise }) => advertise),
          booked: findBike(bikes, ({ _id }) => _id === booking?.bikeId),
          soldOut: findBike(bikes, (bike) => bike.soldOut && bike.category_id === '1'),
          reported: findBike(reports, () => true),
          sellerUnverified: findBike(bikes, ({ email }) => email === sadia?.email),
        },
        (name) => reasonFor(`bike of the kind ${name}`),
      ),
      bookings: withReasons<TestData['bookings']>({ unpaid: booking, paid: booking }, () => reasonFor('booking')),
      newUser: { name: 'Jamal Hossain', email: 'jamal+bikes@example.com', role: 'buyer' },
      transactionId: 'pi_contract',
      unknownId: randomId(),
    };
  };

  let testData: Promise<TestData> | undefined;
  return {
    send,
    reset: () => {
      testData ??= findTestData();
      return testData;
    },
    tokenFor: async () => {
      throw new TestDataUnavailable('no access token is requested without --writes');
    },
    // No request writes, so the state cannot change.
    readState: async () => undefined,
  };
};
