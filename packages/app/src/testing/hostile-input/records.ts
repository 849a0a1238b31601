import { type Bike, type Booking, bikeFieldsEnteredAs, type Category, type User } from '@second-gear/contract';
import { bikes, bookings, categories, users } from '@second-gear/fixtures';

const idOf = (at: number): string => at.toString(16).padStart(24, '0');

const withText = <Name extends string>(names: readonly Name[], words: string) =>
  // `Object.fromEntries` loses the names of the fields, so the type is asserted.
  Object.fromEntries(names.map((name) => [name, words])) as Record<Name, string>;

export const bikeWithText = (words: string, at = 0): Bike => ({
  ...bikes.available,
  ...withText([...bikeFieldsEnteredAs('text', 'number'), 'sellerName', 'email', 'condition', 'date', 'advDate'], words),
  _id: idOf(at),
  isVerified: false,
  img: '',
  advertise: true,
  report: true,
});

export const bookingWithText = (words: string, at = 0): Booking => ({
  ...bookings.unpaid,
  ...withText(['userName', 'bikeName', 'resaleValue', 'phone', 'location', 'transactionId'], words),
  _id: idOf(at),
  bikeId: idOf(at),
  img: '',
});

export const userWithText = (words: string, at = 0): User => ({
  ...users.farhana,
  ...withText(['name', 'email'], words),
  _id: idOf(at),
});

export const categoryWithText = (name: string, at = 0): Category => ({
  ...categories.honda,
  _id: idOf(at),
  name,
  img: '',
  category_id: String(at + 1),
});
