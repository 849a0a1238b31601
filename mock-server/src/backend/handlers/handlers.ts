import type { EndpointName } from '@second-gear/contract';
import type { EndpointHandler } from '../core/handler.ts';
import * as bikes from './bikes.ts';
import * as bookings from './bookings.ts';
import * as users from './users.ts';

/**
 * One pure function for each endpoint of the endpoint table: `(db, input) → result`. A result that changes something holds
 * the next db; the one passed in is never modified. Before a handler runs, `http/handleRequest.ts` has checked the permission and the schemas.
 */
export const backend = {
  isAdmin: users.isAdmin,
  isBuyer: users.isBuyer,
  isSeller: users.isSeller,
  findUser: users.findUser,
  createUser: users.createUser,
  accessToken: users.accessToken,
  listUsers: users.listUsers,
  deleteUser: users.deleteUser,
  verifySeller: users.verifySeller,
  verifyBikesOf: users.verifyBikesOf,
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
  bookBike: bookings.bookBike,
  listBookings: bookings.listBookings,
  findBooking: bookings.findBooking,
  createPaymentIntent: bookings.createPaymentIntent,
  recordPayment: bookings.recordPayment,
  markSold: bookings.markSold,
  uploadPhoto: bikes.uploadPhoto,
} satisfies { [Name in EndpointName]: EndpointHandler<Name> };
