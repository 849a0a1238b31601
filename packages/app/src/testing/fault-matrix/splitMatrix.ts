import type { EndpointName } from '@second-gear/contract';

/** The 27 calls in parts, so that several pages can play them at once: 27 × 12 faults are 324 cells. */
export const cellParts = {
  visitors: [
    'accessToken',
    'createUser',
    'isBuyer',
    'isSeller',
    'isAdmin',
    'findUser',
    'trending',
    'listCategories',
    'listBikes',
  ],
  sellersAndAdmins: [
    'uploadPhoto',
    'createBike',
    'listOwnBikes',
    'advertise',
    'deleteBike',
    'listUsers',
    'deleteUser',
    'verifySeller',
    'verifyBikesOf',
    'listReports',
    'deleteReport',
  ],
  buyers: ['reportBike', 'bookBike', 'listBookings', 'findBooking', 'createPaymentIntent', 'recordPayment', 'markSold'],
} as const satisfies Record<string, readonly EndpointName[]>;
