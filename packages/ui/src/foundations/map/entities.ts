import type { Section } from './requirement.ts';

/** §3 of the specification. */
export const entities: Section = {
  number: 3,
  title: 'Entities and their fields',
  groups: [
    {
      about: 'Product / bike listing',
      requirements: [
        {
          id: 'R3.01',
          says: '_id (added by server)',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R3.02',
          says: 'sellerName',
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
          id: 'R3.03',
          says: 'email (seller)',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': ['M-4: createBike lists none under the e-mail of another'],
          },
        },
        {
          id: 'R3.04',
          says: "isVerified (copied from the seller's user record)",
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike copies the badge of a verified seller',
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R3.05',
          says: 'img (URL of the uploaded photo)',
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
            'packages/app/src/photos/photos.test.ts': [
              'U5: a photo that arrived is not sent again; another one is, and so is one that did not arrive',
            ],
          },
        },
        {
          id: 'R3.06',
          says: 'category_id (1 Honda, 2 Yamaha, 3 Royel Enfield)',
          stories: ['screens-addbike-addbikescreen--options', 'screens-addbike-addbikescreen--by-keyboard-only'],
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'listCategories lists the three brands',
              'createBike knows three brands',
            ],
          },
        },
        {
          id: 'R3.07',
          says: 'bikeName, originalPrice, resaleValue',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/app/src/testing/hostile-input/sent.test.ts': [
              'each naughty string › L1, L4: in every field of a bike is sent as it is, and comes back',
            ],
          },
        },
        {
          id: 'R3.08',
          says: 'condition (Excellent, Good or Fair)',
          stories: ['screens-addbike-addbikescreen--options'],
          tests: { 'packages/conformance/src/cases/bikes.ts': ['createBike knows three conditions'] },
        },
        {
          id: 'R3.09',
          says: 'usedYears, phone, location, description',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/app/src/testing/hostile-input/sent.test.ts': [
              'each naughty string › L1, L4: in every field of a bike is sent as it is, and comes back',
            ],
          },
        },
        {
          id: 'R3.10',
          says: 'purchaseYear (optional on display)',
          stories: ['components-bikecard--purchase-year-not-found', 'components-trandingnow--year-not-found'],
          tests: {
            'packages/app/src/testing/hostile-input/shown.browser.test.tsx': [
              'L5: a purchase year that is %s is Not Found',
            ],
          },
        },
        {
          id: 'R3.11',
          says: 'date (ISO text)',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Seller, finds what a seller has, and lists a bike without the badge',
            ],
          },
        },
        {
          id: 'R3.12',
          says: 'advDate',
          tests: {
            'mock-server/test/backend/bikes.test.ts': ['the bike advertised last is trending, until it is sold'],
          },
        },
        {
          id: 'R3.13',
          says: 'advertise (starts false)',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R3.14',
          says: 'soldOut (starts false)',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R3.15',
          says: 'report (starts false)',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
      ],
    },
    {
      about: 'User',
      requirements: [
        {
          id: 'R3.16',
          says: 'User: _id, name, email',
          stories: ['screens-allbuyers-allbuyersscreen--default'],
          tests: { 'packages/conformance/src/cases/users.ts': ['findUser finds one person'] },
        },
        {
          id: 'R3.17',
          says: 'role (buyer or seller; admin also exists)',
          tests: {
            'packages/conformance/src/cases/users.ts': [
              'createUser takes in a newcomer',
              'M-5: createUser makes nobody admin',
              'isAdmin knows the admin',
            ],
          },
        },
        {
          id: 'R3.18',
          says: 'isVerified (seller)',
          tests: {
            'packages/conformance/src/cases/users.ts': [
              'findUser finds one person',
              'M-5: createUser sets the id and the badge itself',
            ],
          },
        },
        {
          id: 'R3.19',
          says: 'Google sign-in creates the user with role buyer.',
          tests: {
            'packages/app/src/auth/session/sessionFaults.test.ts': ["A5: Google › makes Google's newcomer a buyer"],
            'packages/app/e2e/buying/buyer.spec.ts': ["Google's button signs a new person in as buyer"],
          },
        },
      ],
    },
    {
      about: 'Category',
      requirements: [
        {
          id: 'R3.20',
          says: 'Category: _id, name, img, category_id.',
          stories: ['components-topbikesbrand--default'],
          tests: {
            'packages/fixtures/test/fixtures.test.ts': [
              'the shop on its first morning › has brands of an id, a name, a picture and the number that their bikes carry, and of nothing else',
            ],
            'packages/conformance/src/cases/bikes.ts': ['listCategories lists the three brands'],
          },
        },
      ],
    },
    {
      about: 'Booking',
      requirements: [
        {
          id: 'R3.21',
          says: 'Booking: _id, bikeId, img, userName, userEmail, bikeName, resaleValue, phone, location',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': ['M-5: bookBike books a bike, as the server knows it'],
            'packages/app/src/testing/hostile-input/sent.test.ts': [
              'each naughty string › L1, L4: in every field of a booking is sent as it is, and comes back',
            ],
          },
        },
        {
          id: 'R3.22',
          says: 'paid (boolean)',
          tests: {
            'packages/conformance/src/cases/bookings.ts': [
              'M-5: bookBike books a bike, as the server knows it',
              'recordPayment makes a booking paid once, however often it is told',
            ],
          },
        },
      ],
    },
    {
      about: 'Reported item',
      requirements: [
        {
          id: 'R3.23',
          says: 'Reported item: shown as a bike listing (_id, bikeName, resaleValue, condition).',
          stories: ['screens-reporteditems-reporteditemsscreen--default'],
          tests: { 'packages/conformance/src/cases/bikes.ts': ['listReports lists what was reported'] },
        },
      ],
    },
    {
      about: 'Payment record',
      requirements: [
        {
          id: 'R3.24',
          says: 'Payment record sent: resaleValue, transactionId, userEmail, bookingId.',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bookings.ts': [
              'recordPayment makes a booking paid once, however often it is told',
            ],
          },
        },
      ],
    },
    {
      about: 'Auth response',
      requirements: [
        {
          id: 'R3.25',
          says: 'Auth response: accessToken',
          tests: {
            'packages/conformance/src/cases/users.ts': ['accessToken is given to a known address'],
            'packages/app/src/api/client.test.ts': ["the client › does not take the server's refusal for a token"],
          },
        },
        {
          id: 'R3.26',
          says: 'kept in local browser storage',
          tests: {
            'packages/app/src/auth/session/tokenStorage.test.ts': [
              'the token keeper › keeps a token over a reload, for its owner alone',
            ],
            'packages/app/e2e/buying/buyer.spec.ts': ['logging out leaves nothing behind'],
          },
        },
        {
          id: 'R3.27',
          says: 'and sent as a bearer authorization header',
          tests: {
            'packages/app/src/api/client.test.ts': [
              'the client › asks %s with its method, and the bearer only where the table says so',
            ],
          },
        },
      ],
    },
    {
      about: 'Image upload',
      requirements: [
        {
          id: 'R3.28',
          says: 'Image upload: form data with the photo under the field image',
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/conformance/src/cases/bikes.ts': [
              'uploadPhoto wants the field image',
              'uploadPhoto wants form data',
            ],
          },
        },
        {
          id: 'R3.29',
          says: 'the reply carries data.url',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'uploadPhoto keeps a photo, and gives the same photo the same place',
            ],
            'packages/app/e2e/selling/uploads.spec.ts': [
              'U4: whatever the image host does wrong is told beside the photo, the form stays, and no bike is listed',
            ],
          },
        },
      ],
    },
  ],
};
