import type { EndpointName } from '../endpoints.ts';

/** What the authors of a server have to know of a row, and no program asks. In plain sentences, for `docs/backend.md`. */
export type GuideNote = {
  /** What the client does with a good answer. */
  answered: string;
  /** What it does when it is refused, or hears nothing, besides what holds for every call. */
  refused: string;
  /** What nobody but the server can see to. */
  checks: string;
};

const role: Omit<GuideNote, 'answered'> = {
  refused: 'The page stays shut, says so, and offers to try again. A role that could not be asked opens nothing.',
  checks:
    'Answers anybody about anybody. Ask for a token here too, and answer only about its own person. What you answer opens pages and nothing else: check the role again in each call that needs one.',
};

const ownList =
  'The address in the query is whatever somebody writes there. Ask for a token, and list only what is its own person’s';

export const guideNotes: Readonly<Record<EndpointName, GuideNote>> = {
  isAdmin: {
    answered:
      'Opens the admin’s pages to whoever `isAdmin` is `true` of. Asked last of the three roles, once a login, and only when the other two said `false`.',
    ...role,
  },
  isBuyer: {
    answered:
      'Opens the buyer’s pages, and lets them book and report. Asked first of the three roles, once a login: most people are buyers.',
    ...role,
  },
  isSeller: {
    answered: 'Opens the seller’s pages. Asked second of the three roles, when `isBuyer` said `false`.',
    ...role,
  },
  findUser: {
    answered:
      'Reads the first of the list. Its `name` and `isVerified` go into the bike that is then listed. An empty list is told as “no longer here”.',
    refused: 'The form stays shut, with a sentence and a way to try again.',
    checks: `${ownList}: otherwise this tells anybody who has an account.`,
  },
  createUser: {
    answered:
      'Goes on to ask for the access token, whether `acknowledged` is `true` (taken in) or `false` (known already, nothing changed). It is sent at a sign-up with the role that was chosen, and at every first login with Google as a buyer.',
    refused:
      'The login is not finished: the page says so and offers to try again, and the browser keeps name, address and role, to send them again at the next login before anything else. So the same newcomer may be sent more than once.',
    checks:
      'Never `admin`. A known address keeps its record and its role, whatever is sent, and is compared without regard to case. Check the ID token in `x-id-token`: the address is the one in it, and not what the body says.',
  },
  accessToken: {
    answered:
      'Keeps `accessToken` in local storage and sends it as `authorization: bearer …` with the seven calls that carry one. It must be of visible ASCII characters, 8,192 at most; nothing in it is read. The same call renews it, once for all that wait, when one of the seven was refused with 401 or 403.',
    refused:
      '401, 403, 404, or the word `Unauthorized` in the place of the token: “The shop has no account for this email”; in the middle of a visit, the end of the session. Anything else: almost logged in, with a way to try again.',
    checks:
      '**As it is documented, whoever knows an e-mail address gets its token, the admin’s too.** Check the ID token in `x-id-token`, and give a token for the address in it alone: see “The hole in `/jwt`”. Let tokens end after some hours: people are not asked to log in again for it.',
  },
  listUsers: {
    answered: 'Shows them in the order in which they come. A record without `_id` or `email` is left out.',
    refused: 'A sentence and a way to try again in the place of the table.',
    checks: 'Lists names and addresses of everybody to anybody. Ask for an admin’s token.',
  },
  deleteUser: {
    answered: '`deletedCount` above 0: deleted. 0: “That was removed already”. The list is asked for again either way.',
    refused: '404 counts as removed already. Otherwise a sentence; the list is asked for again.',
    checks:
      'That the token is an admin’s. That a deleted user’s tokens are refused from now on, with 401. Bikes and bookings stay, because others rely on them.',
  },
  verifySeller: {
    answered:
      '`modifiedCount` above 0: asks `GET /allproducts` for the same seller, then the list again. 0: “Nothing changed: this seller is verified already, or gone.”',
    refused: 'A sentence; the list is asked for again.',
    checks: 'That the token is an admin’s. The product’s first server checks this here, and nowhere else.',
  },
  verifyBikesOf: {
    answered:
      'Nothing is read of it, but it must be JSON. Asked after `PUT /allusers/seller/{id}`. Until it has succeeded the browser keeps in mind that it is owed.',
    refused:
      'The seller is shown as verified, with a note that their bikes are not yet. It is asked three more times, 1, 2 and 4 seconds apart, when the admin comes back to the list, and by a button.',
    checks:
      'Anybody may ask it, so let it only repeat what an admin has said: give the badge to the bikes of a seller whose own record has it. Better: do it in `PUT /allusers/seller/{id}`, and change nothing here.',
  },
  trending: {
    answered: 'Shows the first of the list, if its `advertise` is `true`; otherwise the home page has no such section.',
    refused: 'The section says so, and offers to try again; the rest of the home page is there.',
    checks: 'That it is the bike advertised last (`advDate`), and never a sold one.',
  },
  listCategories: {
    answered: 'Shows them in the order in which they come, each with a link to `/categories/{category_id}`.',
    refused: 'The section says so, and offers to try again.',
    checks: 'Nothing: it is everybody’s.',
  },
  listBikes: {
    answered:
      'Shows, in the order in which they come, those that are not `soldOut`. Before a card is charged all three brands are asked, and the bike must be among them and not sold: a server that sends pages of a list, or leaves old bikes out, makes them impossible to pay for.',
    refused:
      '404 is a brand without bikes. Otherwise a sentence and a way to try again. On the payment page nothing is charged while this cannot be known.',
    checks:
      'Phone numbers of sellers are in it, and no token is asked for: leave `phone` out unless you mean it. The client does not show it.',
  },
  createBike: {
    answered: '`acknowledged: true`: “New product is added successfully”, and on to My Product. `false` is a refusal.',
    refused:
      'The form keeps all that was written, the photo too, which is not uploaded again. Where no answer came, the next press first looks in `GET /product` whether the bike is there already.',
    checks:
      'That the token is a seller’s. `email`, `sellerName` and `isVerified` come from their own record, `_id`, `date` and the three flags from you, whatever the body says. `img` must be an address at your image host. Prices are free text: say what you take, in a `message`.',
  },
  listOwnBikes: {
    answered: 'Shows them in the order in which they come, sold ones too.',
    refused: 'A sentence and a way to try again in the place of the table.',
    checks: `${ownList}; or leave out of it what the public lists do not have.`,
  },
  advertise: {
    answered:
      '`modifiedCount` above 0: “advertise Successfully”. 0: “Nothing changed: this bike is sold, or not listed any more.”',
    refused: 'A sentence; the list is asked for again.',
    checks:
      'That the token is a seller’s, and the bike theirs. That it is not sold. An unknown id must change nothing, and not be made into a bike.',
  },
  deleteBike: {
    answered:
      '`deletedCount` above 0: “Bike Deleted Successfully”. 0: “That was removed already”. The list is asked for again either way.',
    refused: '404 counts as removed already. Otherwise a sentence; the list is asked for again.',
    checks: 'That the token is a seller’s, and the bike theirs. Bookings and payments of it stay.',
  },
  reportBike: {
    answered: '`acknowledged: true`: “Reported Successfully”. `false`: “The shop did not accept this.”',
    refused: 'A sentence; the list is asked for again, because the bike may be gone.',
    checks: 'Anybody may report anything, any number of times. Ask for a buyer’s token, and count each once.',
  },
  listReports: {
    answered: 'Shows them in the order in which they come, and their number in the heading.',
    refused: 'A sentence and a way to try again in the place of the table.',
    checks: 'Ask for an admin’s token.',
  },
  deleteReport: {
    answered:
      '`acknowledged: true`, and `deletedCount` not 0: “Successfully Deleted”. `deletedCount: 0`: “That was removed already”.',
    refused: '404 counts as removed already. Otherwise a sentence; the list is asked for again.',
    checks:
      'As it is documented, **anybody can delete any bike with this**: no token is sent. Ask for an admin’s. Until then, delete only what somebody has reported.',
  },
  bookBike: {
    answered:
      '`acknowledged: true`: “Booking successfull”. Otherwise `message` is shown as it is, so write it for people. The dialog closes either way.',
    refused:
      'A `message` in the JSON of a 4xx is shown as it is. No answer: “could not be confirmed”; the orders are asked for again.',
    checks:
      'That the bike is there and not sold, and the buyer a buyer. Name, price and picture of the bike come from your own record of it. One booking for a bike and a buyer, also when two requests come at once: a unique index, not a look beforehand. Ask for a token, and take the buyer from it.',
  },
  listBookings: {
    answered:
      'Shows them in the order in which they come: `paid` decides between Paid and Pay Now. What was charged and not recorded yet is finished from here, too.',
    refused: 'A sentence and a way to try again in the place of the orders.',
    checks: `${ownList}: there are phone numbers and meeting places in it.`,
  },
  findBooking: {
    answered:
      '`null`, or a booking of somebody else: “not found”. `paid`: nothing is charged. Asked afresh when the page opens, again when Pay is pressed, and after each charge whose recording was not answered: `transactionId` then tells a charge of this visit from another one.',
    refused:
      'A sentence and a way to try again in the place of the card form; nothing is charged. After a charge it is asked again, up to 30 seconds apart, for as long as it takes.',
    checks: 'Ask for a token, and answer `null` for a booking that is not its own person’s. Send `transactionId`.',
  },
  createPaymentIntent: {
    answered:
      'Keeps `clientSecret` and has the card confirmed with it. One that was made and not used is used again at the next visit: there is one call for each booking, not one for each press of Pay.',
    refused:
      '409 with `{ "message": "This bike is already sold.", "code": "already_sold" }`: “This bike is already sold. You were not charged.” Anything else: a sentence and a way to try again in the place of the card form. Nothing is charged.',
    checks:
      'The price, the currency, the booking and the key, and that no other buyer has paid or is paying for the bike: see “Money”. It is the one call in which a mistake costs people their money. The client retrieves the intent from the card provider and confirms nothing but the price of the booking in poisha, in `bdt` (or in `VITE_STRIPE_CURRENCY`).',
  },
  recordPayment: {
    answered: '`insertedId`: recorded. The bike is then marked sold, and “Payment Success” is said.',
    refused:
      'The card **was** charged: “recording…”, and it is sent again after 1, 2, 4 … 30 seconds for as long as the page is open, and at the next visit of My Orders or of the payment page. Before each further try `GET /bookings/{id}` is asked, and a booking that is paid ends it. **A refusal does not:** the same record comes again until you take it or say that the booking is paid.',
    checks:
      'See “Money”: the same `transactionId` for the same booking is answered again with the same `insertedId`; a second one for a paid booking with 409; ask the card provider whether that charge exists, has this amount, and belongs to this booking.',
  },
  markSold: {
    answered:
      'Any answer of this shape will do: `modifiedCount: 0` is a bike that was marked before. The payment is over, and the browser forgets it.',
    refused: 'Not told to the buyer, who has paid. It is asked again, 1 to 30 seconds apart, and at the next visit.',
    checks:
      'As it is documented, **anybody can take any bike off the shop with this**. Change something only for a bike with a booking that is paid; or do it in `POST /payments`, and change nothing here.',
  },
  uploadPhoto: {
    answered:
      'Takes `data.url`, if it is an `https` address at the image host (`VITE_IMAGE_HOST_PICTURES`), and sends it as `img` of the bike. The address is the whole of `VITE_IMAGE_HOST_URL`; the path here is the mock’s.',
    refused: 'A sentence beside the photo; the form keeps everything, and no bike is listed.',
    checks:
      'The key is in the query, where everybody can read it: let it upload, and nothing else. Look at the bytes, not at the name or the type that is said. The browser sends JPEG files that it has drawn anew, without place and camera; others may not.',
  },
};
