import { sameEmail } from '@second-gear/contract';
import type { StoredBike } from '@second-gear/fixtures/db';
import { changeOne, deleted, findById, inserted, newestFirst, updated, without } from '../collections.ts';
import { type Call, changes, refuses, says } from '../handler.ts';

const notYours = 'This bike is listed by another seller.';

/** At most one bike: the one advertised last. When nothing is, it is whichever bike comes first, and the client sees that it is not advertised. */
export const trending: Call<'trending'> = (db) =>
  says(
    newestFirst(
      db.products.filter(({ soldOut }) => !soldOut),
      ({ advDate }) => advDate,
    ).slice(0, 1),
  );

export const listCategories: Call<'listCategories'> = (db) => says(db.categories);

/** The bikes of one brand, sold ones included. */
export const listBikes: Call<'listBikes'> = (db, { params }) =>
  says(
    newestFirst(
      db.products.filter((bike) => bike.category_id === params.id),
      ({ date }) => date,
    ),
  );

/** Who sells, whether they are verified, the flags and the date are the server's to say. */
export const createBike: Call<'createBike'> = (db, { body, reader, now, newId }) => {
  if (!sameEmail(body.email, reader.email)) return refuses(403, 'A bike can only be listed under your own e-mail.');
  const bike: StoredBike = {
    _id: newId(),
    sellerName: reader.name,
    email: reader.email,
    isVerified: reader.isVerified === true,
    img: body.img,
    category_id: body.category_id,
    bikeName: body.bikeName,
    originalPrice: body.originalPrice,
    resaleValue: body.resaleValue,
    condition: body.condition,
    usedYears: body.usedYears,
    phone: body.phone,
    location: body.location,
    description: body.description,
    ...(body.purchaseYear && { purchaseYear: body.purchaseYear }),
    date: now.toISOString(),
    advertise: false,
    soldOut: false,
    report: false,
  };
  return changes({ ...db, products: [...db.products, bike] }, inserted(bike._id));
};

export const listOwnBikes: Call<'listOwnBikes'> = (db, { query }) =>
  says(db.products.filter(({ email }) => sameEmail(email, query.email)));

/** Advertised again, a bike comes to the front again. A sold one stays off the home page. */
export const advertise: Call<'advertise'> = (db, { params, reader, now }) => {
  const bike = findById(db.products, params.id);
  if (!bike) return says(updated(0, 0));
  if (!sameEmail(bike.email, reader.email)) return refuses(403, notYours);
  if (bike.soldOut) return says(updated(1, 0));
  const products = changeOne(db.products, bike._id, { advertise: true, advDate: now.toISOString() });
  return changes({ ...db, products }, updated(1, 1));
};

/** Its bookings and payments stay readable. */
export const deleteBike: Call<'deleteBike'> = (db, { params, reader }) => {
  const bike = findById(db.products, params.id);
  if (!bike) return says(deleted(0));
  if (!sameEmail(bike.email, reader.email)) return refuses(403, notYours);
  return changes({ ...db, products: without(db.products, bike._id) }, deleted(1));
};

/** Reported twice is reported. */
export const reportBike: Call<'reportBike'> = (db, { params }) => {
  const bike = findById(db.products, params.bikeId);
  if (!bike) return says({ ...updated(0, 0), acknowledged: false });
  if (bike.report) return says(updated(1, 0));
  return changes({ ...db, products: changeOne(db.products, bike._id, { report: true }) }, updated(1, 1));
};

export const listReports: Call<'listReports'> = (db) => says(db.products.filter(({ report }) => report === true));

/** It deletes the bike itself, and asks for no token (spec §7): so only a bike that somebody reported. */
export const deleteReport: Call<'deleteReport'> = (db, { params }) =>
  findById(db.products, params.id)?.report
    ? changes({ ...db, products: without(db.products, params.id) }, deleted(1))
    : says({ acknowledged: false, deletedCount: 0 });

export const uploadPhoto: Call<'uploadPhoto'> = (_db, { photo }) => ({ keep: photo });
