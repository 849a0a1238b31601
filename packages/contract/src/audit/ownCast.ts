import { isDeepStrictEqual } from 'node:util';
import { type EndpointName, endpoints } from '../endpoints.ts';
import type { Bike, Booking, User } from '../entities.ts';
import { people as fixturePeople } from '../fixtures/index.ts';
import { sameEmail } from '../sameEmail.ts';
import { NoAnswer } from '../suite/askOverHttp.ts';
import { fieldOf, toolsOf } from '../suite/case.ts';
import { type Cast, type CastBike, type CastBooking, NotOnStage, type Person } from '../suite/cast.ts';
import { type Answer, type Door, type Question, tokenBy } from '../suite/door.ts';
import { listingOf, unknownId, wishFor } from '../suite/samples.ts';
import type { Admin } from './admin.ts';
import { type Asker, rowOf } from './asker.ts';
import { type Slot, settle, settleMaking, taken } from './slot.ts';

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

/**
 * What could not be made, and why; of what was made, what was taken away again, and what no call of the table takes away.
 * Each is a line for a person.
 */
export type Left = { unmade: readonly string[]; removed: readonly string[]; left: readonly string[] };

export type OwnCast = Door & {
  /** Takes away what can be taken away. */
  leave: () => Promise<Left>;
};

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

/**
 * A cast of our own on a server that knows nothing of the fixtures: people with addresses of their own, their bikes and
 * bookings, made by the documented calls and mended by them before each case that needs it. Nobody else's records are touched.
 *
 * @param mark stands in every address and name, so that what stays can be told apart
 * @param admin whoever verifies sellers and deletes users; without one neither is done
 */
export const createOwnCast = ({ ask: askServer }: Asker, { mark, admin }: { mark: string; admin?: Admin }): OwnCast => {
  const addressOf = (who: string): string => `contract-${mark}-${who}@secondgear.test`;
  const kept = { emails: new Set<string>(), payments: new Set<string>(), photos: new Set<string>(), intents: 0 };
  const tokens = new Map<string, string>();
  /** What may have changed since it was looked at. */
  const stale = new Set<Part>(parts);
  let needsMending = true;
  let world: World = { users: {}, bikes: {}, orders: {} };
  let newcomers = 1;
  let bikesMade = 0;

  /** Whatever was asked, and by whichever case: what it made that cannot be found again by an address of ours. */
  const note = (question: Question, { status, json }: Answer): void => {
    const row = rowOf(question);
    if (!row || !endpoints[row].writes || status !== 200) return;
    const insertedId = fieldOf(json, 'insertedId');
    if (row === 'recordPayment' && typeof insertedId === 'string') kept.payments.add(insertedId);
    if (row === 'createPaymentIntent') kept.intents += 1;
    const url = fieldOf(fieldOf(json, 'data'), 'url');
    if (row === 'uploadPhoto' && typeof url === 'string') kept.photos.add(url);
  };

  const ask: Door['ask'] = async (question) => {
    const row = rowOf(question);
    if (!row) for (const part of parts) stale.add(part);
    else if (endpoints[row].writes) stale.add(partOf(row));
    const answer = await askServer(question);
    note(question, answer);
    return answer;
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
    if (!admin) throw new NotOnStage('there is no admin: --bearer TOKEN brings one');
    return admin;
  };
  const newcomerAddress = (): string => addressOf(`newcomer${newcomers}`);

  /** One list for each address. */
  const listsOf = async <Item>(
    emails: readonly string[],
    list: (query: { email: string }) => Promise<readonly Item[]>,
  ): Promise<Record<string, readonly Item[] | undefined>> => {
    const found = await Promise.all(emails.map((email) => settle(() => list({ email }))));
    return Object.fromEntries(found.map((slot, place) => [emails[place], 'is' in slot ? slot.is : undefined]));
  };

  const addressesOf = (role: 'buyer' | 'seller'): string[] => made.filter((who) => roster[who] === role).map(addressOf);

  const lookAt = {
    users: () => listsOf([...made.map(addressOf), newcomerAddress()], (query) => read('findUser', { query })),
    bikes: () => listsOf(addressesOf('seller'), (query) => read('listOwnBikes', { query })),
    orders: () => listsOf(addressesOf('buyer'), (query) => read('listBookings', { query })),
  } satisfies { [One in Part]: () => Promise<World[One]> };

  /** The world as it is now; what cannot have changed is not asked for again. */
  const look = async (): Promise<World> => {
    const users = stale.has('users') ? await lookAt.users() : world.users;
    const theirs = stale.has('bikes') ? await lookAt.bikes() : world.bikes;
    const orders = stale.has('orders') ? await lookAt.orders() : world.orders;
    stale.clear();
    return { users, bikes: theirs, orders };
  };

  const removeUser = async ({ _id, email }: { _id: string; email: string }): Promise<void> => {
    tokens.delete(email);
    await read('deleteUser', { params: { id: _id } }, adminOf().email);
  };

  const takeIn = async (who: Made): Promise<Person> => {
    const email = addressOf(who);
    const person = { name: fixturePeople[who].name, email, role: roster[who] };
    kept.emails.add(email);
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
    const own = orders?.filter(({ bikeId }) => bikeId === bike._id) ?? [];
    const flags = [bike.advertise, bike.soldOut, bike.report, bike.isVerified];
    const wanted = [key === 'advertised', key === 'soldOut', key === 'reported', Boolean(seller.isVerified)];
    if (!isDeepStrictEqual(flags, wanted)) return false;
    if (key === 'booked') return !orders || (own.length === 1 && own.every(({ paid }) => !paid));
    if (key === 'soldOut') return !orders || (own.length === 1 && own.every(({ paid }) => paid));
    return own.length === 0;
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

  const removeStrays = async (seen: World): Promise<void> => {
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
    kept.emails.add(newcomerAddress());
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
  };

  const reset: Door['reset'] = async () => {
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

  const leave = async (): Promise<Left> => {
    const removed: string[] = [];
    const left: string[] = [];
    /** @param thing what it is, for a person */
    const take = async (thing: string, work: () => Promise<unknown>): Promise<void> => {
      const done = await settle(work);
      if ('is' in done) removed.push(thing);
      else left.push(`${thing} (${done.why})`);
    };
    for (const part of parts) stale.add(part);
    const last = await look();
    for (const [seller, listed] of Object.entries(last.bikes)) {
      for (const { _id, bikeName } of listed ?? []) {
        await take(`the bike ${_id}, ${bikeName}`, async () => {
          if (!last.users[seller]?.length) await takeIn(made.find((who) => addressOf(who) === seller) ?? 'rahim');
          await removeBike(_id, seller);
        });
      }
    }
    const reports = await settle(() => read('listReports'));
    if ('is' in reports && reports.is.some(({ _id }) => _id === unknownId)) {
      await take(`the bike ${unknownId}, which a report made`, () =>
        read('deleteReport', { params: { id: unknownId } }),
      );
    }
    for (const email of kept.emails) {
      const found = await settle(() => read('findUser', { query: { email } }));
      if ('why' in found) left.push(`perhaps the user ${email} (${found.why})`);
      else
        for (const user of found.is.filter((one) => sameEmail(one.email, email))) {
          await take(`the user ${email}`, () => removeUser(user));
        }
    }
    const orders = Object.values(last.orders).filter(isLive).flat();
    left.push(...orders.map(({ _id, bikeName }) => `the booking ${_id}, of ${bikeName} (no call removes bookings)`));
    left.push(...[...kept.payments].map((_id) => `the payment ${_id} (no call removes payments)`));
    if (kept.intents > 0) left.push(`${kept.intents} payment intents that nobody paid (no call removes them)`);
    left.push(...[...kept.photos].map((url) => `a photo of one pixel, ${url} (no call removes photos)`));
    return { unmade: unmade(), removed, left };
  };

  return { ask, reset, tokenFor, seen, leave };
};

const nothing = async (): Promise<void> => undefined;
