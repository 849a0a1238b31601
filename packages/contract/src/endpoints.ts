import * as v from 'valibot';
import { isSafePathSegment } from './lib/ids.ts';
import {
  AccessToken,
  Bike,
  Booking,
  Category,
  categoryIds,
  conditions,
  listOf,
  Payment,
  type Role,
  signUpRoles,
  UploadedPhoto,
  User,
} from './schemas/entities.ts';

/**
 * THE table of calls (spec §7): what the client may ask, and of whom. The client, the mock behind Storybook, the mock
 * server and the contract suite are loops over it. No URL is written anywhere else.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Host = 'api' | 'images';

/** The header in which an ID token is sent; its name in lower case. */
export const idTokenHeader = 'x-id-token';

type TextFields = v.ObjectSchema<Record<string, v.GenericSchema<string, string>>, undefined>;
type StrictTextFields = v.StrictObjectSchema<Record<string, v.GenericSchema<string, string>>, undefined>;

export type Endpoint = {
  method: Method;
  /** `:name` marks a parameter. Parameters are encoded by whoever builds the URL. */
  path: string;
  /** Whose address it is asked at: the product's own server, or the image host. */
  host: Host;
  /** Carries `authorization: bearer …` (spec §6). */
  bearer: boolean;
  /**
   * Carries the identity provider's ID token in `idTokenHeader`, so that a server need not believe whoever names an e-mail
   * address. In a header of its own: spec §7 sends no bearer with these.
   */
  idToken?: true;
  /** May carry `Idempotency-Key`: two calls with one key are meant to be done once. */
  idempotencyKey?: true;
  /** Who may ask, as a strict server sees it. Absent: the server asks nobody's name (spec §7, "none"). */
  allowed?: Role;
  /** Changes something: never prefetched, cached, or asked again by itself, whatever its method says. */
  writes: boolean;
  params?: TextFields;
  query?: StrictTextFields;
  /** JSON, except for the image host, which takes form data. */
  body?: v.GenericSchema;
  response: v.GenericSchema;
};

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(320, 'is too long'));
/** JSON can hold numbers that a machine cannot (1e999), and would keep as `Infinity`. */
const finiteNumber = v.pipe(v.number(), v.finite('is no number that can be kept'));
const requiredText = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.minLength(1, 'must not be empty'),
  v.maxLength(10_000, 'is too long'),
);
/** Sent as text; '' is an answer too (spec §5: free text, no format rules). */
const freeText = v.pipe(
  v.union([v.string(), finiteNumber], 'must be text or a number'),
  v.transform((value) => String(value)),
  v.maxLength(20_000, 'is too long'),
);

const byId = v.object({ id: shortText });
const byBikeId = v.object({ bikeId: shortText });
const byEmail = v.object({ email: shortText });
const emailQuery = v.strictObject({ email: shortText });

export const Inserted = v.object({ acknowledged: v.boolean(), insertedId: v.optional(v.string()) });
export const Updated = v.object({ acknowledged: v.optional(v.boolean()), modifiedCount: v.number() });
export const Deleted = v.object({ acknowledged: v.optional(v.boolean()), deletedCount: v.number() });

/** What a newcomer's record is made of. */
export const NewUser = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(320, 'is too long')),
  email: v.pipe(shortText, v.email('is not an e-mail address')),
  role: v.picklist(signUpRoles, 'must be buyer or seller'),
});
export type NewUser = v.InferOutput<typeof NewUser>;

/** A flag that a new record is sent with, and that nobody can begin otherwise: whatever is sent, it reads `false`. */
const startsFalse = v.optional(v.fallback(v.literal(false), false));

/** What a seller says of a bike (spec §3, Product). The server sets the id, the flags and `isVerified` itself. */
export const NewBike = v.object({
  sellerName: requiredText,
  email: shortText,
  isVerified: v.optional(v.boolean()),
  img: requiredText,
  category_id: v.picklist(categoryIds, 'must be 1, 2 or 3'),
  bikeName: requiredText,
  originalPrice: requiredText,
  resaleValue: requiredText,
  condition: v.picklist(conditions, 'must be Excellent, Good or Fair'),
  usedYears: requiredText,
  phone: requiredText,
  location: requiredText,
  description: requiredText,
  purchaseYear: v.optional(freeText),
  date: v.pipe(v.string(), v.isoTimestamp('must be an ISO date')),
  advertise: startsFalse,
  soldOut: startsFalse,
  report: startsFalse,
});
export type NewBike = v.InferOutput<typeof NewBike>;

/** What a buyer says when booking (spec §7). */
export const NewBooking = v.object({
  bikeId: shortText,
  img: freeText,
  userName: requiredText,
  userEmail: shortText,
  bikeName: requiredText,
  resaleValue: requiredText,
  phone: requiredText,
  location: requiredText,
});
export type NewBooking = v.InferOutput<typeof NewBooking>;

export const endpoints = {
  isAdmin: {
    method: 'GET',
    path: '/allusers/admin/:email',
    host: 'api',
    bearer: false,
    writes: false,
    params: byEmail,
    response: v.object({ isAdmin: v.boolean() }),
  },
  isBuyer: {
    method: 'GET',
    path: '/allusers/buyer/:email',
    host: 'api',
    bearer: false,
    writes: false,
    params: byEmail,
    response: v.object({ isBuyer: v.boolean() }),
  },
  isSeller: {
    method: 'GET',
    path: '/allusers/seller/:email',
    host: 'api',
    bearer: false,
    writes: false,
    params: byEmail,
    response: v.object({ isSeller: v.boolean() }),
  },
  findUser: {
    method: 'GET',
    path: '/users',
    host: 'api',
    bearer: false,
    writes: false,
    query: emailQuery,
    response: listOf(User),
  },
  createUser: {
    method: 'POST',
    path: '/users',
    host: 'api',
    bearer: false,
    idToken: true,
    writes: true,
    body: NewUser,
    response: Inserted,
  },
  accessToken: {
    method: 'GET',
    path: '/jwt',
    host: 'api',
    bearer: false,
    idToken: true,
    writes: false,
    query: emailQuery,
    response: AccessToken,
  },
  listUsers: {
    method: 'GET',
    path: '/allusers',
    host: 'api',
    bearer: false,
    writes: false,
    query: v.strictObject({ role: v.picklist(signUpRoles, 'must be buyer or seller') }),
    response: listOf(User),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/:id',
    host: 'api',
    bearer: true,
    allowed: 'admin',
    writes: true,
    params: byId,
    response: Deleted,
  },
  verifySeller: {
    method: 'PUT',
    path: '/allusers/seller/:id',
    host: 'api',
    bearer: true,
    allowed: 'admin',
    writes: true,
    params: byId,
    response: Updated,
  },
  verifyBikesOf: {
    method: 'GET',
    path: '/allproducts',
    host: 'api',
    bearer: false,
    // A GET that marks every bike of the seller verified; the second half of 'make verified' (spec §7).
    writes: true,
    query: emailQuery,
    response: v.unknown(),
  },
  trending: {
    method: 'GET',
    path: '/allbikes',
    host: 'api',
    bearer: false,
    writes: false,
    response: listOf(Bike),
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    host: 'api',
    bearer: false,
    writes: false,
    response: listOf(Category),
  },
  listBikes: {
    method: 'GET',
    path: '/categories/:id',
    host: 'api',
    bearer: false,
    writes: false,
    params: byId,
    response: listOf(Bike),
  },
  createBike: {
    method: 'POST',
    path: '/products',
    host: 'api',
    bearer: true,
    allowed: 'seller',
    writes: true,
    body: NewBike,
    response: Inserted,
  },
  listOwnBikes: {
    method: 'GET',
    path: '/product',
    host: 'api',
    bearer: false,
    writes: false,
    query: emailQuery,
    response: listOf(Bike),
  },
  advertise: {
    method: 'GET',
    path: '/advertisement/:id',
    host: 'api',
    bearer: true,
    allowed: 'seller',
    // A GET that puts the bike on the home page.
    writes: true,
    params: byId,
    response: Updated,
  },
  deleteBike: {
    method: 'DELETE',
    path: '/products/:id',
    host: 'api',
    bearer: true,
    allowed: 'seller',
    writes: true,
    params: byId,
    response: Deleted,
  },
  reportBike: {
    method: 'GET',
    path: '/report/:bikeId',
    host: 'api',
    bearer: false,
    // A GET that puts the bike on the admin's list.
    writes: true,
    params: byBikeId,
    response: v.object({ acknowledged: v.boolean() }),
  },
  listReports: {
    method: 'GET',
    path: '/report',
    host: 'api',
    bearer: false,
    writes: false,
    response: listOf(Bike),
  },
  deleteReport: {
    method: 'DELETE',
    path: '/report/:id',
    host: 'api',
    bearer: false,
    // It deletes the bike itself, not just the report (spec §7 sends no bearer).
    writes: true,
    params: byId,
    response: v.object({ acknowledged: v.boolean(), deletedCount: v.optional(v.number()) }),
  },
  bookBike: {
    method: 'POST',
    path: '/bookings',
    host: 'api',
    bearer: false,
    writes: true,
    body: NewBooking,
    response: v.object({
      acknowledged: v.optional(v.boolean()),
      insertedId: v.optional(v.string()),
      message: v.optional(v.string()),
    }),
  },
  listBookings: {
    method: 'GET',
    path: '/bookings',
    host: 'api',
    bearer: false,
    writes: false,
    query: emailQuery,
    response: listOf(Booking),
  },
  findBooking: {
    method: 'GET',
    path: '/bookings/:id',
    host: 'api',
    bearer: false,
    writes: false,
    params: byId,
    response: v.nullable(Booking),
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    host: 'api',
    bearer: true,
    idempotencyKey: true,
    allowed: 'buyer',
    writes: true,
    body: v.object({ resaleValue: requiredText }),
    response: v.object({ clientSecret: v.pipe(v.string(), v.minLength(1)) }),
  },
  recordPayment: {
    method: 'POST',
    path: '/payments',
    host: 'api',
    bearer: true,
    allowed: 'buyer',
    writes: true,
    body: Payment,
    response: v.object({ acknowledged: v.optional(v.boolean()), insertedId: v.pipe(v.string(), v.minLength(1)) }),
  },
  markSold: {
    method: 'GET',
    path: '/productstatus/:bikeId',
    host: 'api',
    bearer: false,
    // A GET that takes the bike off the list, after it was paid for.
    writes: true,
    params: byBikeId,
    response: Updated,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/_images',
    host: 'images',
    bearer: false,
    writes: true,
    query: v.strictObject({ key: shortText }),
    response: UploadedPhoto,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Schemas<Name extends EndpointName> = (typeof endpoints)[Name];
type Input<Row, Key extends string> = Row extends { [K in Key]: infer Schema extends v.GenericSchema }
  ? { [K in Key]: v.InferInput<Schema> }
  : unknown;

/** What has to be given to ask for one row: its params, its query, its body; a photo for the image host. */
export type RequestOf<Name extends EndpointName> = Input<Schemas<Name>, 'params'> &
  Input<Schemas<Name>, 'query'> &
  Input<Schemas<Name>, 'body'> &
  (Schemas<Name> extends { host: 'images' } ? { photo: Blob } : unknown);

/** What one row answers, parsed. */
export type ResponseOf<Name extends EndpointName> = v.InferOutput<Schemas<Name>['response']>;

/**
 * The path of one row with its parameters and query filled in and encoded: `pathOf('isBuyer', { params: { email } })`.
 * Begins with a slash and knows no host. Throws a TypeError for a parameter that is missing, or that no address can hold.
 */
export const pathOf = (
  name: EndpointName,
  input: { params?: Record<string, string>; query?: Record<string, string> } = {},
): string => {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = input.params?.[key];
    if (value === undefined || !isSafePathSegment(value)) throw new TypeError(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(input.query).toString();
  return query ? `${path}?${query}` : path;
};
