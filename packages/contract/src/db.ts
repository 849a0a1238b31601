import * as v from 'valibot';
import { categoryIds, conditions, roles } from './entities.ts';

/**
 * The shop's data in `db.json` form: one list a collection, every record with an `_id` of 24 hexadecimal digits.
 * Stored is not the same as read: old records hold prices and years as numbers and may lack a flag (`entities.ts` evens
 * that out for the client).
 */

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/, 'must be 24 hexadecimal digits'));
const printed = v.union([v.string(), v.number()]);
const flag = v.optional(v.boolean());

export const StoredUser = v.object({
  _id: id,
  name: v.string(),
  email: v.string(),
  role: v.nullish(v.picklist(roles)),
  isVerified: flag,
});
export type StoredUser = v.InferOutput<typeof StoredUser>;

export const StoredCategory = v.object({ _id: id, name: v.string(), img: v.string(), category_id: v.string() });
export type StoredCategory = v.InferOutput<typeof StoredCategory>;

/** Prices are in BDT, dates are ISO texts. */
export const StoredBike = v.object({
  _id: id,
  sellerName: v.string(),
  /** The seller's e-mail address. */
  email: v.string(),
  isVerified: flag,
  img: v.string(),
  category_id: v.picklist(categoryIds),
  bikeName: v.string(),
  originalPrice: printed,
  resaleValue: printed,
  condition: v.picklist(conditions),
  usedYears: printed,
  phone: printed,
  location: v.string(),
  description: v.string(),
  purchaseYear: v.optional(printed),
  date: v.string(),
  advDate: v.optional(v.string()),
  advertise: flag,
  soldOut: flag,
  report: flag,
});
export type StoredBike = v.InferOutput<typeof StoredBike>;

export const StoredBooking = v.object({
  _id: id,
  bikeId: id,
  img: v.string(),
  userName: v.string(),
  userEmail: v.string(),
  bikeName: v.string(),
  resaleValue: printed,
  phone: printed,
  location: v.string(),
  paid: v.boolean(),
  /** Of the charge that paid it. */
  transactionId: v.optional(v.string()),
});
export type StoredBooking = v.InferOutput<typeof StoredBooking>;

export const StoredPayment = v.object({
  _id: id,
  resaleValue: printed,
  transactionId: v.string(),
  userEmail: v.string(),
  bookingId: id,
});
export type StoredPayment = v.InferOutput<typeof StoredPayment>;

/** Stripe's words, as far as the card stand-in needs them. */
export const intentStatuses = ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** As Stripe writes it, `bdt`: the shop's own server asks for no other, a foreign one may. */
const currencyCode = v.pipe(v.string(), v.regex(/^[a-z]{3}$/, 'must be a currency such as bdt'));

/** What the card stand-in remembers of a payment intent. `amount` is in the currency's smallest unit: poisha (BDT × 100). */
export const StoredIntent = v.object({
  _id: id,
  /** `pi_…`; it becomes the transaction id of the charge. */
  id: v.string(),
  clientSecret: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: currencyCode,
  status: v.picklist(intentStatuses),
  /** The booking that it pays, where the request named one: its bike is reserved when a card is confirmed. */
  bookingId: v.optional(id),
  /** Until when an open 3-D Secure challenge reserves the bike: an ISO text. */
  reservedUntil: v.optional(v.string()),
  /** Who asked for it with which `Idempotency-Key`, where one was sent: asked again, it is the same intent. */
  askedWith: v.optional(v.object({ email: v.string(), key: v.string() })),
  /** The card that waits for its holder to be authenticated: its last four digits, never more. */
  last4: v.optional(v.string()),
});
export type StoredIntent = v.InferOutput<typeof StoredIntent>;

/** One line of the card stand-in's ledger. `amount` is in poisha, `at` an ISO text. */
export const StoredCharge = v.object({
  _id: id,
  intentId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: currencyCode,
  last4: v.string(),
  at: v.string(),
});
export type StoredCharge = v.InferOutput<typeof StoredCharge>;

/** Checks a whole data file: `v.parse(Db, JSON.parse(text))` throws a ValiError that names what is wrong. */
export const Db = v.object({
  users: v.array(StoredUser),
  categories: v.array(StoredCategory),
  products: v.array(StoredBike),
  bookings: v.array(StoredBooking),
  payments: v.array(StoredPayment),
  intents: v.array(StoredIntent),
  charges: v.array(StoredCharge),
});
export type Db = v.InferOutput<typeof Db>;

/** A shop with nothing and nobody in it. */
export const emptyDb = (): Db => ({
  users: [],
  categories: [],
  products: [],
  bookings: [],
  payments: [],
  intents: [],
  charges: [],
});
