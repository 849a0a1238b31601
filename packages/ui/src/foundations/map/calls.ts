import type { Section } from './requirement.ts';

/** §7 of the specification. */
export const calls: Section = {
  number: 7,
  title: 'The calls it makes',
  groups: [
    {
      about: 'Where they go',
      requirements: [
        {
          id: 'R7.01',
          says: "All calls go to the product's own server unless noted.",
          tests: {
            'packages/app/build/hosting/securityHeaders.test.ts': [
              'the headers of the shell › with nothing configured let the page reach nobody but its own origin',
            ],
            'packages/app/src/api/client.test.ts': ['the client › encodes what people write into an address'],
            'packages/app/src/api/network.test.ts': [
              'somebody in between › N7: does not follow a %i, and sends no token there',
            ],
          },
        },
      ],
    },
    {
      about: 'Roles',
      requirements: [
        {
          id: 'R7.02',
          says: 'GET /allusers/admin/{email} | none | reads isAdmin',
          calls: ['isAdmin'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['isAdmin knows the admin', 'isAdmin knows who is none'],
          },
        },
        {
          id: 'R7.03',
          says: 'GET /allusers/buyer/{email} | none | reads isBuyer',
          calls: ['isBuyer'],
          stories: ['app-guards--no-role-at-all'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['isBuyer knows a buyer'],
          },
        },
        {
          id: 'R7.04',
          says: 'GET /allusers/seller/{email} | none | reads isSeller',
          calls: ['isSeller'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['isSeller knows a seller'],
          },
        },
      ],
    },
    {
      about: 'People',
      requirements: [
        {
          id: 'R7.05',
          says: "GET /users?email={email} | none | the seller's own record for the add form",
          calls: ['findUser'],
          stories: ['app-lists--seller-record-failed'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['findUser finds one person'],
          },
        },
        {
          id: 'R7.06',
          says: 'POST /users | JSON name, email, role; no authorization | creates user',
          calls: ['createUser'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['createUser takes in a newcomer'],
          },
        },
        {
          id: 'R7.07',
          says: 'GET /jwt?email={email} | none | reads accessToken',
          calls: ['accessToken'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['accessToken is given to a known address'],
          },
        },
        {
          id: 'R7.08',
          says: 'GET /allusers?role=buyer … | none | user lists',
          calls: ['listUsers'],
          stories: ['app-lists--all-buyers-loaded'],
          tests: { 'packages/conformance/src/cases/users.ts': ['listUsers lists the buyers'] },
        },
        {
          id: 'R7.09',
          says: 'GET /allusers … ?role=seller | none | user lists',
          calls: ['listUsers'],
          stories: ['app-lists--all-seller-loaded'],
          tests: { 'packages/conformance/src/cases/users.ts': ['listUsers lists the sellers'] },
        },
        {
          id: 'R7.10',
          says: 'DELETE /users/{id} | bearer | reads deletedCount',
          calls: ['deleteUser'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['deleteUser removes a user, and leaves their bookings'],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              '$row › X4: removed by somebody else meanwhile: told as that, and the list is asked for again',
            ],
          },
        },
        {
          id: 'R7.11',
          says: 'PUT /allusers/seller/{id} | bearer | verifies seller; reads modifiedCount',
          calls: ['verifySeller'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': ['verifySeller verifies a seller'],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'verifying a seller, whose second half fails › X6: verified by another admin meanwhile: told as that, and the bikes follow',
            ],
          },
        },
        {
          id: 'R7.12',
          says: 'then GET /allproducts?email={email}',
          calls: ['verifyBikesOf'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/users.ts': [
              'verifyBikesOf gives the badge to all bikes of a verified seller',
            ],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'verifying a seller, whose second half fails › X6: the seller is shown verified, the failure told, and the rest finished by itself',
            ],
          },
        },
        {
          id: 'R7.13',
          says: 'then the list is refetched',
          stories: ['app-toasts--seller-verified'],
          tests: {
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'verifying a seller, whose second half fails › X6: the seller is shown verified, the failure told, and the rest finished by itself',
            ],
          },
        },
      ],
    },
    {
      about: 'Bikes',
      requirements: [
        {
          id: 'R7.14',
          says: 'GET /allbikes | none | home uses only the first item',
          calls: ['trending'],
          stories: ['app-lists--trending-is-the-first-item'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['trending is the one bike advertised last'],
          },
        },
        {
          id: 'R7.15',
          says: 'GET /categories, … | none | category data',
          calls: ['listCategories'],
          stories: ['app-lists--brands-loaded'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['listCategories lists the three brands'],
          },
        },
        {
          id: 'R7.16',
          says: 'GET /categories/{id} | none | category data',
          calls: ['listBikes'],
          stories: ['app-lists--bikes-loaded'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['listBikes lists one brand, the newest first, sold ones too'],
          },
        },
        {
          id: 'R7.17',
          says: 'POST /products | bearer, JSON of product fields | reads acknowledged',
          calls: ['createBike'],
          stories: ['app-toasts--bike-not-added'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R7.18',
          says: "GET /product?email={sellerEmail} | none | the seller's products",
          calls: ['listOwnBikes'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['listOwnBikes lists what one seller sells'],
          },
        },
        {
          id: 'R7.19',
          says: 'GET /advertisement/{productId} | bearer | reads modifiedCount',
          calls: ['advertise'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['advertise puts a bike on the home page'],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'advertising › X5: nothing modified is no success',
            ],
          },
        },
        {
          id: 'R7.20',
          says: "above 0 is success ('advertise Successfully')",
          stories: ['app-toasts--advertised'],
          tests: {
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'advertising › X5: nothing modified is no success',
            ],
          },
        },
        {
          id: 'R7.21',
          says: 'and the list refreshes',
          tests: {
            'packages/app/src/atoms/mutations/mutations.test.ts': [
              'advertising › one bike, and the lists that show it are asked for again',
            ],
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'advertising › X5: a bike that was sold meanwhile: told as that, and the list is asked for again',
            ],
          },
        },
        {
          id: 'R7.22',
          says: 'DELETE /products/{productId} | bearer | reads deletedCount',
          calls: ['deleteBike'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['M-13: deleteBike removes a bike, and leaves its bookings'],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              '$row › X4: removed by somebody else meanwhile: told as that, and the list is asked for again',
            ],
          },
        },
        {
          id: 'R7.23',
          says: "above 0 shows 'Bike Deleted Successfully'",
          stories: ['app-toasts--bike-deleted'],
          tests: {
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              '$row › X4: removed by somebody else meanwhile: told as that, and the list is asked for again',
            ],
          },
        },
        {
          id: 'R7.24',
          says: 'and refreshes',
          stories: ['app-toasts--bike-deleted'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
      ],
    },
    {
      about: 'Reports',
      requirements: [
        {
          id: 'R7.25',
          says: 'GET /report/{bikeId} | none | buyer reports a bike; reads acknowledged',
          calls: ['reportBike'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['reportBike puts a bike on the list of reports'],
          },
        },
        {
          id: 'R7.26',
          says: "shows 'Reported Successfully'",
          stories: ['app-toasts--reported'],
        },
        {
          id: 'R7.27',
          says: 'GET /report | none | reported items',
          calls: ['listReports'],
          stories: ['app-lists--reported-items-loaded'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['listReports lists what was reported'],
          },
        },
        {
          id: 'R7.28',
          says: 'DELETE /report/{id} | none | reads acknowledged',
          calls: ['deleteReport'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['deleteReport removes the reported bike itself'],
          },
        },
      ],
    },
    {
      about: 'Orders',
      requirements: [
        {
          id: 'R7.29',
          says: 'POST /bookings | JSON bikeId, img, userName, userEmail, bikeName, resaleValue, phone, location',
          calls: ['bookBike'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['M-5: bookBike books a bike, as the server knows it'],
          },
        },
        {
          id: 'R7.30',
          says: 'reads acknowledged, else message',
          stories: ['app-toasts--booking-failed'],
          tests: {
            'packages/conformance/src/cases/bookings.ts': [
              'bookBike refuses a second booking with the server’s sentence',
            ],
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'booked twice › X3: an answer without a yes and without a message has words of ours',
            ],
          },
        },
        {
          id: 'R7.31',
          says: "GET /bookings?email={buyerEmail} | none | buyer's bookings",
          calls: ['listBookings'],
          stories: ['app-lists--my-orders-loaded'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['listBookings lists what one buyer booked'],
          },
        },
        {
          id: 'R7.32',
          says: 'GET /bookings/{id} | none | one booking for payment',
          calls: ['findBooking'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['findBooking finds one booking'],
          },
        },
      ],
    },
    {
      about: 'Payments',
      requirements: [
        {
          id: 'R7.33',
          says: 'POST /create-payment-intent | bearer, JSON resaleValue | reads clientSecret',
          calls: ['createPaymentIntent'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['createPaymentIntent gives a client secret'],
          },
        },
        {
          id: 'R7.34',
          says: 'POST /payments | bearer, JSON resaleValue, transactionId, userEmail, bookingId | reads insertedId',
          calls: ['recordPayment'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': [
              'recordPayment makes a booking paid once, however often it is told',
            ],
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › P10: a charge that cannot be recorded is tried again 1-2-4…30 s apart, and never called failed',
            ],
          },
        },
        {
          id: 'R7.35',
          says: 'GET /productstatus/{bikeId} | none | marks bike sold after payment',
          calls: ['markSold'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['markSold takes a bike off the home page, once'],
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › confirms, then records, then marks the bike sold, then says paid, and writes each step down before',
            ],
          },
        },
      ],
    },
    {
      about: 'Elsewhere',
      requirements: [
        {
          id: 'R7.36',
          says: 'POST to an image hosting service (key in query string) | form data, field image | reads data.url; path not shown',
          calls: ['uploadPhoto'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': [
              'uploadPhoto wants a key',
              'uploadPhoto keeps a photo, and gives the same photo the same place',
            ],
          },
        },
        {
          id: 'R7.37',
          says: 'Further script chunks load from a static path on the same origin',
          tests: {
            'mock-server/test/server/staticFiles.test.ts': [
              'with a shell › files with a hash in their name are kept for ever',
            ],
            'packages/app/build/hosting/securityHeaders.test.ts': [
              'the headers of the shell › with nothing configured let the page reach nobody but its own origin',
            ],
          },
        },
        {
          id: 'R7.38',
          says: 'with a 120 second time-out',
          tests: {
            'packages/app/src/updates/loadChunk.test.ts': [
              'D1: a part of the app › that hangs is given up after 120 seconds, not before',
            ],
            'packages/app/e2e/resilience/deploy.spec.ts': [
              'D1: a part of the app that hangs is given up after 120 s, and words stand there until then',
            ],
          },
        },
      ],
    },
  ],
};
