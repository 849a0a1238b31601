import { bikes, people } from '../fixtures/index.ts';
import { type Cast, type CastBike, firstCast, type Person } from './cast.ts';

/** A black PNG of 160 × 100 pixels. */
const black =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAABkAQAAAAApzQYiAAAAGElEQVR42mNgGAWjYBSMglEwCkbBKCAMAAg0AAH5R812AAAAAElFTkSuQmCC';

export const png = Uint8Array.from(atob(black), (letter) => letter.charCodeAt(0));

/** The same, but for what its header says of its measures, in pixels. */
export const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = Uint8Array.from(png);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

/** Form data with one file. */
export const formWith = (bytes: Uint8Array<ArrayBuffer>, field = 'image'): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type: 'image/png' }), 'bike.png');
  return form;
};

/** What a buyer says to book a bike. */
export const wishFor = (
  bike: Pick<CastBike, '_id' | 'img' | 'bikeName' | 'resaleValue'>,
  buyer: Person = people.farhana,
) => ({
  bikeId: bike._id,
  img: bike.img,
  userName: buyer.name,
  userEmail: buyer.email,
  bikeName: bike.bikeName,
  resaleValue: bike.resaleValue,
  phone: '01711000142',
  location: 'Shahbagh, in front of the museum',
});

/** What a seller says of a bike to sell. */
export const listingOf = (seller: Person) => ({
  sellerName: seller.name,
  email: seller.email,
  img: bikes.sellerUnverified.img,
  category_id: '2',
  bikeName: 'Yamaha DT 125',
  originalPrice: '210000',
  resaleValue: '150000',
  condition: 'Good',
  usedYears: '20',
  phone: '01521000519',
  location: 'Mirpur 10, Dhaka',
  description: 'Kick start, papers complete.',
  purchaseYear: '1992',
  date: '2026-11-01T03:00:00.000Z',
});

/** What Farhana sends once her card was charged for what she had booked. */
export const receiptOf = ({ people: { farhana }, bookings: { unpaid }, transactionId }: Cast) => ({
  resaleValue: unpaid.resaleValue,
  transactionId,
  userEmail: farhana.email,
  bookingId: unpaid._id,
});

export const listing = listingOf(people.sadia);
export const receipt = receiptOf(firstCast);

/** A cast, and what its people say. Each is made up when it is asked for, since somebody in it may be missing. */
export type Stage = Cast & {
  wishFor: (bike: CastBike) => ReturnType<typeof wishFor>;
  /** Farhana's, for `bikes.available`. */
  readonly wish: ReturnType<typeof wishFor>;
  /** Sadia's. */
  readonly listing: ReturnType<typeof listingOf>;
  readonly receipt: ReturnType<typeof receiptOf>;
};

export const stageOf = (cast: Cast): Stage => {
  const { people, bikes, bookings } = cast;
  const wish = (bike: CastBike) => wishFor(bike, people.farhana);
  return {
    people,
    bikes,
    bookings,
    get newcomer() {
      return cast.newcomer;
    },
    get transactionId() {
      return cast.transactionId;
    },
    get unknownId() {
      return cast.unknownId;
    },
    wishFor: wish,
    get wish() {
      return wish(bikes.available);
    },
    get listing() {
      return listingOf(people.sadia);
    },
    get receipt() {
      return receiptOf(cast);
    },
  };
};
