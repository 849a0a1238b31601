import type { EndpointName } from '../endpoints.ts';

/** What the author of a server has to know about an endpoint. docs/api.md contains these texts. */
export type GuideNote = {
  /**
   * What the client does with each response of this endpoint. docs/api.md, "When something fails", describes what it
   * does with all other responses.
   */
  responses: readonly (readonly [response: string, reaction: string])[];
  /** What only the server can check about a request to this endpoint. */
  serverChecks: string;
};

/** These texts are printed for several endpoints. */
const errorWithRetry = 'Shows a sentence and *Try again* in the place of the page’s content.';
const failedWrite = 'Shows your `message`, or a sentence of its own, and reads the list again.';

const roleRows = [['anything else', 'The guarded page stays closed, with a sentence and *Try again*.']] as const;
const roleChecks =
  'Any caller can request the role of any e-mail address. Require a token here too, and respond only about its user. The response opens pages and nothing else: check the role again in each endpoint that needs one.';

const ownList =
  'The e-mail address in the query is chosen by the caller. Require a token, and list only what belongs to its user';

export const guideNotes: Readonly<Record<EndpointName, GuideNote>> = {
  isAdmin: {
    responses: [
      [
        '`isAdmin: true`',
        'Opens the admin’s pages. Requested last of the three roles, when the other two are `false`.',
      ],
      [
        '`isAdmin: false`',
        'The other two roles are `false` too: “You are signed in, but Second Gear has no account with your email”, with *Logout*.',
      ],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  isBuyer: {
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
    responses: [
      ['`isSeller: true`', 'Opens the seller’s pages. Requested when `isBuyer` is `false`.'],
      ['`isSeller: false`', 'Requests `isAdmin`.'],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  findUser: {
    responses: [
      ['a list', 'Reads the first user. Its `name` and `isVerified` become part of the new bike.'],
      ['`[]`', '“That is no longer here.” The form stays closed, with *Try again*.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}: otherwise every caller can read every record.`,
  },
  createUser: {
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
      ['anything else', '“Signed in, but we could not load your account”, with *Try again*.'],
    ],
    serverChecks:
      '**As documented, a caller who knows an e-mail address gets its token, the admin’s too.** Check the ID token in `x-id-token`, and issue a token only for the address in it: see “The hole in `/jwt`”. Let tokens expire after some hours: the client renews them with the same endpoint.',
  },
  listUsers: {
    responses: [
      ['a list', 'Shows the users in your order. A record without a name and without an e-mail address is left out.'],
      ['`[]`', '“No buyers yet”, “No sellers yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: 'As documented, every caller can read all names and addresses. Require an admin’s token.',
  },
  deleteUser: {
    responses: [
      ['`deletedCount` above 0', '“Seller Deleted Successfully” or “Successfully Deleted”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'The token is an admin’s. The tokens of a deleted user are rejected from now on, with 401. Bikes and bookings stay, because other users rely on them.',
  },
  verifySeller: {
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
    responses: [
      ['a list', 'Shows the first bike if its `advertise` is `true`; otherwise the home page has no such section.'],
      ['anything else', 'The section shows a sentence and *Try again*; the rest of the home page is there.'],
    ],
    serverChecks: 'The list contains the bike advertised last (`advDate`), and never a sold bike.',
  },
  listCategories: {
    responses: [
      ['a list', 'Shows the categories in your order, each with a link to `/categories/{category_id}`.'],
      ['anything else', 'The section shows a sentence and *Try again*.'],
    ],
    serverChecks: 'Nothing: it is public.',
  },
  listBikes: {
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
      'The list contains the sellers’ phone numbers, and no token is required: leave `phone` out unless you want them public. The client does not show it.',
  },
  createBike: {
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
    responses: [
      ['a list', 'Shows the bikes in your order, including sold bikes.'],
      ['`[]`', '“No bikes yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}; or leave out the fields that the public lists do not have.`,
  },
  advertise: {
    responses: [
      ['`modifiedCount` above 0', '“advertise Successfully”. The list is read again.'],
      ['`modifiedCount: 0`', '“Nothing changed: this bike is sold, or not listed any more.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'The token is a seller’s, and the bike is the seller’s own and not sold. Create nothing for an unknown id.',
  },
  deleteBike: {
    responses: [
      ['`deletedCount` above 0', '“Bike Deleted Successfully”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is a seller’s, and the bike is the seller’s own. Its bookings and payments stay.',
  },
  reportBike: {
    responses: [
      ['`acknowledged: true`', '“Reported Successfully”.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'As documented, any caller can report any bike any number of times. Require a buyer’s token. Create nothing for an unknown id.',
  },
  listReports: {
    responses: [
      [
        'a list',
        'Shows the bikes in your order, and their number in the heading. A record that is left out is not counted.',
      ],
      ['`[]`', '“Nothing reported”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: 'Require an admin’s token.',
  },
  deleteReport: {
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
    responses: [
      ['`acknowledged: true`', '“Booking successfull”. The dialog closes.'],
      [
        '`acknowledged: false`, or neither field',
        'Shows `message`, or “Second Gear did not accept this.” The dialog closes.',
      ],
      ['4xx', 'Shows `message`, or a sentence of its own. The dialog closes.'],
      ['no response', '“Second Gear could not confirm this.” The bookings are read again.'],
    ],
    serverChecks:
      'The bike exists and is not sold, and the user is a buyer. Name, price and image come from your own record of the bike. One booking for each bike and buyer, also when two requests arrive at once: use a unique index, not a query before the insert. Require a token, and take the buyer from it.',
  },
  listBookings: {
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
    responses: [
      ['a booking of the buyer’s', 'Shows it, with the card form if it is not `paid`.'],
      [
        '`null`, an empty body, 400, 404, or a booking of another buyer',
        '“This order could not be found among yours.” It is not retried.',
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
