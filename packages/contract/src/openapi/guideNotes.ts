import type { EndpointName } from '../endpoints.ts';

/** What the author of a server has to know of a call, and no program asks. In plain sentences, for the guide. */
export type GuideNote = {
  /** What the client does with each answer. An answer that is not listed is dealt with as the guide's section on failures says. */
  responses: readonly (readonly [answer: string, client: string])[];
  /** What nobody but the server can see to. */
  serverChecks: string;
};

/** The rows that calls of one kind have in common. */
const errorWithRetry = 'Shows a sentence and *Try again* in the place of the page’s content.';
const failedWrite = 'Shows your `message`, or a sentence of its own, and reads the list again.';

const roleRows = [['anything else', 'The guarded page stays closed, with a sentence and *Try again*.']] as const;
const roleChecks =
  'The call answers every caller about every address. Ask for a token here too, and answer only about its own user. The answer opens pages and nothing else: check the role again in each call that needs one.';

const ownList =
  'The address in the query is whatever the caller writes there. Ask for a token, and list only what belongs to its user';

export const guideNotes: Readonly<Record<EndpointName, GuideNote>> = {
  isAdmin: {
    responses: [
      ['`isAdmin: true`', 'Opens the admin’s pages. Asked last of the three roles, when the other two are `false`.'],
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
        'Opens the buyer’s pages, and lets the user book and report. The other two roles are not asked.',
      ],
      ['`isBuyer: false`', 'Asks `isSeller`, then `isAdmin`.'],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  isSeller: {
    responses: [
      ['`isSeller: true`', 'Opens the seller’s pages. Asked when `isBuyer` is `false`.'],
      ['`isSeller: false`', 'Asks `isAdmin`.'],
      ...roleRows,
    ],
    serverChecks: roleChecks,
  },
  findUser: {
    responses: [
      ['a list', 'Reads the first user. The `name` and `isVerified` go into the bike that is then listed.'],
      ['`[]`', '“That is no longer here.” The form stays closed, with *Try again*.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}: otherwise every caller can read every record.`,
  },
  createUser: {
    responses: [
      ['`acknowledged: true`', 'The user is new. The client asks for the access token.'],
      ['`acknowledged: false`', 'The user is known and nothing changed. The client asks for the access token.'],
      [
        'anything else',
        'The login is not finished: a sentence and *Try again*. The browser keeps name, address and role and sends them again at the next login, so the same user may be sent more than once.',
      ],
    ],
    serverChecks:
      'The role is never `admin`. A known address keeps its record and its role, whatever is sent; compare it without regard to case. Check the ID token in `x-id-token`: the address is the one in it, not the one in the body. The call is sent at a sign-up with the chosen role, and at every login with Google as `buyer`.',
  },
  accessToken: {
    responses: [
      [
        '`accessToken`',
        'Keeps it in local storage and sends it as `authorization: bearer …` with the seven calls that carry one. Visible ASCII characters, 8,192 at most; the client does not read what is in it.',
      ],
      [
        '401, 403, 404',
        'At a login: “Second Gear has no account for this email.” When a token is renewed: the user is logged out.',
      ],
      ['200 with `Unauthorized` in the place of the token', 'An unreadable answer. Send it with 403.'],
      ['anything else', '“Signed in, but we could not load your account”, with *Try again*.'],
    ],
    serverChecks:
      '**As documented, a caller who knows an e-mail address gets its token, the admin’s too.** Check the ID token in `x-id-token`, and give a token for the address in it alone: see “The hole in `/jwt`”. Let tokens end after some hours: the client renews them by the same call.',
  },
  listUsers: {
    responses: [
      ['a list', 'Shows the users in your order. A record without a name and without an e-mail address is left out.'],
      ['`[]`', '“No buyers yet”, “No sellers yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: 'As documented, every caller can read all names and addresses. Ask for an admin’s token.',
  },
  deleteUser: {
    responses: [
      ['`deletedCount` above 0', '“Seller Deleted Successfully” or “Successfully Deleted”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'The token is an admin’s. The tokens of a deleted user are refused from now on, with 401. Bikes and bookings stay, because other users rely on them.',
  },
  verifySeller: {
    responses: [
      [
        '`modifiedCount` above 0',
        'Asks `GET /allproducts` for the same seller (not if the seller has no e-mail address), then reads the list again.',
      ],
      ['`modifiedCount: 0`', '“Nothing changed: this seller is verified already, or gone.”'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is an admin’s. Create nothing for an unknown id (no upsert).',
  },
  verifyBikesOf: {
    responses: [
      ['200 with any JSON', '“Seller Verified successful.” Nothing is read of the answer.'],
      [
        'anything else, also an empty body',
        'The seller is shown as verified, with a note that the bikes are not yet. The browser remembers it: the call is repeated by a button, and up to three times, 1, 2 and 4 s apart, when the admin opens the list again.',
      ],
    ],
    serverChecks:
      'Every caller may ask it, so only repeat what an admin has said: mark the bikes of a seller whose own record is verified. Without `email`, change nothing. Better: do it in `PUT /allusers/seller/{id}`, and change nothing here.',
  },
  trending: {
    responses: [
      ['a list', 'Shows the first bike if its `advertise` is `true`; otherwise the home page has no such section.'],
      ['anything else', 'The section shows a sentence and *Try again*; the rest of the home page is there.'],
    ],
    serverChecks: 'It is the bike advertised last (`advDate`), and never a sold one.',
  },
  listCategories: {
    responses: [
      ['a list', 'Shows the brands in your order, each with a link to `/categories/{category_id}`.'],
      ['anything else', 'The section shows a sentence and *Try again*.'],
    ],
    serverChecks: 'Nothing: it is public.',
  },
  listBikes: {
    responses: [
      [
        'a list',
        'Shows, in your order, the bikes that are not `soldOut`. Before a card is charged the client asks all three brands, and the bike must be among them and not sold: if you send pages of a list, or leave old bikes out, those bikes cannot be paid for.',
      ],
      [
        '`[]` or 404',
        'For a brand that is not in `GET /categories`: the page “not found”. Otherwise an empty list, or a sentence.',
      ],
      ['anything else', `${errorWithRetry} On the payment page nothing is charged.`],
    ],
    serverChecks:
      'The sellers’ phone numbers are in it, and no token is asked for: leave `phone` out unless you want them public. The client does not show it.',
  },
  createBike: {
    responses: [
      ['`acknowledged: true`', '“New product is added successfully”, and My Product opens.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.” The form keeps everything.'],
      [
        'anything else',
        'The form keeps everything; the photo is not uploaded again. If no answer came, the next press first looks in `GET /product` for the bike.',
      ],
    ],
    serverChecks:
      'The token is a seller’s. `email`, `sellerName` and `isVerified` come from the seller’s own record; `_id`, `date` and the three flags from you, whatever the body says. `img` must be an address at your image host. Prices are free text: say what you take, in a `message`.',
  },
  listOwnBikes: {
    responses: [
      ['a list', 'Shows the bikes in your order, sold ones too.'],
      ['`[]`', '“No bikes yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}; or leave out of it what the public lists do not have.`,
  },
  advertise: {
    responses: [
      ['`modifiedCount` above 0', '“advertise Successfully”. The list is read again.'],
      ['`modifiedCount: 0`', '“Nothing changed: this bike is sold, or not listed any more.”'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is a seller’s, and the bike theirs. It is not sold. Create nothing for an unknown id.',
  },
  deleteBike: {
    responses: [
      ['`deletedCount` above 0', '“Bike Deleted Successfully”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['anything else', failedWrite],
    ],
    serverChecks: 'The token is a seller’s, and the bike theirs. Bookings and payments of it stay.',
  },
  reportBike: {
    responses: [
      ['`acknowledged: true`', '“Reported Successfully”.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'As documented, every caller may report every bike any number of times. Ask for a buyer’s token. Create nothing for an unknown id.',
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
    serverChecks: 'Ask for an admin’s token.',
  },
  deleteReport: {
    responses: [
      ['`acknowledged: true`, `deletedCount` missing or above 0', '“Successfully Deleted”. The list is read again.'],
      ['`deletedCount: 0`, 404', '“That was removed already.” The list is read again.'],
      ['`acknowledged: false`', '“Second Gear did not accept this.”'],
      ['anything else', failedWrite],
    ],
    serverChecks:
      'As documented, **every caller can delete every bike with this**: no token is sent. Ask for an admin’s. Until then, delete only a bike that is reported.',
  },
  bookBike: {
    responses: [
      ['`acknowledged: true`', '“Booking successfull”. The dialog closes.'],
      [
        '`acknowledged: false`, or neither field',
        'Shows `message`, or “Second Gear did not accept this.” The dialog closes.',
      ],
      ['4xx', 'Shows `message`, or a sentence of its own. The dialog closes.'],
      ['no answer', '“Second Gear could not confirm this.” The orders are read again.'],
    ],
    serverChecks:
      'The bike is there and not sold, and the buyer is a buyer. Name, price and picture come from your own record of the bike. One booking for a bike and a buyer, also when two requests come at once: a unique index, not a look beforehand. Ask for a token, and take the buyer from it.',
  },
  listBookings: {
    responses: [
      [
        'a list',
        'Shows the bookings in your order: `paid` decides between *Paid* and *Pay Now*. A charge that is not recorded yet is recorded from here, too.',
      ],
      ['`[]`', '“No orders yet”.'],
      ['anything else', errorWithRetry],
    ],
    serverChecks: `${ownList}: there are phone numbers and meeting places in it.`,
  },
  findBooking: {
    responses: [
      ['a booking of the buyer’s', 'Shows it, with the card form if it is not `paid`.'],
      [
        '`null`, an empty body, 400, 404, or a booking of another buyer',
        '“This order could not be found among yours.” Not asked again by itself.',
      ],
      [
        'anything else',
        'A sentence and *Try again* in the place of the card form; nothing is charged. After a charge the call is repeated, up to 30 s apart, until it is answered.',
      ],
    ],
    serverChecks:
      'Ask for a token, and answer `null` for a booking of another user. Send `transactionId`: it tells a charge of this visit from another one. Asked when the page opens, when *Pay* is pressed, and after a charge whose recording was not answered. For an id in the address bar that is not 24 hexadecimal digits the client asks `GET /bookings?email=` and goes on only if the id is in that list.',
  },
  createPaymentIntent: {
    responses: [
      [
        '`clientSecret`',
        'Keeps it and has the card confirmed with it. A secret that was not used is used again at the next visit: one call for each booking, not one for each press of *Pay*.',
      ],
      [
        '409 with `{ "message": "This bike is already sold.", "code": "already_sold" }`',
        '“This bike is already sold. You were not charged.”',
      ],
      ['anything else', 'A sentence and *Try again* in the place of the card form. Nothing is charged.'],
    ],
    serverChecks:
      'The price, the currency, the booking and the key, and that no other buyer has paid or is paying for the bike: see “Money”. It is the one call in which a mistake costs people their money. The client retrieves the intent from the card provider and confirms nothing but the price of the booking in poisha, in `bdt` (or in `VITE_STRIPE_CURRENCY`).',
  },
  recordPayment: {
    responses: [
      ['`insertedId`', 'Recorded. The bike is then marked sold, and “Payment Success” is shown.'],
      [
        'anything else',
        'The card **was** charged: “recording…”. The same record is sent again after 1, 2, 4 … 30 s while the page is open, and at the next visit of My Orders or of the payment page. Before each further try `GET /bookings/{id}` is asked, and a booking that is paid ends it. **A refusal does not end it.**',
      ],
    ],
    serverChecks:
      'See “Money”: the same `transactionId` for the same booking has the same `insertedId`; a second one for a paid booking is a 409; ask the card provider whether that charge exists, has this amount, and belongs to this booking.',
  },
  markSold: {
    responses: [
      ['`modifiedCount`, 0 too', 'The payment is over, and the browser forgets it.'],
      [
        'anything else',
        'The buyer, who has paid, sees nothing of it. Repeated 1 to 30 s apart, and at the next visit.',
      ],
    ],
    serverChecks:
      'As documented, **every caller can take every bike off the shop with this**. Change something only for a bike with a booking that is paid; or do it in `POST /payments`, and change nothing here. Create nothing for an unknown id.',
  },
  uploadPhoto: {
    responses: [
      [
        '`data.url`',
        'Sends it as `img` of the bike, if it is an `https` address at the image host (`VITE_IMAGE_HOST_PICTURES`). The address asked is the whole of `VITE_IMAGE_HOST_URL`; the path here is the mock’s.',
      ],
      ['anything else', 'A sentence; the form keeps everything, and no bike is listed.'],
    ],
    serverChecks:
      'The key is in the query, where it can be read: let it upload, and nothing else. Look at the bytes, not at the name or the type that is said. The browser sends JPEG files that it has drawn again, without place and camera; other programs may not.',
  },
};
