import type { EndpointName } from '../endpoints.ts';

/** The groups of endpoints, each with a description. */
export const endpointTags = {
  People: 'Users, their roles, and the access token.',
  Bikes: 'The categories and the bikes, which can be advertised, reported or sold.',
  Orders: 'The bookings of a buyer, and their payments.',
  Photos: 'The photos of bikes, at the image host.',
} as const;
export type EndpointTag = keyof typeof endpointTags;

/** What each error status of a server's response means. */
export const errorDescriptions = {
  400: 'The request is malformed or incomplete.',
  401: 'The access token is missing or not valid.',
  403: 'The user may not do this.',
  404: 'There is no record with this id.',
  409: 'It conflicts with an earlier request, or the bike is already sold.',
  413: 'The body is larger than one megabyte.',
  415: 'The content type is wrong.',
} as const;
export type ErrorStatus = keyof typeof errorDescriptions;

/** The documentation of an endpoint. It is only for readers: no program depends on it. */
export type EndpointDoc = {
  tag: EndpointTag;
  /** What the endpoint does, in one sentence. */
  summary: string;
  /**
   * The pages of the app that send a request to the endpoint, with the role of the page's users (docs/requirements.md
   * §2).
   */
  usedOn: readonly [string, ...string[]];
  /**
   * The error statuses with which a server may respond. A test compares them with the cases of the conformance tests.
   */
  errorStatuses: readonly ErrorStatus[];
};

const guardedPages = 'Every guarded page';

export const endpointDocs: Readonly<Record<EndpointName, EndpointDoc>> = {
  isAdmin: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is an admin.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
  },
  isBuyer: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is a buyer.',
    usedOn: [guardedPages, 'Bike list'],
    errorStatuses: [400, 404],
  },
  isSeller: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is a seller.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
  },
  findUser: {
    tag: 'People',
    summary: 'Finds the user with this e-mail address; an unknown address gives an empty list.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400],
  },
  createUser: {
    tag: 'People',
    summary: 'Registers a user; a known e-mail address keeps its record.',
    usedOn: ['Sign up', 'Login with Google'],
    errorStatuses: [400, 413, 415],
  },
  accessToken: {
    tag: 'People',
    summary: 'Returns an access token for ten hours; for an unknown address the word Unauthorized.',
    usedOn: ['Login', 'Sign up'],
    errorStatuses: [400, 403],
  },
  listUsers: {
    tag: 'People',
    summary: 'Lists all buyers, or all sellers.',
    usedOn: ['All Buyers (admin)', 'All Sellers (admin)'],
    errorStatuses: [400],
  },
  deleteUser: {
    tag: 'People',
    summary: 'Deletes a user; the user’s bikes and bookings stay.',
    usedOn: ['All Buyers (admin)', 'All Sellers (admin)'],
    errorStatuses: [400, 401, 403, 404],
  },
  verifySeller: {
    tag: 'People',
    summary: 'Verifies a seller.',
    usedOn: ['All Sellers (admin)'],
    errorStatuses: [400, 401, 403, 404],
  },
  verifyBikesOf: {
    tag: 'Bikes',
    summary: 'Marks all bikes of a verified seller as verified. A GET that writes.',
    usedOn: ['All Sellers (admin), after a seller was verified'],
    errorStatuses: [400, 403],
  },
  trending: {
    tag: 'Bikes',
    summary: 'Lists at most one bike, the one advertised last. It is not a list of all bikes.',
    usedOn: ['Home'],
    errorStatuses: [400],
  },
  listCategories: {
    tag: 'Bikes',
    summary: 'Lists the three categories.',
    usedOn: ['Home'],
    errorStatuses: [400],
  },
  listBikes: {
    tag: 'Bikes',
    summary: 'Lists the bikes of one category, the newest first, including sold bikes.',
    usedOn: ['Bike list', 'Payment (buyer), to check that the bike is not sold'],
    errorStatuses: [400, 404],
  },
  createBike: {
    tag: 'Bikes',
    summary: 'Creates a bike of the signed-in seller.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400, 401, 403, 413, 415],
  },
  listOwnBikes: {
    tag: 'Bikes',
    summary: 'Lists the bikes of one seller.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400],
  },
  advertise: {
    tag: 'Bikes',
    summary: 'Makes a bike the trending bike. A GET that writes.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
  },
  deleteBike: {
    tag: 'Bikes',
    summary: 'Deletes a bike; its bookings stay.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
  },
  reportBike: {
    tag: 'Bikes',
    summary: 'Marks a bike as reported. A GET that writes.',
    usedOn: ['Bike list (buyer)'],
    errorStatuses: [400, 403, 404],
  },
  listReports: {
    tag: 'Bikes',
    summary: 'Lists the reported bikes.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400],
  },
  deleteReport: {
    tag: 'Bikes',
    summary: 'Deletes the reported bike itself, not only the report.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400, 404],
  },
  bookBike: {
    tag: 'Orders',
    summary: 'Books a bike for a buyer, once; a rejection has status 200 and a message.',
    usedOn: ['Booking (buyer)'],
    errorStatuses: [400, 413, 415],
  },
  listBookings: {
    tag: 'Orders',
    summary: 'Lists the bookings of one buyer.',
    usedOn: ['My Orders (buyer)'],
    errorStatuses: [400],
  },
  findBooking: {
    tag: 'Orders',
    summary: 'Finds one booking; the response to an unknown id is null.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 404],
  },
  createPaymentIntent: {
    tag: 'Orders',
    summary: 'Creates a payment intent for the price of a bike at the card provider.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 401, 403, 409, 413, 415],
  },
  recordPayment: {
    tag: 'Orders',
    summary: 'Records a charge and marks its booking as paid.',
    usedOn: ['Payment (buyer), after the card was charged'],
    errorStatuses: [400, 401, 403, 404, 409, 413, 415],
  },
  markSold: {
    tag: 'Orders',
    summary: 'Marks a bike as sold. A GET that writes.',
    usedOn: ['Payment (buyer), after the payment was recorded'],
    errorStatuses: [400, 403, 404],
  },
  uploadPhoto: {
    tag: 'Photos',
    summary: 'Stores a photo at the image host and returns its URL.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400, 415],
  },
};
