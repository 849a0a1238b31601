import { bikes, bookings, people } from '../fixtures/index.ts';

/** Well-formed, and nobody's. */
export const unknownId = 'ffffffffffffffffffffffff';

/** A 1 × 1 pixel PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const png = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));

/** Form data with one file. */
export const formWith = (bytes: Uint8Array<ArrayBuffer>, field = 'image'): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type: 'image/png' }), 'bike.png');
  return form;
};

/** What Farhana says to book a bike. */
export const wishFor = (bike: { _id: string; img: string; bikeName: string; resaleValue: string }) => ({
  bikeId: bike._id,
  img: bike.img,
  userName: people.farhana.name,
  userEmail: people.farhana.email,
  bikeName: bike.bikeName,
  resaleValue: bike.resaleValue,
  phone: '01711000142',
  location: 'Shahbagh, in front of the museum',
});

/** What Sadia says of a bike to sell. */
export const listing = {
  sellerName: people.sadia.name,
  email: people.sadia.email,
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
};

/** What Farhana sends once her card was charged for what she had booked. */
export const receipt = {
  resaleValue: bookings.unpaid.resaleValue,
  transactionId: 'pi_suite0001',
  userEmail: people.farhana.email,
  bookingId: bookings.unpaid._id,
};
