import * as v from 'valibot';
import { isSafePathSegment } from './lib/ids.ts';
import { bikeSchemasFor } from './schemas/bikeFields.ts';
import { AccessToken, Bike, Booking, Category, listOf, Payment, UploadedPhoto, User } from './schemas/entities.ts';
import { type Role, signUpRoles } from './schemas/enums.ts';
import { freeText, requiredText, shortText } from './schemas/requestFields.ts';

/**
 * The endpoint table (docs/requirements.md §7): every request that the client may send. No other file contains the URL
 * of an endpoint.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Host = 'api' | 'images';

/** The header of the ID token, in lower case. */
export const idTokenHeader = 'x-id-token';

type TextFields = v.ObjectSchema<Record<string, v.GenericSchema<string, string>>, undefined>;
type StrictTextFields = v.StrictObjectSchema<Record<string, v.GenericSchema<string, string>>, undefined>;

export type Endpoint = {
  method: Method;
  /** `:name` marks a parameter, which `pathOf` replaces with an encoded value. */
  path: string;
  /** The product's own server (`api`) or the image host (`images`). */
  host: Host;
  /** Whether the request must have the header `authorization: bearer …` (docs/requirements.md §6). */
  bearer: boolean;
  /**
   * True if the client sends the auth provider's ID token, with which a server can check the user's e-mail address. It
   * has a header of its own, because these endpoints require no bearer token (docs/requirements.md §7).
   */
  idToken?: true;
  /** True if the request may have an `Idempotency-Key`. A server should execute two requests with the same key once. */
  idempotencyKey?: true;
  /** The role that a strict server requires; any caller if undefined (docs/requirements.md §7). */
  allowed?: Role;
  /**
   * Also true for a GET that changes data. The client neither prefetches nor caches such a request, and repeats it by
   * itself only after it has renewed a rejected access token.
   */
  writes: boolean;
  /**
   * True for a write that can be sent again after a lost response: the steps of a payment, whose state machine reads what
   * has happened, the mark of a verified seller's bikes, and the photo, which no bike has yet.
   */
  repeatable?: true;
  params?: TextFields;
  query?: StrictTextFields;
  /** JSON. The image host accepts form data instead. */
  body?: v.GenericSchema;
  response: v.GenericSchema;
};

const byId = v.object({ id: shortText });
const byBikeId = v.object({ bikeId: shortText });
const byEmail = v.object({ email: shortText });
const emailQuery = v.strictObject({ email: shortText });

const Inserted = v.object({ acknowledged: v.boolean(), insertedId: v.optional(v.string()) });
const Updated = v.object({ acknowledged: v.optional(v.boolean()), modifiedCount: v.number() });
export const Deleted = v.object({ acknowledged: v.optional(v.boolean()), deletedCount: v.number() });

export const NewUser = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(320, 'is too long')),
  email: v.pipe(shortText, v.email('is not an e-mail address')),
  role: v.picklist(signUpRoles, 'must be buyer or seller'),
});
export type NewUser = v.InferOutput<typeof NewUser>;

/** Without id, flags (such as `soldOut`) and `isVerified`, which the server sets. */
export const NewBike = v.object(bikeSchemasFor('create'));
export type NewBike = v.InferOutput<typeof NewBike>;

const NewBooking = v.object({
  bikeId: shortText,
  img: freeText,
  userName: requiredText,
  userEmail: shortText,
  bikeName: requiredText,
  resaleValue: requiredText,
  phone: requiredText,
  location: requiredText,
});

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
    // This GET request marks every bike of the seller as verified. The client sends `verifySeller` first.
    writes: true,
    repeatable: true,
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
    // This GET request makes the bike the trending bike.
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
    // This GET request marks the bike as reported.
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
    // This request deletes the reported bike itself, not only the report.
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
    repeatable: true,
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
    repeatable: true,
    body: Payment,
    response: v.object({ acknowledged: v.optional(v.boolean()), insertedId: v.pipe(v.string(), v.minLength(1)) }),
  },
  markSold: {
    method: 'GET',
    path: '/productstatus/:bikeId',
    host: 'api',
    bearer: false,
    // This GET request marks the bike as sold after the payment.
    writes: true,
    repeatable: true,
    params: byBikeId,
    response: Updated,
  },
  uploadPhoto: {
    method: 'POST',
    path: '/_images',
    host: 'images',
    bearer: false,
    writes: true,
    repeatable: true,
    query: v.strictObject({ key: shortText }),
    response: UploadedPhoto,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Schemas<Name extends EndpointName> = (typeof endpoints)[Name];
type Input<Definition, Key extends string> = Definition extends { [K in Key]: infer Schema extends v.GenericSchema }
  ? { [K in Key]: v.InferInput<Schema> }
  : unknown;

/** For the image host, the input contains the photo. */
export type RequestOf<Name extends EndpointName> = Input<Schemas<Name>, 'params'> &
  Input<Schemas<Name>, 'query'> &
  Input<Schemas<Name>, 'body'> &
  (Schemas<Name> extends { host: 'images' } ? { photo: Blob } : unknown);

export type ResponseOf<Name extends EndpointName> = v.InferOutput<Schemas<Name>['response']>;

/**
 * `pathOf('isBuyer', { params: { email } })` returns a path that begins with a slash, without a host.
 * @throws a TypeError if a parameter is missing or cannot be a path segment
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
