import { isDeepStrictEqual } from 'node:util';
import type { Bike, Booking, User } from '@second-gear/contract';
import { type EndpointName, endpoints, randomId, sameEmail } from '@second-gear/contract';
import { people as fixturePeople, listingOf, wishFor } from '@second-gear/fixtures';
import { toolsOf } from '../cases/testCase.ts';
import { type Cast, type CastBike, type CastBooking, NotOnStage, type Person } from '../cases/testData.ts';
import type { Admin } from '../cli/decodeAdminToken.ts';
import { NoAnswer } from '../server/sendOverHttp.ts';
import { type Door, tokenBy } from '../server/serverUnderTest.ts';
import { type Asker, rowOf } from './httpClient.ts';
import { createOwnRecords, type Kind, type Remaining } from './ownRecords.ts';
import { type Slot, settle, settleMaking, taken } from './slot.ts';
import { type Change, changesBetween, type Snapshot, takeSnapshot } from './snapshot.ts';

/** What is made, and whose it is. A buyer is named first, because nothing else can be made without one. */
const roster = {
  farhana: 'buyer',
  imran: 'buyer',
  rahim: 'seller',
  sadia: 'seller',
  tanvir: 'seller',
  shahriar: 'seller',
} as const;
type Made = keyof typeof roster;
const made = Object.keys(roster) as Made[];

/** Who and what the cast is, for a person who reads why it could not be made. */
const whatIs = {
  farhana: 'buyer',
  imran: 'second buyer',
  rahim: 'seller',
  sadia: 'unverified seller',
  tanvir: 'seller of the booked bike',
  shahriar: 'seller without bikes',
  available: 'bike to be had',
  advertised: 'advertised bike',
  booked: 'booked bike',
  soldOut: 'sold bike',
  reported: 'reported bike',
  sellerUnverified: 'bike of an unverified seller',
  unpaid: 'booking to be paid',
  paid: 'paid booking',
} as const satisfies Record<Made | BikeKey | BookingKey, string>;

type BikeKey = keyof Cast['bikes'];
type BookingKey = keyof Cast['bookings'];
const lot = {
  available: { seller: 'rahim', category_id: '1' },
  advertised: { seller: 'rahim', category_id: '2' },
  booked: { seller: 'tanvir', category_id: '2' },
  soldOut: { seller: 'rahim', category_id: '1' },
  reported: { seller: 'tanvir', category_id: '2' },
  sellerUnverified: { seller: 'sadia', category_id: '2' },
} as const satisfies Record<BikeKey, { seller: Made; category_id: Bike['category_id'] }>;
const bikeKeys = Object.keys(lot) as BikeKey[];

/** What is seen of it from outside. A list that could not be read is undefined: nothing is known, and nothing mended. */
type World = {
  users: Record<string, readonly User[] | undefined>;
  bikes: Record<string, readonly Bike[] | undefined>;
  orders: Record<string, readonly Booking[] | undefined>;
};

export type Left = {
  /** What could not be made, and why, each a line for a person. */
  unmade: readonly string[];
  /** The records that were made and deleted again, each a line for a person. */
  removed: readonly string[];
  /** The records that were made and are there still. */
  left: readonly Remaining[];
  /** The records of others that differ from before: by this run, or by another client meanwhile. */
  changed: readonly Change[];
};

export type OwnCast = Door & {
  /** Deletes what can be deleted, and reads what is there then. */
  leave: () => Promise<Left>;
  /** What would be left if the program ended now, without asking the server. */
  remaining: () => readonly Remaining[];
};

/** Thrown instead of a question that could change records of others; see `OwnRecords`. */
export class NeedsDestructive extends NotOnStage {
  override name = 'NeedsDestructive';
}

/** Thrown instead of asking on when the run was stopped. */
export class Stopped extends Error {
  override name = 'Stopped';
}

type Part = keyof World;
const parts = ['users', 'bikes', 'orders'] as const satisfies readonly Part[];

/** Which part of it a row may change. */
const partOf = (row: EndpointName): Part => {
  switch (row) {
    case 'createUser':
    case 'deleteUser':
    case 'verifySeller':
      return 'users';
    case 'bookBike':
    case 'createPaymentIntent':
    case 'recordPayment':
      return 'orders';
    default:
      return 'bikes';
  }
};

const isLive = <Item>(item: Item | undefined): item is Item => item !== undefined;

const noAdmin = 'there is no admin: --bearer TOKEN brings one';

/** Why a record is there still that no call deletes. */
const noCall = {
  booking: 'no call deletes bookings',
  payment: 'no call deletes payments',
  'payment intent': 'no call deletes payment intents',
  photo: 'no call deletes photos',
} as const;

type OwnCastOptions = {
  /** Stands in every address and name, so that what stays can be told apart. */
  mark: string;
  /** Verifies sellers and deletes users; without one neither is done. */
  admin?: Admin | undefined;
  /** Asks questions too that could change records of others. */
  destructive: boolean;
  /** Ends the asking, but not the deleting afterwards. */
  signal?: AbortSignal | undefined;
};

/**
 * A cast of our own on a server that knows nothing of the fixtures: people with addresses of their own, their bikes and
 * bookings, made by the documented calls and mended by them before each case that needs it. A question that could change
 * records of others rejects with a NeedsDestructive, and is not sent.
 */
export const createOwnCast = (
  { ask: askServer }: Asker,
  { mark, admin, destructive, signal }: OwnCastOptions,
): OwnCast => {
  const own = createOwnRecords(mark);
  /** Ids that no record had when they were asked for. */
  const strangeIds = new Set<string>();
  let atFirst: Snapshot | undefined;
  let isLeaving = false;
  const addressOf = (who: string): string => `contract-${mark}-${who}@secondgear.test`;
  const tokens = new Map<string, string>();
  /** What may have changed since it was looked at. */
  const stale = new Set<Part>(parts);
  let needsMending = true;
  let world: World = { users: {}, bikes: {}, orders: {} };
  let newcomers = 1;
  let bikesMade = 0;

  const ask: Door['ask'] = async (question) => {
    if (signal?.aborted && !isLeaving) throw new Stopped();
    if (!destructive && !own.concernsOnlyOwn(question)) {
      throw new NeedsDestructive('it could change records of others: --destructive asks it');
    }
    const row = rowOf(question);
    if (!row) for (const part of parts) stale.add(part);
    else if (endpoints[row].writes) stale.add(partOf(row));
    const answered = own.sending(question);
    try {
      const answer = await askServer(question);
      answered(answer);
      return answer;
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) answered('not sent');
      throw problem;
    }
  };

  /** For the cast's own sake. An answer that is lost here says nothing of the row whose case comes next. */
  const askForCast: Door['ask'] = async (question) => {
    try {
      return await ask(question);
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      throw new NotOnStage(`the answer of ${rowOf(question)} was lost (${problem.message})`);
    }
  };

  const askToken = tokenBy(askForCast);
  const tokenFor: Door['tokenFor'] = async (email) => {
    if (admin && email === admin.email) return admin.token;
    const token = tokens.get(email) ?? (await askToken(email));
    tokens.set(email, token);
    return token;
  };

  const { read } = toolsOf({ ask: askForCast, tokenFor });

  const people = new Map<Made, Slot<Person>>();
  const bikes = new Map<BikeKey, Slot<CastBike>>();
  const bookings = new Map<BookingKey, Slot<CastBooking>>();

  const personOf = (who: Made): Person => taken(people.get(who), whatIs[who]);
  const bikeOf = (key: BikeKey): CastBike => taken(bikes.get(key), whatIs[key]);
  /** Where there was no bike to be booked, that is why. */
  const bookingOf = (key: BookingKey, bike: BikeKey): CastBooking => {
    if (!bookings.has(key)) bikeOf(bike);
    return taken(bookings.get(key), whatIs[key]);
  };
  const adminOf = (): Admin => {
    if (!admin) throw new NotOnStage(noAdmin);
    return admin;
  };
  const newcomerAddress = (): string => addressOf(`newcomer${newcomers}`);

  /** One list for each address, without what a server gives that looks at no filter. */
  const listsOf = async <Item>(
    emails: readonly string[],
    list: (query: { email: string }) => Promise<readonly Item[]>,
    emailOf: (item: Item) => string,
  ): Promise<Record<string, readonly Item[] | undefined>> => {
    const found = await Promise.all(
      emails.map((email) =>
        settle(async () => (await list({ email })).filter((item) => sameEmail(emailOf(item), email))),
      ),
    );
    return Object.fromEntries(found.map((slot, place) => [emails[place], 'is' in slot ? slot.is : undefined]));
  };

  const addressesOf = (role: 'buyer' | 'seller'): string[] => made.filter((who) => roster[who] === role).map(addressOf);

  const lookAt = {
    users: () =>
      listsOf(
        [...made.map(addressOf), newcomerAddress()],
        (query) => read('findUser', { query }),
        ({ email }) => email,
      ),
    bikes: () =>
      listsOf(
        addressesOf('seller'),
        (query) => read('listOwnBikes', { query }),
        ({ email }) => email,
      ),
    orders: () =>
      listsOf(
        addressesOf('buyer'),
        (query) => read('listBookings', { query }),
        ({ userEmail }) => userEmail,
      ),
  } satisfies { [One in Part]: () => Promise<World[One]> };

  /** The world as it is now; what cannot have changed is not asked for again. */
  const look = async (): Promise<World> => {
    const users = stale.has('users') ? await lookAt.users() : world.users;
    const theirs = stale.has('bikes') ? await lookAt.bikes() : world.bikes;
    const orders = stale.has('orders') ? await lookAt.orders() : world.orders;
    stale.clear();
    // Also what was made by a question that was refused.
    for (const { _id, email } of Object.values(users).filter(isLive).flat()) own.found('user', _id, email);
    for (const { _id, bikeName } of Object.values(theirs).filter(isLive).flat()) own.found('bike', _id, bikeName);
    for (const { _id, bikeName } of Object.values(orders).filter(isLive).flat()) own.found('booking', _id, bikeName);
    return { users, bikes: theirs, orders };
  };

  const removeUser = async ({ _id, email }: { _id: string; email: string }): Promise<void> => {
    tokens.delete(email);
    await read('deleteUser', { params: { id: _id } }, adminOf().email);
  };

  const takeIn = async (who: Made): Promise<Person> => {
    const email = addressOf(who);
    const person = { name: fixturePeople[who].name, email, role: roster[who] };
    tokens.delete(email);
    const { acknowledged, insertedId } = await read('createUser', { body: person });
    if (!acknowledged || !insertedId) throw new NotOnStage('createUser took nobody in');
    return { ...person, _id: insertedId, isVerified: false };
  };

  const mendPerson = async (who: Made, { users }: World): Promise<Person> => {
    const email = addressOf(who);
    const records = users[email];
    // Unknown: whoever was there is taken to be there still.
    if (!records) return people.has(who) ? personOf(who) : takeIn(who);
    const [record] = records;
    const isVerified = Boolean(record?.isVerified);
    const mayStay = record && (who === 'rahim' || !isVerified);
    if (record && !mayStay) await removeUser(record);
    const person = mayStay ? { ...record } : await takeIn(who);
    if (who === 'rahim' && admin && !person.isVerified) {
      await read('verifySeller', { params: { id: person._id } }, admin.email);
      return { ...person, isVerified: true };
    }
    return person;
  };

  const removeBike = async (_id: string, seller: string): Promise<void> => {
    await read('deleteBike', { params: { id: _id } }, seller);
  };

  const listBike = async (key: BikeKey): Promise<CastBike> => {
    const { seller, category_id } = lot[key];
    const owner = personOf(seller);
    bikesMade += 1;
    const bikeName = `Contract ${mark} ${key} ${bikesMade}`;
    const date = new Date().toISOString();
    const body = {
      ...listingOf(owner),
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
    if (!insertedId) throw new NotOnStage('createBike gave no id');
    const { img, resaleValue } = body;
    return { _id: insertedId, bikeName, img, resaleValue, category_id, isVerified: Boolean(owner.isVerified) };
  };

  const book = async (bike: CastBike): Promise<CastBooking> => {
    const { insertedId } = await read('bookBike', { body: wishFor(bike, personOf('farhana')) });
    if (!insertedId) throw new NotOnStage('bookBike gave no id');
    return { _id: insertedId, bikeName: bike.bikeName, resaleValue: bike.resaleValue };
  };

  const transactionOf = (booking: CastBooking): string => `pi_contract_${mark}_${booking._id}`;

  const pay = async (booking: CastBooking): Promise<void> => {
    const { email } = personOf('farhana');
    const body = {
      resaleValue: booking.resaleValue,
      transactionId: transactionOf(booking),
      userEmail: email,
      bookingId: booking._id,
    };
    await read('recordPayment', { body }, email);
  };

  /** What is done with a bike of this name once it is listed, in the order in which it can be done. */
  const introduce: Partial<Record<BikeKey, (bike: CastBike) => Promise<void>>> = {
    advertised: async ({ _id }) => {
      await read('advertise', { params: { id: _id } }, personOf('rahim').email);
    },
    booked: async (bike) => {
      bookings.set('unpaid', await settleMaking(whatIs.unpaid, () => book(bike)));
    },
    soldOut: async (bike) => {
      const paid = await settleMaking(whatIs.paid, async () => {
        const booking = await book(bike);
        await pay(booking);
        return booking;
      });
      bookings.set('paid', paid);
      await read('markSold', { params: { bikeId: bike._id } });
    },
    reported: async ({ _id }) => {
      await read('reportBike', { params: { bikeId: _id } });
    },
  };

  /** Whether a bike is still what its name says. */
  const isAsItWas = (key: BikeKey, bike: Bike, orders: readonly Booking[] | undefined): boolean => {
    const seller = personOf(lot[key].seller);
    const booked = orders?.filter(({ bikeId }) => bikeId === bike._id) ?? [];
    const flags = [bike.advertise, bike.soldOut, bike.report, bike.isVerified];
    const wanted = [key === 'advertised', key === 'soldOut', key === 'reported', Boolean(seller.isVerified)];
    if (!isDeepStrictEqual(flags, wanted)) return false;
    if (key === 'booked') return !orders || (booked.length === 1 && booked.every(({ paid }) => !paid));
    if (key === 'soldOut') return !orders || (booked.length === 1 && booked.every(({ paid }) => paid));
    return booked.length === 0;
  };

  const mendBike = async (key: BikeKey, seen: World): Promise<CastBike> => {
    const known = bikes.get(key);
    const seller = addressOf(lot[key].seller);
    const listed = seen.bikes[seller];
    if (known && 'is' in known) {
      const bike = listed?.find(({ _id }) => _id === known.is._id);
      if (!listed || (bike && isAsItWas(key, bike, seen.orders[addressOf('farhana')]))) return known.is;
      if (bike) await removeBike(bike._id, seller);
    }
    const fresh = await listBike(key);
    await introduce[key]?.(fresh);
    return fresh;
  };

  const isKeptBike = (_id: string): boolean => [...bikes.values()].some((slot) => 'is' in slot && slot.is._id === _id);

  const thereStill = (kind: Kind): string[] =>
    own.entries().flatMap((entry) => (entry.kind === kind && entry.id && entry.state === 'made' ? [entry.id] : []));

  /** Deletes a bike of this run, whichever of its calls the server lets delete it. */
  const deleteBike = async (_id: string, seller: string): Promise<void> => {
    const deleted = await settle(async () => {
      const isGone = (await read('findUser', { query: { email: seller } })).length === 0;
      if (isGone) await takeIn(made.find((who) => sameEmail(addressOf(who), seller)) ?? 'rahim');
      await removeBike(_id, seller);
    });
    if ('why' in deleted) await settle(() => read('deleteReport', { params: { id: _id } }));
  };

  const removeStrays = async (seen: World): Promise<void> => {
    for (const id of thereStill('bike')) {
      if (own.entries().some((entry) => entry.id === id && entry.isUpserted)) await deleteBike(id, addressOf('rahim'));
    }
    const [newcomer] = seen.users[newcomerAddress()] ?? [];
    if (newcomer && admin) await settle(() => removeUser(newcomer));
    else if (newcomer) {
      // Nobody can take the newcomer away: the next one has another address.
      newcomers += 1;
      stale.add('users');
    }
    for (const [seller, listed] of Object.entries(seen.bikes)) {
      const strays = listed?.filter(({ _id }) => !isKeptBike(_id)) ?? [];
      for (const { _id } of strays) await settle(() => removeBike(_id, seller));
    }
  };

  /** What could not be made once is not tried again: its own row says why. */
  const mendSlot = async <Key extends Made | BikeKey, Value>(
    slots: Map<Key, Slot<Value>>,
    key: Key,
    mend: () => Promise<Value>,
  ) => {
    const slot = slots.get(key);
    if (slot && 'why' in slot) return;
    slots.set(key, await settleMaking(whatIs[key], mend));
  };

  const mend = async (seen: World): Promise<void> => {
    for (const who of made) await mendSlot(people, who, () => mendPerson(who, seen));
    for (const key of bikeKeys) await mendSlot(bikes, key, () => mendBike(key, seen));
    await removeStrays(seen);
  };

  const advertiseAgain = async (): Promise<void> => {
    const bike = bikes.get('advertised');
    if (!bike || 'why' in bike) return;
    const first = await settle(() => read('trending'));
    if ('is' in first && first.is[0]?._id !== bike.is._id)
      await settle(() => introduce.advertised?.(bike.is) ?? nothing());
  };

  const cast: Cast = {
    people: {
      get farhana() {
        return personOf('farhana');
      },
      get imran() {
        return personOf('imran');
      },
      get rahim() {
        return personOf('rahim');
      },
      get sadia() {
        return personOf('sadia');
      },
      get tanvir() {
        return personOf('tanvir');
      },
      get shahriar() {
        return personOf('shahriar');
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
    get newcomer() {
      return { name: 'Jamal Hossain', email: newcomerAddress(), role: 'buyer' as const };
    },
    get transactionId() {
      return transactionOf(bookingOf('unpaid', 'booked'));
    },
    get unknownId() {
      const id = randomId();
      strangeIds.add(id);
      return id;
    },
  };

  const reset: Door['reset'] = async () => {
    atFirst ??= await takeSnapshot(askForCast);
    if (stale.size === 0 && !needsMending) return cast;
    const before = world;
    world = await look();
    if (needsMending || !isDeepStrictEqual(world, before)) {
      await mend(world);
      await advertiseAgain();
      world = await look();
    }
    needsMending = false;
    return cast;
  };

  const seen = async (): Promise<unknown> => {
    if (stale.size === 0) return world;
    const before = world;
    world = await look();
    needsMending ||= !isDeepStrictEqual(world, before);
    return world;
  };

  /** What could not be made for one reason is one line. */
  const unmade = (): string[] => {
    const slots = [...people.values(), ...bikes.values(), ...bookings.values()];
    return [...new Set(slots.flatMap((slot) => ('why' in slot ? [slot.why] : [])))];
  };

  const whyLeft = ({ kind, id, state }: ReturnType<typeof own.entries>[number]): string => {
    if (id === undefined)
      return state === 'refused' ? 'it was refused, and may be there all the same' : 'its answer was lost';
    if (kind === 'user' && !admin) return noAdmin;
    return kind === 'user' || kind === 'bike' ? 'it could not be deleted' : noCall[kind];
  };

  const remaining = (): Remaining[] =>
    own
      .entries()
      .filter(({ state, id }) => state !== 'gone' && (state !== 'refused' || id !== undefined))
      .map((entry) => {
        const { kind, id, name } = entry;
        return { kind, name, why: whyLeft(entry), ...(id !== undefined && { id }) };
      });

  /** Every address of this run, also as a case has written it. */
  const everyAddress = (): string[] => {
    const names = [...made, ...Array.from({ length: newcomers }, (_, place) => `newcomer${place + 1}` as const)];
    return names.flatMap((name) => [addressOf(name), addressOf(name).toUpperCase()]);
  };

  /** What is under the addresses of this run, by id; undefined when a list could not be read. */
  const findOwn = async <Item extends { _id: string }>(
    kind: 'user' | 'bike' | 'booking',
    list: (query: { email: string }) => Promise<readonly Item[]>,
    tell: (item: Item) => { email: string; name: string },
  ): Promise<Map<string, Item> | undefined> => {
    const items = new Map<string, Item>();
    let isWhole = true;
    for (const email of everyAddress()) {
      const slot = await settle(() => list({ email }));
      if ('why' in slot) isWhole = false;
      else for (const item of slot.is) if (own.isOwnAddress(tell(item).email)) items.set(item._id, item);
    }
    for (const item of items.values()) own.found(kind, item._id, tell(item).name);
    if (!isWhole) return undefined;
    own.settle(kind);
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
    for (const id of thereStill('bike')) await deleteBike(id, listed?.get(id)?.email ?? addressOf('rahim'));
    if (destructive) for (const id of strangeIds) await deleteUpserted(id);
    await findOwnUsers();
    if (admin) for (const _id of thereStill('user')) await settle(() => removeUser({ _id, email: '' }));
  };

  /** Deletes what a server has made of an id that it did not know. */
  const deleteUpserted = async (id: string): Promise<void> => {
    await deleteBike(id, addressOf('rahim'));
    if (admin) await settle(() => removeUser({ _id: id, email: '' }));
  };

  /** Compares the account with what the server has now. */
  const checkAccount = async (): Promise<void> => {
    const listed = { bike: await findOwnBikes(), user: await findOwnUsers() };
    for (const kind of ['bike', 'user'] as const) {
      for (const id of thereStill(kind)) if (listed[kind] && !listed[kind].has(id)) own.isGone(kind, id);
    }
    const bookings = await findOwnBookings();
    const paidWith = new Set([...(bookings?.values() ?? [])].map(({ transactionId }) => transactionId));
    own.settle('payment', ({ name, state }) => state === 'asked' || paidWith.has(name));
    own.settle('payment intent', ({ state }) => state === 'asked');
  };

  const leave = async (): Promise<Left> => {
    isLeaving = true;
    const first = remaining();
    await deleteOwn();
    await checkAccount();
    const left = remaining();
    const isLeft = (one: Remaining): boolean => left.some(({ kind, id }) => kind === one.kind && id === one.id);
    const removed = first.filter((one) => one.id !== undefined && !isLeft(one));
    const changed = atFirst
      ? changesBetween(
          atFirst,
          await takeSnapshot(askForCast),
          (kind, { _id, email }) => own.has(kind, _id) || own.isOwnAddress(email),
          destructive,
        )
      : [];
    return {
      unmade: unmade(),
      removed: removed.map(({ kind, id, name }) => `the ${kind} ${id}, ${name}`),
      left,
      changed,
    };
  };

  return { ask, reset, tokenFor, seen, leave, remaining };
};

const nothing = async (): Promise<void> => undefined;
