import type { EndpointName } from '../endpoints.ts';

/** What a call is about, and what belongs to it; the order is that of the table. */
export const endpointTags = {
  People: 'Users, their roles, and the access token.',
  Bikes: 'The brands, the bikes that are listed, advertised, reported or sold.',
  Orders: 'The bookings of a buyer, and their payments.',
  Photos: 'The photos of bikes, at the image host.',
} as const;
export type EndpointTag = keyof typeof endpointTags;

/** How a server may refuse a call, in the order of the numbers. */
export const errorDescriptions = {
  400: 'What was asked cannot be read, or lacks something.',
  401: 'There is no access token, or none that is good.',
  403: 'Whoever asks may not do this.',
  404: 'There is nothing with this id.',
  409: 'It was done already, in another way, or the bike is already sold.',
  413: 'The body is larger than one megabyte.',
  415: 'The body is not what it has to be, or does not say so.',
} as const;
export type ErrorStatus = keyof typeof errorDescriptions;

/** What the table of calls does not say of a row, because no program asks: what it is for, and who asks it, and where. */
export type EndpointDoc = {
  tag: EndpointTag;
  /** In one plain sentence. */
  summary: string;
  /** The pages that ask it, by the names of the specification (§2), and who is there. */
  usedOn: readonly [string, ...string[]];
  /** A test holds this against the contract suite. */
  errorStatuses: readonly ErrorStatus[];
};

const guardedPages = 'Every guarded page';

export const endpointDocs: Readonly<Record<EndpointName, EndpointDoc>> = {
  isAdmin: {
    tag: 'People',
    summary: 'Says whether whoever has this e-mail address is an admin.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
  },
  isBuyer: {
    tag: 'People',
    summary: 'Says whether whoever has this e-mail address is a buyer.',
    usedOn: [guardedPages, 'Bike list'],
    errorStatuses: [400, 404],
  },
  isSeller: {
    tag: 'People',
    summary: 'Says whether whoever has this e-mail address is a seller.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
  },
  findUser: {
    tag: 'People',
    summary: 'Finds the record of whoever has this e-mail address; nobody is an empty list.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400],
  },
  createUser: {
    tag: 'People',
    summary: 'Takes in a newcomer; an address that is known already keeps its record.',
    usedOn: ['Sign up', 'Login with Google'],
    errorStatuses: [400, 413, 415],
  },
  accessToken: {
    tag: 'People',
    summary: 'Gives an access token for ten hours; to a stranger the word Unauthorized.',
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
    summary: 'Deletes a user; what they listed and booked stays.',
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
    summary: 'Copies the badge of a verified seller to all their bikes. A GET that writes.',
    usedOn: ['All Sellers (admin), after a seller was verified'],
    errorStatuses: [400, 403],
  },
  trending: {
    tag: 'Bikes',
    summary: 'Lists at most one bike, the one advertised last. It is no list of all bikes.',
    usedOn: ['Home'],
    errorStatuses: [400],
  },
  listCategories: {
    tag: 'Bikes',
    summary: 'Lists the three brands.',
    usedOn: ['Home'],
    errorStatuses: [400],
  },
  listBikes: {
    tag: 'Bikes',
    summary: 'Lists the bikes of one brand, the newest first, sold ones too.',
    usedOn: ['Bike list', 'Payment (buyer), to see whether the bike can still be had'],
    errorStatuses: [400, 404],
  },
  createBike: {
    tag: 'Bikes',
    summary: 'Lists a bike of the seller who asks.',
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
    summary: 'Puts a bike on the home page. A GET that writes.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
  },
  deleteBike: {
    tag: 'Bikes',
    summary: 'Removes a bike; its bookings stay.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
  },
  reportBike: {
    tag: 'Bikes',
    summary: 'Puts a bike on the admin’s list of reports. A GET that writes.',
    usedOn: ['Bike list (buyer)'],
    errorStatuses: [400, 403, 404],
  },
  listReports: {
    tag: 'Bikes',
    summary: 'Lists the bikes that were reported.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400],
  },
  deleteReport: {
    tag: 'Bikes',
    summary: 'Removes the reported bike itself, not just the report.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400, 404],
  },
  bookBike: {
    tag: 'Orders',
    summary: 'Books a bike for a buyer, once; a refusal is a good answer with a message in it.',
    usedOn: ['Booking (buyer)'],
    errorStatuses: [400, 413, 415],
  },
  listBookings: {
    tag: 'Orders',
    summary: 'Lists what one buyer has booked.',
    usedOn: ['My Orders (buyer)'],
    errorStatuses: [400],
  },
  findBooking: {
    tag: 'Orders',
    summary: 'Finds one booking; an unknown id is answered with null.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 404],
  },
  createPaymentIntent: {
    tag: 'Orders',
    summary: 'Asks the card provider for a payment intent over the price of a bike.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 401, 403, 409, 413, 415],
  },
  recordPayment: {
    tag: 'Orders',
    summary: 'Records a charge, and with it that its booking is paid.',
    usedOn: ['Payment (buyer), after the card was charged'],
    errorStatuses: [400, 401, 403, 404, 409, 413, 415],
  },
  markSold: {
    tag: 'Orders',
    summary: 'Takes a bike off the lists, because it was paid for. A GET that writes.',
    usedOn: ['Payment (buyer), after the payment was recorded'],
    errorStatuses: [400, 403, 404],
  },
  uploadPhoto: {
    tag: 'Photos',
    summary: 'Keeps a photo at the image host, and says where it then is.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400, 415],
  },
};
