import { isDeepStrictEqual } from 'node:util';
import type { Bike, Booking, User } from '@second-gear/contract';
import { type EndpointName, endpoints, randomId, sameEmail } from '@second-gear/contract';
import { bikeBody, bookingBody, users as fixtureUsers } from '@second-gear/fixtures';
import { createApiTools } from '../cases/testCase.ts';
import {
  type TestBike,
  type TestBooking,
  type TestData,
  TestDataUnavailable,
  type TestUser,
} from '../cases/testData.ts';
import type { Admin } from '../cli/decodeAdminToken.ts';
import { NoResponseError } from '../server/sendOverHttp.ts';
import { createTokenFor, type ServerUnderTest } from '../server/serverUnderTest.ts';
import { endpointOf, type HttpClient } from './httpClient.ts';
import { changedKindOf, createOwnRecords, type Kind, type LeftoverRecord } from './ownRecords.ts';
import { createResult, type Result, toResult, unwrap } from './result.ts';
import { type Change, changesBetween, type Snapshot, takeSnapshot } from './snapshot.ts';

/** The users to create. A buyer is first, because the other test data depends on a buyer. */
const testUserRoles = {
  farhana: 'buyer',
  imran: 'buyer',
  rahim: 'seller',
  sadia: 'seller',
  tanvir: 'seller',
  shahriar: 'seller',
} as const;
type UserKey = keyof typeof testUserRoles;
const userKeys = Object.keys(testUserRoles) as UserKey[];

/** How the report names test data that could not be created. */
const labels = {
  farhana: 'buyer',
  imran: 'second buyer',
  rahim: 'seller',
  sadia: 'unverified seller',
  tanvir: 'seller of the booked bike',
  shahriar: 'seller without bikes',
  available: 'available bike',
  advertised: 'advertised bike',
  booked: 'booked bike',
  soldOut: 'sold bike',
  reported: 'reported bike',
  sellerUnverified: 'bike of an unverified seller',
  unpaid: 'unpaid booking',
  paid: 'paid booking',
} as const satisfies Record<UserKey | BikeKey | BookingKey, string>;

type BikeKey = keyof TestData['bikes'];
type BookingKey = keyof TestData['bookings'];
const testBikes = {
  available: { seller: 'rahim', category_id: '1' },
  advertised: { seller: 'rahim', category_id: '2' },
  booked: { seller: 'tanvir', category_id: '2' },
  soldOut: { seller: 'rahim', category_id: '1' },
  reported: { seller: 'tanvir', category_id: '2' },
  sellerUnverified: { seller: 'sadia', category_id: '2' },
} as const satisfies Record<BikeKey, { seller: UserKey; category_id: Bike['category_id'] }>;
const bikeKeys = Object.keys(testBikes) as BikeKey[];

/**
 * The records that this run has created, as the server returns them. If a list of records could not be read, it is
 * undefined, and the run does not repair the records that the list should contain.
 */
type ServerState = {
  users: Record<string, readonly User[] | undefined>;
  bikes: Record<string, readonly Bike[] | undefined>;
  bookings: Record<string, readonly Booking[] | undefined>;
};

export type Leftovers = {
  /** One line for each part of the test data that could not be created, with the reason. */
  notCreated: readonly string[];
  /** The records that were created and deleted again: one line each. */
  removed: readonly string[];
  /** The records that were created and not deleted. */
  left: readonly LeftoverRecord[];
  /**
   * The records that this run did not create, but that changed during the run. The run or another client may have
   * changed them.
   */
  changed: readonly Change[];
};

export type CreatedTestData = ServerUnderTest & {
  /** Deletes all records of the run that can be deleted, and returns the other records. */
  cleanUp: () => Promise<Leftovers>;
  /** Returns the records that would stay on the server if the program ended now. Sends no request. */
  remaining: () => readonly LeftoverRecord[];
};

/** Thrown instead of sending a request that could change records that are not of this run (see `OwnRecords`). */
export class RequiresDestructive extends TestDataUnavailable {
  override name = 'RequiresDestructive';
}

/** Thrown instead of sending further requests after the run was stopped. */
export class RunStopped extends Error {
  override name = 'RunStopped';
}

type StatePart = keyof ServerState;
const stateParts = ['users', 'bikes', 'bookings'] as const satisfies readonly StatePart[];

/** Returns which part of the test data a request to this endpoint may change. */
const statePartOf = (endpoint: EndpointName): StatePart => {
  switch (changedKindOf(endpoint)) {
    case 'user':
      return 'users';
    case 'booking':
    case 'payment':
    case 'payment intent':
      return 'bookings';
    default:
      return 'bikes';
  }
};

const isDefined = <Item>(item: Item | undefined): item is Item => item !== undefined;

const noAdmin = 'there is no admin: pass --bearer TOKEN';

/** Why records of these kinds cannot be deleted. */
const whyNotDeleted = {
  booking: 'no endpoint deletes bookings',
  payment: 'no endpoint deletes payments',
  'payment intent': 'no endpoint deletes payment intents',
  photo: 'no endpoint deletes photos',
} as const;

type CreateTestDataOptions = {
  /**
   * A part of every e-mail address and every name that this run creates. It shows the operator of the server which
   * records are left over from the run.
   */
  runId: string;
  /** Without an admin the run can neither verify sellers nor delete users. */
  admin?: Admin | undefined;
  /** Whether to send requests that could change records that are not of this run. */
  destructive: boolean;
  /** Stops the run. What the run has created is still deleted. */
  signal?: AbortSignal | undefined;
};

/**
 * Creates test data on a server that does not have the fixtures: users, their bikes and their bookings. The e-mail
 * addresses are different in each run. All records are created through the documented endpoints. Before each test case,
 * the records that it needs are restored. A request that could change other records is not sent: the promise rejects with
 * a RequiresDestructive.
 */
export const createTestData = (
  { send: sendToServer }: HttpClient,
  { runId, admin, destructive, signal }: CreateTestDataOptions,
): CreatedTestData => {
  const ownRecords = createOwnRecords(runId);
  /**
   * The ids that `unknownId` has returned. No record had such an id at that time, but a request may have created one
   * since.
   */
  const unknownIds = new Set<string>();
  let snapshotBefore: Snapshot | undefined;
  let isCleaningUp = false;
  const emailOfUser = (key: string): string => `contract-${runId}-${key}@secondgear.test`;
  const tokens = new Map<string, string>();
  /** The parts of the test data that a request may have changed since the parts were read. */
  const stale = new Set<StatePart>(stateParts);
  let needsRepair = true;
  let state: ServerState = { users: {}, bikes: {}, bookings: {} };
  let newUserCount = 1;
  let bikeCount = 0;

  const send: ServerUnderTest['send'] = async (request) => {
    if (signal?.aborted && !isCleaningUp) throw new RunStopped();
    if (!destructive && !ownRecords.affectsOnlyOwnRecords(request)) {
      throw new RequiresDestructive('it could change records of others: --destructive sends it');
    }
    const endpoint = endpointOf(request);
    if (!endpoint) for (const part of stateParts) stale.add(part);
    else if (endpoints[endpoint].writes) stale.add(statePartOf(endpoint));
    const onResponse = ownRecords.trackRequest(request);
    try {
      const response = await sendToServer(request);
      onResponse(response);
      return response;
    } catch (error) {
      if (!(error instanceof NoResponseError)) onResponse('not sent');
      throw error;
    }
  };

  /**
   * Sends requests that create test data. If a response is lost, the test data counts as unavailable; the endpoint
   * under test has not failed.
   */
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

  const userResults = new Map<UserKey, Result<TestUser>>();
  const bikeResults = new Map<BikeKey, Result<TestBike>>();
  const bookingResults = new Map<BookingKey, Result<TestBooking>>();

  const userOf = (key: UserKey): TestUser => unwrap(userResults.get(key), labels[key]);
  const bikeOf = (key: BikeKey): TestBike => unwrap(bikeResults.get(key), labels[key]);
  /**
   * Returns the booking. Throws an error with the reason if the booking could not be created, or if its bike could not
   * be created before.
   */
  const bookingOf = (key: BookingKey, bike: BikeKey): TestBooking => {
    if (!bookingResults.has(key)) bikeOf(bike);
    return unwrap(bookingResults.get(key), labels[key]);
  };
  const adminOf = (): Admin => {
    if (!admin) throw new TestDataUnavailable(noAdmin);
    return admin;
  };
  const newUserEmail = (): string => emailOfUser(`newcomer${newUserCount}`);

  /**
   * Reads one list of records for each e-mail address. Each list is filtered again, because some servers ignore the
   * filter of the query.
   */
  const readLists = async <Item>(
    emails: readonly string[],
    list: (query: { email: string }) => Promise<readonly Item[]>,
    emailOf: (item: Item) => string,
  ): Promise<Record<string, readonly Item[] | undefined>> => {
    const found = await Promise.all(
      emails.map((email) =>
        toResult(async () => (await list({ email })).filter((item) => sameEmail(emailOf(item), email))),
      ),
    );
    return Object.fromEntries(
      found.map((result, index) => [emails[index], 'value' in result ? result.value : undefined]),
    );
  };

  const emailsOfRole = (role: 'buyer' | 'seller'): string[] =>
    userKeys.filter((key) => testUserRoles[key] === role).map(emailOfUser);

  const readPart = {
    users: () =>
      readLists(
        [...userKeys.map(emailOfUser), newUserEmail()],
        (query) => read('findUser', { query }),
        ({ email }) => email,
      ),
    bikes: () =>
      readLists(
        emailsOfRole('seller'),
        (query) => read('listOwnBikes', { query }),
        ({ email }) => email,
      ),
    bookings: () =>
      readLists(
        emailsOfRole('buyer'),
        (query) => read('listBookings', { query }),
        ({ userEmail }) => userEmail,
      ),
  } satisfies { [One in StatePart]: () => Promise<ServerState[One]> };

  /** Reads the current state of the test data. Parts that cannot have changed are not requested again. */
  const readServerState = async (): Promise<ServerState> => {
    const users = stale.has('users') ? await readPart.users() : state.users;
    const bikes = stale.has('bikes') ? await readPart.bikes() : state.bikes;
    const bookings = stale.has('bookings') ? await readPart.bookings() : state.bookings;
    stale.clear();
    // Tracks every record in the lists, because even a rejected request may have created a record.
    for (const { _id, email } of Object.values(users).filter(isDefined).flat()) ownRecords.addFound('user', _id, email);
    for (const { _id, bikeName } of Object.values(bikes).filter(isDefined).flat())
      ownRecords.addFound('bike', _id, bikeName);
    for (const { _id, bikeName } of Object.values(bookings).filter(isDefined).flat())
      ownRecords.addFound('booking', _id, bikeName);
    return { users, bikes, bookings };
  };

  const deleteUser = async ({ _id, email }: { _id: string; email: string }): Promise<void> => {
    tokens.delete(email);
    await read('deleteUser', { params: { id: _id } }, adminOf().email);
  };

  const createUser = async (key: UserKey): Promise<TestUser> => {
    const email = emailOfUser(key);
    const user = { name: fixtureUsers[key].name, email, role: testUserRoles[key] };
    tokens.delete(email);
    const { acknowledged, insertedId } = await read('createUser', { body: user });
    if (!acknowledged || !insertedId) throw new TestDataUnavailable('createUser created no user');
    return { ...user, _id: insertedId, isVerified: false };
  };

  const repairUser = async (key: UserKey, { users }: ServerState): Promise<TestUser> => {
    const email = emailOfUser(key);
    const records = users[email];
    // If the list of users could not be read, a user that the run has created probably still exists.
    if (!records) return userResults.has(key) ? userOf(key) : createUser(key);
    const [record] = records;
    const isVerified = Boolean(record?.isVerified);
    const isUsable = record && (key === 'rahim' || !isVerified);
    if (record && !isUsable) await deleteUser(record);
    const user = isUsable ? { ...record } : await createUser(key);
    if (key === 'rahim' && admin && !user.isVerified) {
      await read('verifySeller', { params: { id: user._id } }, admin.email);
      return { ...user, isVerified: true };
    }
    return user;
  };

  const deleteBikeAsSeller = async (_id: string, seller: string): Promise<void> => {
    await read('deleteBike', { params: { id: _id } }, seller);
  };

  const createBike = async (key: BikeKey): Promise<TestBike> => {
    const { seller, category_id } = testBikes[key];
    const owner = userOf(seller);
    bikeCount += 1;
    const bikeName = `Contract ${runId} ${key} ${bikeCount}`;
    const date = new Date().toISOString();
    const body = {
      ...bikeBody(owner),
      category_id,
      bikeName,
      date,
      isVerified: owner.isVerified,
      advertise: false,
      soldOut: false,
      report: false,
      description: 'Made by npm run contract, and taken away by it.',
    };
    const { insertedId } = await read('createBike', { body }, owner.email);
    if (!insertedId) throw new TestDataUnavailable('createBike returned no id');
    const { img, resaleValue } = body;
    return { _id: insertedId, bikeName, img, resaleValue, category_id, isVerified: Boolean(owner.isVerified) };
  };

  const book = async (bike: TestBike): Promise<TestBooking> => {
    const { insertedId } = await read('bookBike', { body: bookingBody(bike, userOf('farhana')) });
    if (!insertedId) throw new TestDataUnavailable('bookBike returned no id');
    return { _id: insertedId, bikeName: bike.bikeName, resaleValue: bike.resaleValue };
  };

  const transactionIdOf = (booking: TestBooking): string => `pi_contract_${runId}_${booking._id}`;

  const pay = async (booking: TestBooking): Promise<void> => {
    const { email } = userOf('farhana');
    const body = {
      resaleValue: booking.resaleValue,
      transactionId: transactionIdOf(booking),
      userEmail: email,
      bookingId: booking._id,
    };
    await read('recordPayment', { body }, email);
  };

  /** For each key of a bike, brings a new bike into the state that the key names. */
  const prepareBike: Partial<Record<BikeKey, (bike: TestBike) => Promise<void>>> = {
    advertised: async ({ _id }) => {
      await read('advertise', { params: { id: _id } }, userOf('rahim').email);
    },
    booked: async (bike) => {
      bookingResults.set('unpaid', await createResult(labels.unpaid, () => book(bike)));
    },
    soldOut: async (bike) => {
      const paid = await createResult(labels.paid, async () => {
        const booking = await book(bike);
        await pay(booking);
        return booking;
      });
      bookingResults.set('paid', paid);
      await read('markSold', { params: { bikeId: bike._id } });
    },
    reported: async ({ _id }) => {
      await read('reportBike', { params: { bikeId: _id } });
    },
  };

  /** Whether a bike still has the state that its key names. */
  const hasExpectedState = (key: BikeKey, bike: Bike, bookings: readonly Booking[] | undefined): boolean => {
    const seller = userOf(testBikes[key].seller);
    const booked = bookings?.filter(({ bikeId }) => bikeId === bike._id) ?? [];
    const flags = [bike.advertise, bike.soldOut, bike.report, bike.isVerified];
    const expected = [key === 'advertised', key === 'soldOut', key === 'reported', Boolean(seller.isVerified)];
    if (!isDeepStrictEqual(flags, expected)) return false;
    if (key === 'booked') return !bookings || (booked.length === 1 && booked.every(({ paid }) => !paid));
    if (key === 'soldOut') return !bookings || (booked.length === 1 && booked.every(({ paid }) => paid));
    return booked.length === 0;
  };

  const repairBike = async (key: BikeKey, current: ServerState): Promise<TestBike> => {
    const known = bikeResults.get(key);
    const seller = emailOfUser(testBikes[key].seller);
    const listed = current.bikes[seller];
    if (known && 'value' in known) {
      const bike = listed?.find(({ _id }) => _id === known.value._id);
      if (!listed || (bike && hasExpectedState(key, bike, current.bookings[emailOfUser('farhana')])))
        return known.value;
      if (bike) await deleteBikeAsSeller(bike._id, seller);
    }
    const fresh = await createBike(key);
    await prepareBike[key]?.(fresh);
    return fresh;
  };

  const isTestBike = (_id: string): boolean =>
    [...bikeResults.values()].some((result) => 'value' in result && result.value._id === _id);

  const existingIds = (kind: Kind): string[] =>
    ownRecords
      .all()
      .flatMap((record) => (record.kind === kind && record.id && record.state === 'created' ? [record.id] : []));

  /** Deletes a bike of this run with `deleteBike`. If the server rejects that, deletes the bike with `deleteReport`. */
  const deleteBike = async (_id: string, seller: string): Promise<void> => {
    const deleted = await toResult(async () => {
      const isSellerDeleted = (await read('findUser', { query: { email: seller } })).length === 0;
      if (isSellerDeleted) await createUser(userKeys.find((key) => sameEmail(emailOfUser(key), seller)) ?? 'rahim');
      await deleteBikeAsSeller(_id, seller);
    });
    if ('reason' in deleted) await toResult(() => read('deleteReport', { params: { id: _id } }));
  };

  const deleteUnusedRecords = async (current: ServerState): Promise<void> => {
    for (const id of existingIds('bike')) {
      if (ownRecords.all().some((record) => record.id === id && record.isUpserted))
        await deleteBike(id, emailOfUser('rahim'));
    }
    const [newUser] = current.users[newUserEmail()] ?? [];
    if (newUser && admin) await toResult(() => deleteUser(newUser));
    else if (newUser) {
      // This new user cannot be deleted, so the next new user gets another e-mail address.
      newUserCount += 1;
      stale.add('users');
    }
    for (const [seller, listed] of Object.entries(current.bikes)) {
      const unused = listed?.filter(({ _id }) => !isTestBike(_id)) ?? [];
      for (const { _id } of unused) await toResult(() => deleteBikeAsSeller(_id, seller));
    }
  };

  /**
   * Creates test data again if a case has deleted it. If the first attempt to create it failed, there is no second
   * attempt: the cases of the endpoint that creates such data report the failure.
   */
  const repairResult = async <Key extends UserKey | BikeKey, Value>(
    results: Map<Key, Result<Value>>,
    key: Key,
    repair: () => Promise<Value>,
  ) => {
    const result = results.get(key);
    if (result && 'reason' in result) return;
    results.set(key, await createResult(labels[key], repair));
  };

  const repairAll = async (current: ServerState): Promise<void> => {
    for (const key of userKeys) await repairResult(userResults, key, () => repairUser(key, current));
    for (const key of bikeKeys) await repairResult(bikeResults, key, () => repairBike(key, current));
    await deleteUnusedRecords(current);
  };

  const advertiseAgain = async (): Promise<void> => {
    const bike = bikeResults.get('advertised');
    if (!bike || 'reason' in bike) return;
    const first = await toResult(() => read('trending'));
    if ('value' in first && first.value[0]?._id !== bike.value._id)
      await toResult(() => prepareBike.advertised?.(bike.value) ?? nothing());
  };

  const testData: TestData = {
    users: {
      get farhana() {
        return userOf('farhana');
      },
      get imran() {
        return userOf('imran');
      },
      get rahim() {
        return userOf('rahim');
      },
      get sadia() {
        return userOf('sadia');
      },
      get tanvir() {
        return userOf('tanvir');
      },
      get shahriar() {
        return userOf('shahriar');
      },
      get nasrin() {
        const { email } = adminOf();
        return { _id: '', name: '', email, role: 'admin' as const };
      },
    },
    bikes: {
      get available() {
        return bikeOf('available');
      },
      get advertised() {
        return bikeOf('advertised');
      },
      get booked() {
        return bikeOf('booked');
      },
      get soldOut() {
        return bikeOf('soldOut');
      },
      get reported() {
        return bikeOf('reported');
      },
      get sellerUnverified() {
        return bikeOf('sellerUnverified');
      },
    },
    bookings: {
      get unpaid() {
        return bookingOf('unpaid', 'booked');
      },
      get paid() {
        return bookingOf('paid', 'soldOut');
      },
    },
    get newUser() {
      return { name: 'Jamal Hossain', email: newUserEmail(), role: 'buyer' as const };
    },
    get transactionId() {
      return transactionIdOf(bookingOf('unpaid', 'booked'));
    },
    get unknownId() {
      const id = randomId();
      unknownIds.add(id);
      return id;
    },
  };

  const reset: ServerUnderTest['reset'] = async () => {
    snapshotBefore ??= await takeSnapshot(sendForSetup);
    if (stale.size === 0 && !needsRepair) return testData;
    const before = state;
    state = await readServerState();
    if (needsRepair || !isDeepStrictEqual(state, before)) {
      await repairAll(state);
      await advertiseAgain();
      state = await readServerState();
    }
    needsRepair = false;
    return testData;
  };

  const readState = async (): Promise<unknown> => {
    if (stale.size === 0) return state;
    const before = state;
    state = await readServerState();
    needsRepair ||= !isDeepStrictEqual(state, before);
    return state;
  };

  /** Returns what could not be created, with one line for each reason. */
  const notCreated = (): string[] => {
    const results = [...userResults.values(), ...bikeResults.values(), ...bookingResults.values()];
    return [...new Set(results.flatMap((result) => ('reason' in result ? [result.reason] : [])))];
  };

  const whyNotDeletedOf = ({ kind, id, state }: ReturnType<typeof ownRecords.all>[number]): string => {
    if (id === undefined) return state === 'rejected' ? 'it was rejected, but may exist' : 'its response was lost';
    if (kind === 'user' && !admin) return noAdmin;
    return kind === 'user' || kind === 'bike' ? 'it could not be deleted' : whyNotDeleted[kind];
  };

  const remaining = (): LeftoverRecord[] =>
    ownRecords
      .all()
      .filter(({ state, id }) => state !== 'deleted' && (state !== 'rejected' || id !== undefined))
      .map((record) => {
        const { kind, id, name } = record;
        return { kind, name, why: whyNotDeletedOf(record), ...(id !== undefined && { id }) };
      });

  /** Returns all e-mail addresses of this run, also in upper case, because some cases send them in upper case. */
  const allEmails = (): string[] => {
    const names = [...userKeys, ...Array.from({ length: newUserCount }, (_, index) => `newcomer${index + 1}` as const)];
    return names.flatMap((name) => [emailOfUser(name), emailOfUser(name).toUpperCase()]);
  };

  /** Returns the records with e-mail addresses of this run, by id; undefined if a list could not be read. */
  const findOwn = async <Item extends { _id: string }>(
    kind: 'user' | 'bike' | 'booking',
    list: (query: { email: string }) => Promise<readonly Item[]>,
    describe: (item: Item) => { email: string; name: string },
  ): Promise<Map<string, Item> | undefined> => {
    const items = new Map<string, Item>();
    let isComplete = true;
    for (const email of allEmails()) {
      const result = await toResult(() => list({ email }));
      if ('reason' in result) isComplete = false;
      else for (const item of result.value) if (ownRecords.isOwnEmail(describe(item).email)) items.set(item._id, item);
    }
    for (const item of items.values()) ownRecords.addFound(kind, item._id, describe(item).name);
    if (!isComplete) return undefined;
    ownRecords.resolveUnknown(kind);
    return items;
  };

  const findOwnUsers = () =>
    findOwn(
      'user',
      (query) => read('findUser', { query }),
      ({ email }) => ({ email, name: email }),
    );
  const findOwnBikes = () =>
    findOwn(
      'bike',
      (query) => read('listOwnBikes', { query }),
      ({ email, bikeName }) => ({ email, name: bikeName }),
    );
  const findOwnBookings = () =>
    findOwn(
      'booking',
      (query) => read('listBookings', { query }),
      ({ userEmail, bikeName }) => ({ email: userEmail, name: bikeName }),
    );

  const deleteOwn = async (): Promise<void> => {
    const listed = await findOwnBikes();
    for (const id of existingIds('bike')) await deleteBike(id, listed?.get(id)?.email ?? emailOfUser('rahim'));
    if (destructive) for (const id of unknownIds) await deleteUpserted(id);
    await findOwnUsers();
    if (admin) for (const _id of existingIds('user')) await toResult(() => deleteUser({ _id, email: '' }));
  };

  /** Deletes the record that a server may have created for an unknown id. */
  const deleteUpserted = async (id: string): Promise<void> => {
    await deleteBike(id, emailOfUser('rahim'));
    if (admin) await toResult(() => deleteUser({ _id: id, email: '' }));
  };

  /** Compares the tracked records with what the server has now. */
  const verifyDeletion = async (): Promise<void> => {
    const listed = { bike: await findOwnBikes(), user: await findOwnUsers() };
    for (const kind of ['bike', 'user'] as const) {
      for (const id of existingIds(kind)) if (listed[kind] && !listed[kind].has(id)) ownRecords.markDeleted(kind, id);
    }
    const bookings = await findOwnBookings();
    const paidWith = new Set([...(bookings?.values() ?? [])].map(({ transactionId }) => transactionId));
    ownRecords.resolveUnknown('payment', ({ name, state }) => state === 'pending' || paidWith.has(name));
    ownRecords.resolveUnknown('payment intent', ({ state }) => state === 'pending');
  };

  const cleanUp = async (): Promise<Leftovers> => {
    isCleaningUp = true;
    const remainingBefore = remaining();
    await deleteOwn();
    await verifyDeletion();
    const left = remaining();
    const isLeft = (record: LeftoverRecord): boolean =>
      left.some(({ kind, id }) => kind === record.kind && id === record.id);
    const removed = remainingBefore.filter((record) => record.id !== undefined && !isLeft(record));
    const changed = snapshotBefore
      ? changesBetween(
          snapshotBefore,
          await takeSnapshot(sendForSetup),
          (kind, { _id, email }) => ownRecords.has(kind, _id) || ownRecords.isOwnEmail(email),
          destructive,
        )
      : [];
    return {
      notCreated: notCreated(),
      removed: removed.map(({ kind, id, name }) => `the ${kind} ${id}, ${name}`),
      left,
      changed,
    };
  };

  return { send, reset, tokenFor, readState, cleanUp, remaining };
};

const nothing = async (): Promise<void> => undefined;
