import type { EndpointName } from '../endpoints.ts';

/** What a call is about, and what belongs to it; the order is that of the table. */
export const callTags = {
  People: 'Users, their roles, and the access token.',
  Bikes: 'The brands, the bikes that are listed, advertised, reported or sold.',
  Orders: 'The bookings of a buyer, and their payments.',
  Photos: 'The photos of bikes, at the image host.',
} as const;
export type CallTag = keyof typeof callTags;

/** How a server may refuse a call, in the order of the numbers. */
export const refusals = {
  400: 'What was asked cannot be read, or lacks something.',
  401: 'There is no access token, or none that is good.',
  403: 'Whoever asks may not do this.',
  404: 'There is nothing with this id.',
  409: 'It was done already, in another way, or the bike is already sold.',
  413: 'The body is larger than one megabyte.',
  415: 'The body is not what it has to be, or does not say so.',
} as const;
export type RefusalStatus = keyof typeof refusals;

/** What the table of calls does not say of a row, because no program asks: what it is for, and who asks it, and where. */
export type CallNote = {
  tag: CallTag;
  /** In one plain sentence. */
  does: string;
  /** The pages that ask it, by the names of the specification (§2), and who is there. */
  askedFrom: readonly [string, ...string[]];
  /** A test holds this against the contract suite. */
  refusedWith: readonly RefusalStatus[];
};

const guards = 'Every guarded page';

export const callNotes: Readonly<Record<EndpointName, CallNote>> = {
  isAdmin: {
    tag: 'People',
    does: 'Says whether whoever has this e-mail address is an admin.',
    askedFrom: [guards],
    refusedWith: [400, 404],
  },
  isBuyer: {
    tag: 'People',
    does: 'Says whether whoever has this e-mail address is a buyer.',
    askedFrom: [guards, 'Bike list'],
    refusedWith: [400, 404],
  },
  isSeller: {
    tag: 'People',
    does: 'Says whether whoever has this e-mail address is a seller.',
    askedFrom: [guards],
    refusedWith: [400, 404],
  },
  findUser: {
    tag: 'People',
    does: 'Finds the record of whoever has this e-mail address; nobody is an empty list.',
    askedFrom: ['Add a Product (seller)'],
    refusedWith: [400],
  },
  createUser: {
    tag: 'People',
    does: 'Takes in a newcomer; an address that is known already keeps its record.',
    askedFrom: ['Sign up', 'Login with Google'],
    refusedWith: [400, 413, 415],
  },
  accessToken: {
    tag: 'People',
    does: 'Gives an access token for ten hours; to a stranger the word Unauthorized.',
    askedFrom: ['Login', 'Sign up'],
    refusedWith: [400, 403],
  },
  listUsers: {
    tag: 'People',
    does: 'Lists all buyers, or all sellers.',
    askedFrom: ['All Buyers (admin)', 'All Sellers (admin)'],
    refusedWith: [400],
  },
  deleteUser: {
    tag: 'People',
    does: 'Deletes a user; what they listed and booked stays.',
    askedFrom: ['All Buyers (admin)', 'All Sellers (admin)'],
    refusedWith: [400, 401, 403, 404],
  },
  verifySeller: {
    tag: 'People',
    does: 'Verifies a seller.',
    askedFrom: ['All Sellers (admin)'],
    refusedWith: [400, 401, 403, 404],
  },
  verifyBikesOf: {
    tag: 'Bikes',
    does: 'Copies the badge of a verified seller to all their bikes. A GET that writes.',
    askedFrom: ['All Sellers (admin), after a seller was verified'],
    refusedWith: [400, 403],
  },
  trending: {
    tag: 'Bikes',
    does: 'Lists at most one bike, the one advertised last. It is no list of all bikes.',
    askedFrom: ['Home'],
    refusedWith: [400],
  },
  listCategories: {
    tag: 'Bikes',
    does: 'Lists the three brands.',
    askedFrom: ['Home'],
    refusedWith: [400],
  },
  listBikes: {
    tag: 'Bikes',
    does: 'Lists the bikes of one brand, the newest first, sold ones too.',
    askedFrom: ['Bike list', 'Payment (buyer), to see whether the bike can still be had'],
    refusedWith: [400, 404],
  },
  createBike: {
    tag: 'Bikes',
    does: 'Lists a bike of the seller who asks.',
    askedFrom: ['Add a Product (seller)'],
    refusedWith: [400, 401, 403, 413, 415],
  },
  listOwnBikes: {
    tag: 'Bikes',
    does: 'Lists the bikes of one seller.',
    askedFrom: ['My Product (seller)'],
    refusedWith: [400],
  },
  advertise: {
    tag: 'Bikes',
    does: 'Puts a bike on the home page. A GET that writes.',
    askedFrom: ['My Product (seller)'],
    refusedWith: [400, 401, 403, 404],
  },
  deleteBike: {
    tag: 'Bikes',
    does: 'Removes a bike; its bookings stay.',
    askedFrom: ['My Product (seller)'],
    refusedWith: [400, 401, 403, 404],
  },
  reportBike: {
    tag: 'Bikes',
    does: 'Puts a bike on the admin’s list of reports. A GET that writes.',
    askedFrom: ['Bike list (buyer)'],
    refusedWith: [400, 403, 404],
  },
  listReports: {
    tag: 'Bikes',
    does: 'Lists the bikes that were reported.',
    askedFrom: ['Reported Items (admin)'],
    refusedWith: [400],
  },
  deleteReport: {
    tag: 'Bikes',
    does: 'Removes the reported bike itself, not just the report.',
    askedFrom: ['Reported Items (admin)'],
    refusedWith: [400, 404],
  },
  bookBike: {
    tag: 'Orders',
    does: 'Books a bike for a buyer, once; a refusal is a good answer with a message in it.',
    askedFrom: ['Booking (buyer)'],
    refusedWith: [400, 413, 415],
  },
  listBookings: {
    tag: 'Orders',
    does: 'Lists what one buyer has booked.',
    askedFrom: ['My Orders (buyer)'],
    refusedWith: [400],
  },
  findBooking: {
    tag: 'Orders',
    does: 'Finds one booking; an unknown id is answered with null.',
    askedFrom: ['Payment (buyer)'],
    refusedWith: [400, 404],
  },
  createPaymentIntent: {
    tag: 'Orders',
    does: 'Asks the card provider for a payment intent over the price of a bike.',
    askedFrom: ['Payment (buyer)'],
    refusedWith: [400, 401, 403, 409, 413, 415],
  },
  recordPayment: {
    tag: 'Orders',
    does: 'Records a charge, and with it that its booking is paid.',
    askedFrom: ['Payment (buyer), after the card was charged'],
    refusedWith: [400, 401, 403, 404, 409, 413, 415],
  },
  markSold: {
    tag: 'Orders',
    does: 'Takes a bike off the lists, because it was paid for. A GET that writes.',
    askedFrom: ['Payment (buyer), after the payment was recorded'],
    refusedWith: [400, 403, 404],
  },
  uploadPhoto: {
    tag: 'Photos',
    does: 'Keeps a photo at the image host, and says where it then is.',
    askedFrom: ['Add a Product (seller)'],
    refusedWith: [400, 415],
  },
};
