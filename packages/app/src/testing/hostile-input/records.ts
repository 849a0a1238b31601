import { type Bike, type Booking, bikeFieldsEnteredAs, type Category, type User } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';

/** Creates records as a server may send them, with the same text in every text field. */

const idOf = (at: number): string => at.toString(16).padStart(24, '0');

/** What a seller writes into each text field of a bike, by the name of the field. */
const writtenTexts = (words: string) => {
  const names = bikeFieldsEnteredAs('text', 'number');
  // `Object.fromEntries` loses the names of the fields, so the type is asserted.
  return Object.fromEntries(names.map((name) => [name, words])) as Record<(typeof names)[number], string>;
};

export const bikeWithText = (words: string, at = 0): Bike => ({
  ...writtenTexts(words),
  _id: idOf(at),
  sellerName: words,
  email: words,
  isVerified: false,
  img: '',
  category_id: '1',
  condition: words,
  date: words,
  advDate: words,
  advertise: true,
  soldOut: false,
  report: true,
});

export const bookingWithText = (words: string, at = 0): Booking => ({
  _id: idOf(at),
  bikeId: idOf(at),
  img: '',
  userName: words,
  userEmail: users.farhana.email,
  bikeName: words,
  resaleValue: words,
  phone: words,
  location: words,
  paid: false,
  transactionId: words,
});

export const userWithText = (words: string, at = 0): User => ({
  _id: idOf(at),
  name: words,
  email: words,
  role: 'buyer',
  isVerified: false,
});

export const categoryWithText = (words: string, at = 0): Category => ({
  _id: idOf(at),
  name: words,
  img: '',
  category_id: String(at + 1),
});
