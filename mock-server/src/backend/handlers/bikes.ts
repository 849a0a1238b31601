import { sameEmail } from '@second-gear/contract';
import type { StoredBike } from '@second-gear/fixtures/db';
import { deleted, findById, inserted, newestFirst, removeById, updateById, updated } from '../core/collections.ts';
import { type EndpointHandler, errorResult, ok, okWithDb } from '../core/handlerTypes.ts';

const notYours = 'This bike is listed by another seller.';

/** At most one bike: the one that was advertised last, or any bike, whose `advertise` is then false. */
export const trending: EndpointHandler<'trending'> = (db) => {
  const available = db.products.filter(({ soldOut }) => !soldOut);
  return ok(newestFirst(available, 'advDate').slice(0, 1));
};

export const listCategories: EndpointHandler<'listCategories'> = (db) => ok(db.categories);

export const listBikes: EndpointHandler<'listBikes'> = (db, { params }) => {
  const ofCategory = db.products.filter((bike) => bike.category_id === params.id);
  return ok(newestFirst(ofCategory, 'date'));
};

/** The server itself sets the seller, the verified badge, the flags and the date. */
export const createBike: EndpointHandler<'createBike'> = (db, { body, currentUser, now, newId }) => {
  if (!sameEmail(body.email, currentUser.email))
    return errorResult(403, 'A bike can only be listed under your own e-mail.');
  const { purchaseYear, ...fields } = body;
  const bike: StoredBike = {
    ...fields,
    ...(purchaseYear && { purchaseYear }),
    _id: newId(),
    sellerName: currentUser.name,
    email: currentUser.email,
    isVerified: currentUser.isVerified === true,
    date: now.toISOString(),
    advertise: false,
    soldOut: false,
    report: false,
  };
  return okWithDb({ ...db, products: [...db.products, bike] }, inserted(bike._id));
};

export const listOwnBikes: EndpointHandler<'listOwnBikes'> = (db, { query }) =>
  ok(db.products.filter(({ email }) => sameEmail(email, query.email)));

export const advertise: EndpointHandler<'advertise'> = (db, { params, currentUser, now }) => {
  const bike = findById(db.products, params.id);
  if (!bike) return ok(updated(0, 0));
  if (!sameEmail(bike.email, currentUser.email)) return errorResult(403, notYours);
  if (bike.soldOut) return ok(updated(1, 0));
  const products = updateById(db.products, bike._id, { advertise: true, advDate: now.toISOString() });
  return okWithDb({ ...db, products }, updated(1, 1));
};

export const markSold: EndpointHandler<'markSold'> = (db, { params }) => {
  const bike = findById(db.products, params.bikeId);
  if (!bike) return ok(updated(0, 0));
  if (bike.soldOut) return ok(updated(1, 0));
  const products = updateById(db.products, bike._id, { soldOut: true, advertise: false });
  return okWithDb({ ...db, products }, updated(1, 1));
};

/** Keeps the bookings and payments of the bike. */
export const deleteBike: EndpointHandler<'deleteBike'> = (db, { params, currentUser }) => {
  const bike = findById(db.products, params.id);
  if (!bike) return ok(deleted(0));
  if (!sameEmail(bike.email, currentUser.email)) return errorResult(403, notYours);
  return okWithDb({ ...db, products: removeById(db.products, bike._id) }, deleted(1));
};

export const reportBike: EndpointHandler<'reportBike'> = (db, { params }) => {
  const bike = findById(db.products, params.bikeId);
  if (!bike) return ok({ ...updated(0, 0), acknowledged: false });
  if (bike.report) return ok(updated(1, 0));
  return okWithDb({ ...db, products: updateById(db.products, bike._id, { report: true }) }, updated(1, 1));
};

export const listReports: EndpointHandler<'listReports'> = (db) =>
  ok(db.products.filter(({ report }) => report === true));

/** The endpoint requires no token, so it must not delete a bike that is not reported. */
export const deleteReport: EndpointHandler<'deleteReport'> = (db, { params }) =>
  findById(db.products, params.id)?.report
    ? okWithDb({ ...db, products: removeById(db.products, params.id) }, deleted(1))
    : ok({ acknowledged: false, deletedCount: 0 });

export const uploadPhoto: EndpointHandler<'uploadPhoto'> = (_db, { photo }) => ({ storePhoto: photo });
