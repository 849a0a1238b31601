import type { EndpointName } from '../endpoints.ts';

export const endpointTags = {
  People: 'Users, their roles, and the access token.',
  Bikes: 'The categories and the bikes, which can be advertised, reported or sold.',
  Orders: 'The bookings of a buyer, and their payments.',
  Photos: 'The photos of bikes, at the image host.',
} as const;
type EndpointTag = keyof typeof endpointTags;

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

/** For `openapi.json`. No program depends on these texts. */
export type EndpointDoc = {
  tag: EndpointTag;
  summary: string;
  /** With the role of the page's users (docs/requirements.md §2). */
  usedOn: readonly [string, ...string[]];
  /** A test compares them with the cases of the conformance tests. */
  errorStatuses: readonly ErrorStatus[];
  /** Other responses are handled as described in `docs/api.md`, "When something fails". */
  responses: readonly (readonly [response: string, reaction: string])[];
  serverChecks: string;
};

const guardedPages = 'Every guarded page';

const errorWithRetry = 'Shows a sentence and *Try again* in the place of the page’s content.';
const failedWrite = 'Shows your `message`, or a sentence of its own, and reads the list again.';

const roleRows = [['anything else', 'The guarded page stays closed, with a sentence and *Try again*.']] as const;
const roleChecks =
  'Any caller can request the role of any e-mail address. Require a token here too, and respond only about its user. The response opens pages and nothing else: check the role again in each endpoint that needs one.';

const ownList =
  'The e-mail address in the query is chosen by the caller. Require a token, and list only what belongs to its user';

export const endpointDocs: Readonly<Record<EndpointName, EndpointDoc>> = {
  isAdmin: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is an admin.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
    responses: [
      [
        '`isAdmin: true`',
        'Opens the admin’s pages. Requested last of the three roles, when the other two are `false`.',
      ],
      [
        '`isAdmin: false`',
        'The other two roles are `false` too: “You are logged in, but Second Gear has no account with your email”, with *Logout*.',
      ],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  isBuyer: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is a buyer.',
    usedOn: [guardedPages, 'Bike list'],
    errorStatuses: [400, 404],
    responses: [
      [
        '`isBuyer: true`',
        'Opens the buyer’s pages, and lets the user book and report. The other two roles are not requested.',
      ],
      ['`isBuyer: false`', 'Requests `isSeller`, then `isAdmin`.'],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  isSeller: {
    tag: 'People',
    summary: 'Says whether the user with this e-mail address is a seller.',
    usedOn: [guardedPages],
    errorStatuses: [400, 404],
    responses: [
      ['`isSeller: true`', 'Opens the seller’s pages. Requested when `isBuyer` is `false`.'],
      ['`isSeller: false`', 'Requests `isAdmin`.'],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  findUser: {
    tag: 'People',
    summary: 'Finds the user with this e-mail address; an unknown address gives an empty list.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400],
    responses: [
      ['a list', 'Reads the first user. Its `name` and `isVerified` become part of the new bike.'],
      ['`[]`', '“This no longer exists.” The form stays closed, with *Try again*.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}: otherwise every caller can read every record.`,
  },
  createUser: {
    tag: 'People',
    summary: 'Registers a user; a known e-mail address keeps its record.',
    usedOn: ['Sign up', 'Login with Google'],
    errorStatuses: [400, 413, 415],
    responses: [
      ['`acknowledged: true`', 'The user is new. The client requests the access token.'],
      ['`acknowledged: false`', 'The user is known and nothing changed. The client requests the access token.'],
      [
        'anything else',
        'The login is not finished: a sentence and *Try again*. The browser stores name, address and role and sends them again at the next login, so the same user may be sent more than once.',
      ],
    ],
    serverChecks:
      'The role is never `admin`. A known address keeps its record and its role, whatever the body contains; compare addresses without regard to case. Check the ID token in `x-id-token`: the address is the one in it, not the one in the body. It is sent at a sign-up with the chosen role, and at every login with Google as `buyer`.',
  },
  accessToken: {
    tag: 'People',
    summary: 'Returns an access token for ten hours; for an unknown address the word Unauthorized.',
    usedOn: ['Login', 'Sign up'],
    errorStatuses: [400, 403],
    responses: [
      [
        '`accessToken`',
        'Stores it in local storage and sends it as `authorization: bearer …` to the seven endpoints that require it. Visible ASCII characters, 8,192 at most; the client does not decode it.',
      ],
      [
        '401, 403, 404',
        'At a login: “Second Gear has no account for this email.” When a token is renewed: the user is logged out.',
      ],
      ['200 with `Unauthorized` in the place of the token', 'An invalid response. Send it with status 403.'],
      ['anything else', '“Logged in, but we could not load your account”, with *Try again*.'],
    ],
    serverChecks:
      '**As documented, a caller who knows an e-mail address gets its token, the admin’s too.** Check the ID token in `x-id-token`, and issue a token only for the address in it: see “The hole in `/jwt`”. Let tokens expire after some hours: the client renews them with the same endpoint.',
  },
  listUsers: {
    tag: 'People',
    summary: 'Lists all buyers, or all sellers.',
    usedOn: ['All Buyers (admin)', 'All Sellers (admin)', 'Reported Items (admin)'],
    errorStatuses: [400],
    responses: [
      ['a list', 'Shows the users in your order. A record without a name and without an e-mail address is left out.'],
      ['`[]`', '“No buyers yet”, “No sellers yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: 'As documented, every caller can read all names and addresses. Require an admin’s token.',
  },
  deleteUser: {
    tag: 'People',
    summary: 'Deletes a user; the user’s bikes and bookings stay.',
    usedOn: ['All Buyers (admin)', 'All Sellers (admin)'],
    errorStatuses: [400, 401, 403, 404],
    responses: [
      ['`deletedCount` above 0', '“Seller Deleted Successfully” or “Successfully Deleted”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'The token is an admin’s. The tokens of a deleted user are rejected from now on, with 401. Bikes and bookings stay, because other users rely on them.',
  },
  verifySeller: {
    tag: 'People',
    summary: 'Verifies a seller.',
    usedOn: ['All Sellers (admin)'],
    errorStatuses: [400, 401, 403, 404],
    responses: [
      [
        '`modifiedCount` above 0',
        'Sends `GET /allproducts` for the same seller (not if the seller has no e-mail address), then reads the list again.',
      ],
      ['`modifiedCount: 0`', '“Nothing changed: this seller is verified already, or gone.”'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is an admin’s. Create nothing for an unknown id (no upsert).',
  },
  verifyBikesOf: {
    tag: 'Bikes',
    summary: 'Marks all bikes of a verified seller as verified. A GET that writes.',
    usedOn: ['All Sellers (admin), after a seller was verified'],
    errorStatuses: [400, 403],
    responses: [
      ['200 with any JSON', '“Seller Verified successful.” The body is not used.'],
      [
        'anything else, also an empty body',
        'The seller is shown as verified, with a note that the bikes are not yet. The browser stores this: the request is repeated by a button, and up to three times, 1, 2 and 4 s apart, when the admin opens the list again.',
      ],
    ],
    serverChecks:
      'Any caller can send it, so change only what an admin has decided: mark the bikes of a seller whose own record is verified. Without `email`, change nothing. Better: do it in `PUT /allusers/seller/{id}`, and change nothing here.',
  },
  trending: {
    tag: 'Bikes',
    summary: 'Lists at most one bike, the one advertised last. It is not a list of all bikes.',
    usedOn: ['Home'],
    errorStatuses: [400],
    responses: [
      ['a list', 'Shows the first bike if its `advertise` is `true`; otherwise the home page has no such section.'],
      ['anything else', 'The section shows a sentence and *Try again*; the rest of the home page is there.'],
    ],
    serverChecks: 'The list contains the bike advertised last (`advDate`), and never a sold bike.',
  },
  listCategories: {
    tag: 'Bikes',
    summary: 'Lists the three categories.',
    usedOn: ['Home'],
    errorStatuses: [400],
    responses: [
      ['a list', 'Shows the categories in your order, each with a link to `/categories/{category_id}`.'],
      ['anything else', 'The section shows a sentence and *Try again*.'],
    ],
    serverChecks: 'Nothing: it is public.',
  },
  listBikes: {
    tag: 'Bikes',
    summary: 'Lists the bikes of one category, the newest first, including sold bikes.',
    usedOn: ['Bike list', 'Payment (buyer), to check that the bike is not sold'],
    errorStatuses: [400, 404],
    responses: [
      [
        'a list',
        'Shows, in your order, the bikes that are not `soldOut`. Before a card is charged the client requests the list of its category (all three if it does not know the category, or if that list does not contain the bike). The bike must be in a list and not sold: bikes that are left out, because you send pages of a list or omit old bikes, cannot be paid.',
      ],
      [
        '`[]` or 404',
        'For a category that is not in `GET /categories`: the page “not found”. Otherwise an empty list, or a sentence.',
      ],
      ['anything else', `${errorWithRetry} On the payment page nothing is charged.`],
    ],
    serverChecks:
      'The list contains the sellers’ phone numbers, and no token is required: the client shows them to signed-in users, and *Call* and WhatsApp need them. If they must not be public, leave `phone` out, or require a token.',
  },
  createBike: {
    tag: 'Bikes',
    summary: 'Creates a bike of the signed-in seller.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400, 401, 403, 413, 415],
    responses: [
      ['`acknowledged: true`', '“New product is added successfully”, and My Product opens.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.” The form keeps its values.'],
      [
        'anything else',
        'The form keeps its values; the photo is not uploaded again. If there was no response, the next submit first looks for the bike in `GET /product`.',
      ],
    ],
    serverChecks:
      'The token is a seller’s. `email`, `sellerName` and `isVerified` come from the seller’s own record; `_id`, `date` and the three flags from the server, whatever the body contains. `img` must be a URL at your image host. Prices are free text: reject what you do not accept with a `message`.',
  },
  listOwnBikes: {
    tag: 'Bikes',
    summary: 'Lists the bikes of one seller.',
    usedOn: ['My Product (seller)', 'Reported Items (admin), for the seller of a reported bike'],
    errorStatuses: [400],
    responses: [
      ['a list', 'Shows the bikes in your order, including sold bikes.'],
      ['`[]`', '“No bikes yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}, and for the admin those of every seller; or leave out the fields that the public lists do not have.`,
  },
  advertise: {
    tag: 'Bikes',
    summary: 'Makes a bike the trending bike. A GET that writes.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
    responses: [
      ['`modifiedCount` above 0', '“advertise Successfully”. The list is read again.'],
      ['`modifiedCount: 0`', '“Nothing changed: this bike is sold, or not listed any more.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'The token is a seller’s, and the bike is the seller’s own and not sold. Create nothing for an unknown id.',
  },
  deleteBike: {
    tag: 'Bikes',
    summary: 'Deletes a bike; its bookings stay.',
    usedOn: ['My Product (seller)'],
    errorStatuses: [400, 401, 403, 404],
    responses: [
      ['`deletedCount` above 0', '“Bike Deleted Successfully”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is a seller’s, and the bike is the seller’s own. Its bookings and payments stay.',
  },
  reportBike: {
    tag: 'Bikes',
    summary: 'Marks a bike as reported. A GET that writes.',
    usedOn: ['Bike list (buyer)'],
    errorStatuses: [400, 403, 404],
    responses: [
      ['`acknowledged: true`', '“Reported Successfully”.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'As documented, any caller can report any bike any number of times. Require a buyer’s token. Create nothing for an unknown id.',
  },
  listReports: {
    tag: 'Bikes',
    summary: 'Lists the reported bikes.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400],
    responses: [
      [
        'a list',
        'Shows the bikes in your order, and their number in the heading. A record that is left out is not counted.',
      ],
      ['`[]`', '“No report is waiting”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: 'Require an admin’s token.',
  },
  deleteReport: {
    tag: 'Bikes',
    summary: 'Deletes the reported bike itself, not only the report.',
    usedOn: ['Reported Items (admin)'],
    errorStatuses: [400, 404],
    responses: [
      ['`acknowledged: true`, `deletedCount` missing or above 0', '“Successfully Deleted”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'As documented, **any caller can delete any bike with this**: no token is sent. Require an admin’s token. Until then, delete only reported bikes.',
  },
  bookBike: {
    tag: 'Orders',
    summary: 'Books a bike for a buyer, once; a rejection has status 200 and a message.',
    usedOn: ['Booking (buyer)'],
    errorStatuses: [400, 413, 415],
    responses: [
      ['`acknowledged: true`', '“Booking successfull”. The dialog closes.'],
      [
        '`acknowledged: false`, or neither field',
        'Shows `message`, or “Second Gear did not accept this.” The dialog closes.',
      ],
      ['4xx', 'Shows `message`, or a sentence of its own. The dialog closes.'],
      ['no response', 'The bookings are read again. If none is for this bike: “Second Gear could not confirm this.”'],
    ],
    serverChecks:
      'The bike exists and is not sold, and the user is a buyer. Name, price and image come from your own record of the bike. One booking for each bike and buyer, also when two requests arrive at once: use a unique index, not a query before the insert. Require a token, and take the buyer from it.',
  },
  listBookings: {
    tag: 'Orders',
    summary: 'Lists the bookings of one buyer.',
    usedOn: ['My Orders (buyer)'],
    errorStatuses: [400],
    responses: [
      [
        'a list',
        'Shows the bookings in your order: `paid` decides between *Paid* and *Pay Now*. A charge that is not recorded yet is also recorded from this page.',
      ],
      ['`[]`', '“No orders yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}: the list contains phone numbers and meeting locations.`,
  },
  findBooking: {
    tag: 'Orders',
    summary: 'Finds one booking; the response to an unknown id is null.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 404],
    responses: [
      ['a booking of the buyer’s', 'Shows it, with the card form if it is not `paid`.'],
      [
        '`null`, an empty body, 400, 404, or a booking of another buyer',
        '“We could not find this order in your account.” It is not retried.',
      ],
      [
        'anything else',
        'A sentence and *Try again* in the place of the card form; nothing is charged. After a charge the request is repeated, up to 30 s apart, until there is a response.',
      ],
    ],
    serverChecks:
      'Require a token, and respond with `null` for a booking of another user. Send `transactionId`: the client compares it with its own charge. Sent when the page opens, when *Pay* is pressed, and after a charge whose recording had no response. For an id in the URL that is not 24 hexadecimal digits the client sends `GET /bookings?email=` and continues only if the id is in that list.',
  },
  createPaymentIntent: {
    tag: 'Orders',
    summary: 'Creates a payment intent for the price of a bike at the card provider.',
    usedOn: ['Payment (buyer)'],
    errorStatuses: [400, 401, 403, 409, 413, 415],
    responses: [
      [
        '`clientSecret`',
        'Stores it and confirms the card with it. A secret that was not used is used again at the next visit: one request for each booking, not one for each press of *Pay*.',
      ],
      [
        '409 with `{ "message": "This bike is already sold.", "code": "already_sold" }`',
        '“This bike is already sold. You were not charged.”',
      ],
      ['anything else', 'A sentence and *Try again* in the place of the card form. Nothing is charged.'],
    ],
    serverChecks:
      'The price, the currency, the booking and the key, and that no other buyer has paid or is paying for the bike: see “Money”. A mistake in this endpoint costs users money. The client retrieves the intent from the card provider and confirms nothing but the price of the booking in poisha, in `bdt` (or in `VITE_STRIPE_CURRENCY`).',
  },
  recordPayment: {
    tag: 'Orders',
    summary: 'Records a charge and marks its booking as paid.',
    usedOn: ['Payment (buyer), after the card was charged'],
    errorStatuses: [400, 401, 403, 404, 409, 413, 415],
    responses: [
      ['`insertedId`', 'Recorded. The bike is then marked sold, and “Payment Success” is shown.'],
      [
        'anything else',
        'The card **was** charged: “recording…”. The same record is sent again after 1, 2, 4 … 30 s while the page is open, and at the next visit of My Orders or of the payment page. Before each retry it sends `GET /bookings/{id}`, and stops if the booking is paid. **A rejection does not stop it.**',
      ],
    ],
    serverChecks:
      'See “Money”: the same `transactionId` for the same booking has the same `insertedId`; a second one for a paid booking is a 409; check with the card provider that the charge exists, has this amount, and belongs to this booking.',
  },
  markSold: {
    tag: 'Orders',
    summary: 'Marks a bike as sold. A GET that writes.',
    usedOn: ['Payment (buyer), after the payment was recorded'],
    errorStatuses: [400, 403, 404],
    responses: [
      ['`modifiedCount`, 0 too', 'The payment is complete, and the browser deletes its journal entry.'],
      [
        'anything else',
        'The buyer, who has paid, does not notice. The request is repeated 1 to 30 s apart, and at the next visit.',
      ],
    ],
    serverChecks:
      'As documented, **any caller can mark any bike as sold with this**. Change only a bike with a paid booking; or do it in `POST /payments`, and change nothing here. Create nothing for an unknown id.',
  },
  uploadPhoto: {
    tag: 'Photos',
    summary: 'Stores a photo at the image host and returns its URL.',
    usedOn: ['Add a Product (seller)'],
    errorStatuses: [400, 415],
    responses: [
      [
        '`data.url`',
        'Sends it as `img` of the bike, if it is an `https` URL at the image host (`VITE_IMAGE_HOST_PICTURES`). The request goes to `VITE_IMAGE_HOST_URL`; the path here is the mock’s.',
      ],
      ['anything else', 'A sentence; the form keeps its values, and no bike is created.'],
    ],
    serverChecks:
      'The key is in the query, where it can be read: it must allow uploads only. Check the bytes, not the file name or the content type. The browser sends JPEG files that it has re-encoded without metadata; other programs may not.',
  },
};
