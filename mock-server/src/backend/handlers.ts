import type { EndpointName } from '@second-gear/contract';
import type { Call } from './handler.ts';
import * as bikes from './handlers/bikes.ts';
import * as orders from './handlers/bookings.ts';
import * as people from './handlers/users.ts';

/**
 * What the shop does when it is asked: one pure function a row of the table of calls, `(db, ask) → reply`. A reply that
 * changes something carries the next db; the one given is never touched. Whether the caller may ask, and whether what is
 * asked has the right shape, has been looked at before (frontDesk.ts).
 */
export const backend = {
  isAdmin: people.isAdmin,
  isBuyer: people.isBuyer,
  isSeller: people.isSeller,
  findUser: people.findUser,
  createUser: people.createUser,
  accessToken: people.accessToken,
  listUsers: people.listUsers,
  deleteUser: people.deleteUser,
  verifySeller: people.verifySeller,
  verifyBikesOf: people.verifyBikesOf,
  trending: bikes.trending,
  listCategories: bikes.listCategories,
  listBikes: bikes.listBikes,
  createBike: bikes.createBike,
  listOwnBikes: bikes.listOwnBikes,
  advertise: bikes.advertise,
  deleteBike: bikes.deleteBike,
  reportBike: bikes.reportBike,
  listReports: bikes.listReports,
  deleteReport: bikes.deleteReport,
  bookBike: orders.bookBike,
  listBookings: orders.listBookings,
  findBooking: orders.findBooking,
  createPaymentIntent: orders.createPaymentIntent,
  recordPayment: orders.recordPayment,
  markSold: orders.markSold,
  uploadPhoto: bikes.uploadPhoto,
} satisfies { [Name in EndpointName]: Call<Name> };
