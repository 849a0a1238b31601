import type { EndpointName } from '@second-gear/contract';

/** All endpoints, divided into parts. Each part is a test file. */
export const matrixParts = {
  guests: [
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
