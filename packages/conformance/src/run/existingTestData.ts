import type { Bike, Booking, User } from '@second-gear/contract';
import { randomId } from '@second-gear/contract';
import { toolsOf } from '../cases/testCase.ts';
import { type Cast, type CastBike, NotOnStage, type Person } from '../cases/testData.ts';
import type { Door } from '../server/serverUnderTest.ts';
import { type Asker, rowOf } from './httpClient.ts';
import { type Slot, settle, taken } from './slot.ts';

/** How many buyers are looked at to find one who has booked something. */
const mostBuyers = 20;

const marques = ['1', '2', '3'] as const;

type Found = { buyers: readonly User[]; sellers: readonly User[]; bikes: readonly Bike[]; reports: readonly Bike[] };

const none = (what: string): NotOnStage => new NotOnStage(`nothing is written, and there is no ${what} already`);

/** One that is there, as a case speaks of it. Throws a NotOnStage where there is none. */
const thePerson = (users: readonly User[], what: string, is: (user: User) => boolean = () => true): Person => {
  const found = users.find(is);
  if (!found) throw none(what);
  return found;
};

const theBike = (bikes: readonly Bike[], what: string, is: (bike: Bike) => boolean): CastBike => {
  const found = bikes.find(is);
  const category_id = marques.find((id) => id === found?.category_id);
  if (!found || !category_id) throw none(what);
  return { ...found, category_id };
};

/**
 * The cast of a server that is only read: whoever and whatever stands there already and fits. Nothing is made, no token is
 * asked for in anybody's name, and a question that would write is not asked.
 */
export const createStandingCast = ({ ask: askServer }: Asker, isWriting: (row: string) => boolean): Door => {
  const ask: Door['ask'] = async (question) => {
    const row = rowOf(question);
    if (!row || isWriting(row)) throw new NotOnStage('it would write');
    return askServer(question);
  };
  const { read } = toolsOf({ ask, tokenFor: async () => '' });

  const listOr = async <Item>(list: Promise<readonly Item[]>): Promise<readonly Item[]> => {
    const found = await settle(() => list);
    return 'is' in found ? found.is : [];
  };

  const findAll = async (): Promise<Found> => {
    const [buyers, sellers, reports, ...bikes] = await Promise.all([
      listOr(read('listUsers', { query: { role: 'buyer' } })),
      listOr(read('listUsers', { query: { role: 'seller' } })),
      listOr(read('listReports')),
      ...marques.map((id) => listOr(read('listBikes', { params: { id } }))),
    ]);
    return { buyers, sellers, reports, bikes: bikes.flat() };
  };

  /** A buyer who has booked something, and one such booking. */
  const findBooking = async (buyers: readonly User[]): Promise<{ buyer: User; booking: Booking } | undefined> => {
    for (const buyer of buyers.slice(0, mostBuyers)) {
      const [booking] = await listOr(read('listBookings', { query: { email: buyer.email } }));
      if (booking) return { buyer, booking };
    }
    return undefined;
  };

  const castOf = async (): Promise<Cast> => {
    const { buyers, sellers, reports, bikes } = await findAll();
    const booked = await findBooking(buyers);
    const [trending] = await listOr(read('trending'));
    const sells = ({ email }: User): boolean => bikes.some((bike) => bike.email === email);
    const unpaid = (): Booking => {
      if (!booked) throw none('booking');
      return booked.booking;
    };
    const selling = sellers.find((seller) => !seller.isVerified && sells(seller)) ?? sellers.find(sells);
    return {
      people: {
        get farhana() {
          return booked?.buyer ?? thePerson(buyers, 'buyer');
        },
        get imran() {
          return thePerson(buyers, 'second buyer', ({ _id }) => _id !== booked?.buyer._id);
        },
        get rahim() {
          return thePerson(sellers, 'verified seller', ({ isVerified }) => isVerified);
        },
        get sadia() {
          return thePerson(selling ? [selling] : [], 'seller with a bike');
        },
        get tanvir() {
          return thePerson(sellers, 'seller');
        },
        get shahriar() {
          return thePerson(sellers, 'seller');
        },
        get nasrin(): Person {
          throw none('admin who may be named');
        },
      },
      bikes: {
        get available() {
          return theBike(bikes, 'bike to be had', ({ soldOut }) => !soldOut);
        },
        get advertised() {
          return theBike(trending ? [trending] : [], 'advertised bike', ({ advertise }) => advertise);
        },
        get booked() {
          return theBike(bikes, 'booked bike', ({ _id }) => _id === unpaid().bikeId);
        },
        get soldOut() {
          return theBike(bikes, 'sold Honda', (bike) => bike.soldOut && bike.category_id === '1');
        },
        get reported() {
          return theBike(reports, 'reported bike', () => true);
        },
        get sellerUnverified() {
          return theBike(bikes, 'seller with a bike', ({ email }) => email === selling?.email);
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
      get newcomer(): Cast['newcomer'] {
        throw none('newcomer');
      },
      get transactionId(): string {
        throw none('charge');
      },
      get unknownId() {
        return randomId();
      },
    };
  };

  let cast: Promise<Slot<Cast>> | undefined;
  return {
    ask,
    reset: async () => {
      cast ??= settle(castOf);
      return taken(await cast, 'cast');
    },
    tokenFor: async () => {
      throw new NotOnStage('nothing is written, and a token in somebody’s name is not asked for');
    },
    // What writes is not asked, so nothing has changed.
    seen: async () => undefined,
  };
};
