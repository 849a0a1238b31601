import type { Role } from '@second-gear/contract';
import { sameEmail } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import { changeOne, deleted, findById, inserted, updated, without } from '../collections.ts';
import { type Call, changes, refuses, says } from '../handler.ts';

export const userByEmail = (db: Db, email: string): StoredUser | undefined =>
  db.users.find((user) => sameEmail(user.email, email));

const hasRole = (db: Db, email: string, role: Role): boolean => userByEmail(db, email)?.role === role;

export const isAdmin: Call<'isAdmin'> = (db, { params }) => says({ isAdmin: hasRole(db, params.email, 'admin') });

export const isBuyer: Call<'isBuyer'> = (db, { params }) => says({ isBuyer: hasRole(db, params.email, 'buyer') });

export const isSeller: Call<'isSeller'> = (db, { params }) => says({ isSeller: hasRole(db, params.email, 'seller') });

export const findUser: Call<'findUser'> = (db, { query }) =>
  says(db.users.filter(({ email }) => sameEmail(email, query.email)));

/** Whether somebody asks for another than they are; not known where the server asks for no proof. */
const isOfAnother = (proven: string | undefined, email: string): boolean =>
  proven !== undefined && !sameEmail(proven, email);

/** A known e-mail address keeps its record, whatever role is asked for. */
export const createUser: Call<'createUser'> = (db, { body, newId, proven }) => {
  if (isOfAnother(proven, body.email)) return refuses(403, 'This e-mail address is not yours.');
  if (userByEmail(db, body.email)) return says({ acknowledged: false });
  const user: StoredUser = { _id: newId(), ...body };
  return changes({ ...db, users: [...db.users, user] }, inserted(user._id));
};

/** The refusal has the real server's shape: the word stands where the token would. */
export const accessToken: Call<'accessToken'> = (db, { query, proven }) => {
  const user = isOfAnother(proven, query.email) ? undefined : userByEmail(db, query.email);
  return user
    ? { tokenFor: { userId: user._id, email: user.email } }
    : { status: 403, json: { accessToken: 'Unauthorized' } };
};

export const listUsers: Call<'listUsers'> = (db, { query }) => says(db.users.filter(({ role }) => role === query.role));

/** What the user listed and booked stays: others may rely on it. */
export const deleteUser: Call<'deleteUser'> = (db, { params }) =>
  findById(db.users, params.id)
    ? changes({ ...db, users: without(db.users, params.id) }, deleted(1))
    : says(deleted(0));

/** Anybody who is no seller counts as not found. */
export const verifySeller: Call<'verifySeller'> = (db, { params }) => {
  const seller = findById(db.users, params.id);
  if (seller?.role !== 'seller') return says(updated(0, 0));
  if (seller.isVerified) return says(updated(1, 0));
  return changes({ ...db, users: changeOne(db.users, seller._id, { isVerified: true }) }, updated(1, 1));
};

/** Copies the seller's badge to the seller's bikes. It asks for no token, so it only ever repeats what an admin said. */
export const verifyBikesOf: Call<'verifyBikesOf'> = (db, { query }) => {
  const isTheirs = ({ email }: { email: string }) => sameEmail(email, query.email);
  const bikes = db.products.filter(isTheirs);
  const waiting = userByEmail(db, query.email)?.isVerified ? bikes.filter(({ isVerified }) => !isVerified) : [];
  if (waiting.length === 0) return says(updated(bikes.length, 0));
  const products = db.products.map((bike) => (isTheirs(bike) ? { ...bike, isVerified: true } : bike));
  return changes({ ...db, products }, updated(bikes.length, waiting.length));
};
