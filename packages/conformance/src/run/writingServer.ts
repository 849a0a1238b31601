import { endpoints, randomId } from '@second-gear/contract';
import { bikeBody, bookingBody, users as fixtureUsers } from '@second-gear/fixtures';
import { assertionMessage } from '../cases/check.ts';
import { createApiTools } from '../cases/testCase.ts';
import {
  type TestBike,
  type TestBooking,
  type TestData,
  TestDataUnavailable,
  type TestUser,
  withReasons,
} from '../cases/testData.ts';
import type { Admin } from '../cli/options.ts';
import { NoResponseError } from '../server/http.ts';
import { createTokenFor, endpointOf, type ServerUnderTest } from '../server/serverUnderTest.ts';

/** Returns why a server prevented something, as a clause. Throws all other errors, such as a programming error. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof TestDataUnavailable || error instanceof NoResponseError) return error.message;
  const message = assertionMessage(error);
  if (message === undefined) throw error;
  return message;
};

const testUsers = {
  farhana: 'buyer',
  imran: 'buyer',
  rahim: 'seller',
  sadia: 'seller',
  tanvir: 'seller',
  shahriar: 'seller',
} as const;
const userNames = Object.keys(testUsers) as (keyof typeof testUsers)[];

const testBikes = {
  available: { seller: 'rahim', category_id: '1' },
  advertised: { seller: 'rahim', category_id: '2' },
  booked: { seller: 'tanvir', category_id: '2' },
  soldOut: { seller: 'rahim', category_id: '1' },
  reported: { seller: 'tanvir', category_id: '2' },
  sellerUnverified: { seller: 'sadia', category_id: '2' },
} as const;
type BikeName = keyof typeof testBikes;
const bikeNames = Object.keys(testBikes) as BikeName[];

const noAdmin = 'there is no admin: pass --bearer TOKEN';

export type WritingServer = ServerUnderTest & {
  /** One clause for each reason why a part of the test data could not be created. */
  notCreated: () => readonly string[];
};

/**
 * The connection for a run on a test instance. It creates users, bikes and bookings through the documented endpoints,
 * and a new set of them whenever a request may have changed the last set. Nothing is deleted afterwards.
 */
export const createWritingServer = (sendToServer: ServerUnderTest['send'], admin?: Admin): WritingServer => {
  const runId = randomId().slice(-8);
  const notCreated = new Set<string>();
  const tokens = new Map<string, Promise<string>>();
  let setNumber = 0;
  let testData: TestData | undefined;
  let isUnchanged = false;
  let state: unknown;

  const emailOf = (name: string): string => `contract-${runId}-${setNumber}-${name}@secondgear.test`;

  const send: ServerUnderTest['send'] = async (request) => {
    const endpoint = endpointOf(request);
    if (endpoint && !endpoints[endpoint].writes) return sendToServer(request);
    const wasUnchanged = isUnchanged;
    isUnchanged = false;
    state = undefined;
    const response = await sendToServer(request);
    if (response.status >= 400 && response.status < 500) isUnchanged = wasUnchanged;
    return response;
  };

  /** If a response is lost here, the test data count as unavailable; the endpoint under test has not failed. */
  const sendForSetup: ServerUnderTest['send'] = (request) =>
    send(request).catch((error) => {
      throw new TestDataUnavailable(reasonOf(error));
    });
  const fetchToken = createTokenFor(sendForSetup);
  const tokenFor: ServerUnderTest['tokenFor'] = async (email) => {
    if (email === admin?.email) return admin.token;
    const token = tokens.get(email) ?? fetchToken(email);
    tokens.set(email, token);
    return token;
  };
  const { read } = createApiTools({ send: sendForSetup, tokenFor });

  /** Creates one value for each name. Reading one that the server has prevented throws the server's reason. */
  const createAll = async <Name extends string, Value>(
    names: readonly Name[],
    create: (name: Name) => Promise<Value>,
  ): Promise<Record<Name, Value>> => {
    const values: { [One in Name]?: Value } = {};
    const reasons = new Map<string, string>();
    const createOne = async (name: Name): Promise<void> => {
      try {
        values[name] = await create(name);
      } catch (error) {
        const reason = reasonOf(error);
        reasons.set(name, reason);
        if (reason !== noAdmin) notCreated.add(reason);
      }
    };
    await Promise.all(names.map(createOne));
    return withReasons<Record<Name, Value>>(values, (name) => reasons.get(name) ?? `there is no ${name}`);
  };

  const idOf = ({ insertedId }: { insertedId?: string | null | undefined }): string => {
    if (!insertedId) throw new TestDataUnavailable('the server returned no id of a new record');
    return insertedId;
  };

  const createUser = async (name: keyof TestData['users']): Promise<TestUser> => {
    if (name === 'nasrin') {
      if (!admin) throw new TestDataUnavailable(noAdmin);
      return { _id: '', name: '', email: admin.email, role: 'admin' };
    }
    const user = { name: fixtureUsers[name].name, email: emailOf(name), role: testUsers[name] };
    const _id = idOf(await read('createUser', { body: user }));
    const isVerified = name === 'rahim' && admin !== undefined;
    if (isVerified) await read('verifySeller', { params: { id: _id } }, admin.email);
    return { ...user, _id, isVerified };
  };

  const createBike = async (name: BikeName, users: TestData['users']): Promise<TestBike> => {
    const { seller, category_id } = testBikes[name];
    const owner = users[seller];
    const bikeName = `Contract ${runId} ${setNumber} ${name}`;
    const body = { ...bikeBody(owner), category_id, bikeName, date: new Date().toISOString() };
    const _id = idOf(await read('createBike', { body }, owner.email));
    if (name === 'advertised') await read('advertise', { params: { id: _id } }, owner.email);
    if (name === 'reported') await read('reportBike', { params: { bikeId: _id } });
    return { ...body, _id, isVerified: Boolean(owner.isVerified) };
  };

  const transactionIdOf = (booking: TestBooking): string => `pi_contract_${runId}_${booking._id}`;

  const createBooking = async (bike: TestBike, { farhana }: TestData['users'], isPaid: boolean) => {
    const { bikeName, resaleValue } = bike;
    const booking = { _id: idOf(await read('bookBike', { body: bookingBody(bike, farhana) })), bikeName, resaleValue };
    if (isPaid) {
      const transactionId = transactionIdOf(booking);
      const body = { userEmail: farhana.email, bookingId: booking._id, transactionId, resaleValue };
      await read('recordPayment', { body }, farhana.email);
      await read('markSold', { params: { bikeId: bike._id } });
    }
    return booking;
  };

  const createSet = async (): Promise<TestData> => {
    setNumber += 1;
    const users = await createAll([...userNames, 'nasrin'], createUser);
    const bikes = await createAll(bikeNames, (name) => createBike(name, users));
    const bookings = await createAll(['unpaid', 'paid'], (name) =>
      name === 'paid' ? createBooking(bikes.soldOut, users, true) : createBooking(bikes.booked, users, false),
    );
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

  const listState = (): Promise<unknown> => {
    const queries = userNames.map((name) => ({ query: { email: emailOf(name) } }));
    const lists = [
      read('findUser', { query: { email: emailOf('newcomer') } }),
      ...queries.flatMap((query) => [
        read('findUser', query),
        read('listOwnBikes', query),
        read('listBookings', query),
      ]),
    ];
    return Promise.all(lists.map((list) => (list as Promise<unknown>).catch(reasonOf)));
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
      state ??= await listState();
      return state;
    },
    notCreated: () => [...notCreated],
  };
};
