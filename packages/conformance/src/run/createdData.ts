import { endpoints, randomId } from '@second-gear/contract';
import { bikeBody, bookingBody, users as fixtureUsers } from '@second-gear/fixtures';
import { createApiTools } from '../cases/testCase.ts';
import {
  type TestBike,
  type TestBooking,
  type TestData,
  TestDataUnavailable,
  type TestUser,
  withReasons,
} from '../cases/testData.ts';
import type { Admin } from '../cli/decodeAdminToken.ts';
import { NoResponseError } from '../server/sendOverHttp.ts';
import { createTokenFor, type HttpRequest, type ServerUnderTest } from '../server/serverUnderTest.ts';
import { endpointOf, type HttpClient } from './httpClient.ts';
import { type Result, toResult } from './result.ts';

const testUsers = {
  farhana: 'buyer',
  imran: 'buyer',
  rahim: 'seller',
  sadia: 'seller',
  tanvir: 'seller',
  shahriar: 'seller',
} as const;
type UserName = keyof typeof testUsers;

const testBikes = {
  available: { seller: 'rahim', category_id: '1' },
  advertised: { seller: 'rahim', category_id: '2' },
  booked: { seller: 'tanvir', category_id: '2' },
  soldOut: { seller: 'rahim', category_id: '1' },
  reported: { seller: 'tanvir', category_id: '2' },
  sellerUnverified: { seller: 'sadia', category_id: '2' },
} as const;
type BikeName = keyof typeof testBikes;

// `Object.keys` returns `string[]`, so the types are asserted.
const userNames = Object.keys(testUsers) as UserName[];
const bikeNames = Object.keys(testBikes) as BikeName[];

const noAdmin = 'there is no admin: pass --bearer TOKEN';

export type WritingServer = ServerUnderTest & {
  /** One clause for each reason why a part of the test data could not be created. */
  notCreated: () => readonly string[];
};

/** A request to an unknown path may write, too. */
const isWriting = (request: HttpRequest): boolean => {
  const endpoint = endpointOf(request);
  return endpoint === undefined || endpoints[endpoint].writes;
};

/**
 * The connection for a run on a test instance. It creates users, bikes and bookings through the documented endpoints,
 * and a new set of them whenever a request may have changed the last set. Nothing is deleted afterwards.
 */
export const createWritingServer = (
  { send: sendToServer }: HttpClient,
  { admin }: { admin?: Admin | undefined },
): WritingServer => {
  const runId = randomId().slice(-8);
  const notCreated = new Set<string>();
  const tokens = new Map<string, string>();
  let setNumber = 0;
  let testData: TestData | undefined;
  /** Whether the test data still are as they were created. */
  let isUnchanged = false;
  let state: unknown;
  /** Whether `state` is what the server would return now. */
  let isStateCurrent = false;

  const emailOf = (name: string): string => `contract-${runId}-${setNumber}-${name}@secondgear.test`;

  const send: ServerUnderTest['send'] = async (request) => {
    if (!isWriting(request)) return sendToServer(request);
    isStateCurrent = false;
    const wasUnchanged = isUnchanged;
    isUnchanged = false;
    const response = await sendToServer(request);
    if (response.status >= 400 && response.status < 500) isUnchanged = wasUnchanged;
    return response;
  };

  /** If a response is lost here, the test data counts as unavailable; the endpoint under test has not failed. */
  const sendForSetup: ServerUnderTest['send'] = async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      throw new TestDataUnavailable(`the response of ${endpointOf(request)} was lost (${error.message})`);
    }
  };

  const fetchToken = createTokenFor(sendForSetup);
  const tokenFor: ServerUnderTest['tokenFor'] = async (email) => {
    if (admin && email === admin.email) return admin.token;
    const token = tokens.get(email) ?? (await fetchToken(email));
    tokens.set(email, token);
    return token;
  };
  const { read } = createApiTools({ send: sendForSetup, tokenFor });

  /** Creates one value for each name. A value that the server prevents is unavailable with the server's reason. */
  const createAll = async <Name extends string, Value>(
    names: readonly Name[],
    create: (name: Name) => Promise<Value>,
  ): Promise<Record<Name, Value>> => {
    const results = new Map<string, Result<Value>>();
    await Promise.all(names.map(async (name) => results.set(name, await toResult(() => create(name)))));
    const reasons = new Map<string, string>();
    const values: Record<string, Value> = {};
    for (const [name, result] of results) {
      if ('value' in result) values[name] = result.value;
      else reasons.set(name, result.reason);
    }
    for (const reason of reasons.values()) if (reason !== noAdmin) notCreated.add(reason);
    return withReasons<Record<string, Value>>(values, (name) => reasons.get(name) ?? `there is no ${name}`);
  };

  const idOf = (endpoint: string, { insertedId }: { insertedId?: string | null | undefined }): string => {
    if (!insertedId) throw new TestDataUnavailable(`${endpoint} returned no id`);
    return insertedId;
  };

  const createUser = async (name: keyof TestData['users']): Promise<TestUser> => {
    if (name === 'nasrin') {
      if (!admin) throw new TestDataUnavailable(noAdmin);
      return { _id: '', name: '', email: admin.email, role: 'admin' };
    }
    const user = { name: fixtureUsers[name].name, email: emailOf(name), role: testUsers[name] };
    const _id = idOf('createUser', await read('createUser', { body: user }));
    const isVerified = name === 'rahim' && admin !== undefined;
    if (isVerified) await read('verifySeller', { params: { id: _id } }, admin.email);
    return { ...user, _id, isVerified };
  };

  const createBike = async (name: BikeName, users: TestData['users']): Promise<TestBike> => {
    const { seller, category_id } = testBikes[name];
    const owner = users[seller];
    const body = {
      ...bikeBody(owner),
      category_id,
      bikeName: `Contract ${runId} ${setNumber} ${name}`,
      date: new Date().toISOString(),
    };
    const _id = idOf('createBike', await read('createBike', { body }, owner.email));
    if (name === 'advertised') await read('advertise', { params: { id: _id } }, owner.email);
    if (name === 'reported') await read('reportBike', { params: { bikeId: _id } });
    const { bikeName, img, resaleValue } = body;
    return { _id, bikeName, img, resaleValue, category_id, isVerified: Boolean(owner.isVerified) };
  };

  const transactionIdOf = (booking: TestBooking): string => `pi_contract_${runId}_${booking._id}`;

  const createBooking = async (
    name: keyof TestData['bookings'],
    { users, bikes }: Pick<TestData, 'users' | 'bikes'>,
  ): Promise<TestBooking> => {
    const { farhana } = users;
    const bike = name === 'paid' ? bikes.soldOut : bikes.booked;
    const _id = idOf('bookBike', await read('bookBike', { body: bookingBody(bike, farhana) }));
    const booking = { _id, bikeName: bike.bikeName, resaleValue: bike.resaleValue };
    if (name === 'unpaid') return booking;
    const payment = { userEmail: farhana.email, bookingId: _id, transactionId: transactionIdOf(booking) };
    await read('recordPayment', { body: { ...payment, resaleValue: bike.resaleValue } }, farhana.email);
    return booking;
  };

  const createSet = async (): Promise<TestData> => {
    setNumber += 1;
    const users = await createAll([...userNames, 'nasrin'], createUser);
    const bikes = await createAll(bikeNames, (name) => createBike(name, users));
    const bookings = await createAll(['unpaid', 'paid'], (name) => createBooking(name, { users, bikes }));
    const soldOut = await toResult(() => read('markSold', { params: { bikeId: bikes.soldOut._id } }));
    if ('reason' in soldOut) notCreated.add(soldOut.reason);
    return {
      users,
      bikes,
      bookings,
      newUser: { name: 'Jamal Hossain', email: emailOf('newcomer'), role: 'buyer' },
      get transactionId() {
        return transactionIdOf(bookings.unpaid);
      },
      unknownId: randomId(),
    };
  };

  const listState = async (): Promise<unknown> => {
    const lists = [
      ...[...userNames, 'newcomer'].map((name) => read('findUser', { query: { email: emailOf(name) } })),
      ...userNames.map((name) => read('listOwnBikes', { query: { email: emailOf(name) } })),
      ...userNames.map((name) => read('listBookings', { query: { email: emailOf(name) } })),
    ];
    return Promise.all(lists.map((list) => toResult<unknown>(() => list)));
  };

  return {
    send,
    tokenFor,
    reset: async () => {
      if (!testData || !isUnchanged) testData = await createSet();
      isUnchanged = true;
      return testData;
    },
    readState: async () => {
      if (isStateCurrent) return state;
      state = await listState();
      isStateCurrent = true;
      return state;
    },
    notCreated: () => [...notCreated],
  };
};
