import type { Role } from '@second-gear/contract';
import { sameEmail } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import { deleted, findById, inserted, removeById, updateById, updated, userByEmail } from '../core/collections.ts';
import { type EndpointHandler, errorResult, ok, okWithDb } from '../core/handlerTypes.ts';

const hasRole = (db: Db, email: string, role: Role): boolean => userByEmail(db, email)?.role === role;

export const isAdmin: EndpointHandler<'isAdmin'> = (db, { params }) =>
  ok({ isAdmin: hasRole(db, params.email, 'admin') });

export const isBuyer: EndpointHandler<'isBuyer'> = (db, { params }) =>
  ok({ isBuyer: hasRole(db, params.email, 'buyer') });

export const isSeller: EndpointHandler<'isSeller'> = (db, { params }) =>
  ok({ isSeller: hasRole(db, params.email, 'seller') });

export const findUser: EndpointHandler<'findUser'> = (db, { query }) =>
  ok(db.users.filter(({ email }) => sameEmail(email, query.email)));

/** Always false when the server requires no ID token. */
const isOtherEmail = (proven: string | undefined, email: string): boolean =>
  proven !== undefined && !sameEmail(proven, email);

/** If the e-mail address is already registered, the existing record and its role stay unchanged. */
export const createUser: EndpointHandler<'createUser'> = (db, { body, newId, verifiedEmail }) => {
  if (isOtherEmail(verifiedEmail, body.email)) return errorResult(403, 'This e-mail address is not yours.');
  if (userByEmail(db, body.email)) return ok({ acknowledged: false });
  const user: StoredUser = { _id: newId(), ...body };
  return okWithDb({ ...db, users: [...db.users, user] }, inserted(user._id));
};

/** As on the real server, the error response contains a text where the token would be. */
export const accessToken: EndpointHandler<'accessToken'> = (db, { query, verifiedEmail }) => {
  const user = isOtherEmail(verifiedEmail, query.email) ? undefined : userByEmail(db, query.email);
  return user
    ? { issueTokenFor: { userId: user._id, email: user.email } }
    : { status: 403, json: { accessToken: 'Unauthorized' } };
};

export const listUsers: EndpointHandler<'listUsers'> = (db, { query }) =>
  ok(db.users.filter(({ role }) => role === query.role));

/** Keeps the user's bikes and bookings, because other users may need them. */
export const deleteUser: EndpointHandler<'deleteUser'> = (db, { params }) =>
  findById(db.users, params.id)
    ? okWithDb({ ...db, users: removeById(db.users, params.id) }, deleted(1))
    : ok(deleted(0));

/** A user who is not a seller counts as not found. */
export const verifySeller: EndpointHandler<'verifySeller'> = (db, { params }) => {
  const seller = findById(db.users, params.id);
  if (seller?.role !== 'seller') return ok(updated(0, 0));
  if (seller.isVerified) return ok(updated(1, 0));
  return okWithDb({ ...db, users: updateById(db.users, seller._id, { isVerified: true }) }, updated(1, 1));
};

/** The endpoint requires no token, but it copies only what an admin has set before. */
export const verifyBikesOf: EndpointHandler<'verifyBikesOf'> = (db, { query }) => {
  const isOfSeller = ({ email }: { email: string }) => sameEmail(email, query.email);
  const bikes = db.products.filter(isOfSeller);
  const unverified = userByEmail(db, query.email)?.isVerified ? bikes.filter(({ isVerified }) => !isVerified) : [];
  if (unverified.length === 0) return ok(updated(bikes.length, 0));
  const products = db.products.map((bike) => (isOfSeller(bike) ? { ...bike, isVerified: true } : bike));
  return okWithDb({ ...db, products }, updated(bikes.length, unverified.length));
};
