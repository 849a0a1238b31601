import type { Section } from './requirement.ts';

/** §4 of the specification. */
export const states: Section = {
  number: 4,
  title: 'States and transitions',
  groups: [
    {
      about: 'Seller',
      requirements: [
        {
          id: 'R4.01',
          says: "Seller: unverified to verified when an admin presses 'make verified'.",
          stories: ['app-toasts--seller-verified'],
          tests: {
            'packages/conformance/src/cases/users.ts': ['verifySeller verifies a seller'],
            'packages/app/e2e/admin/admin.spec.ts': [
              "an admin's day: verifies a seller, whose bikes then carry the badge",
            ],
          },
        },
        {
          id: 'R4.02',
          says: 'No reverse is shown.',
          stories: ['screens-allseller-allsellerscreen--verified'],
        },
      ],
    },
    {
      about: 'Product',
      requirements: [
        {
          id: 'R4.03',
          says: 'Product: starts available, not advertised, not reported.',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'M-5: createBike lists a bike, its badge, flags and date set by the server',
            ],
          },
        },
        {
          id: 'R4.04',
          says: 'Advertise sets it advertised',
          tests: {
            'packages/conformance/src/cases/bikes.ts': ['advertise puts a bike on the home page'],
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R4.05',
          says: 'offered only while not sold out',
          stories: ['screens-myproduct-myproductscreen--sold-out'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': ['a sold bike can be deleted, and no longer be advertised'],
          },
        },
        {
          id: 'R4.06',
          says: 'After a successful payment the server marks it sold',
          tests: {
            'packages/conformance/src/cases/bookings.ts': ['markSold takes a bike off the home page, once'],
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › confirms, then records, then marks the bike sold, then says paid, and writes each step down before',
            ],
          },
        },
        {
          id: 'R4.07',
          says: 'and sold-out bikes vanish from the list',
          stories: ['screens-bikelist-bikelistscreen--sold-out-bikes-are-not-shown'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
        {
          id: 'R4.08',
          says: 'Deletion removes it.',
          tests: {
            'packages/conformance/src/cases/bikes.ts': ['M-13: deleteBike removes a bike, and leaves its bookings'],
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R4.09',
          says: "How reported is set is by the buyer's report action",
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer reports a bike, and the admin finds it counted and listed',
            ],
            'packages/conformance/src/cases/bikes.ts': ['reportBike puts a bike on the list of reports'],
          },
        },
        {
          id: 'R4.10',
          says: 'the admin can delete reports',
          stories: ['app-toasts--reported-bike-deleted'],
          tests: { 'packages/conformance/src/cases/bikes.ts': ['deleteReport removes the reported bike itself'] },
        },
      ],
    },
    {
      about: 'Booking',
      requirements: [
        {
          id: 'R4.11',
          says: 'Booking: unpaid to paid through the payment screen.',
          stories: ['app-journeys--buyer-pays'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
      ],
    },
    {
      about: 'Booking modal',
      requirements: [
        {
          id: 'R4.12',
          says: 'Booking modal: opens per selected bike',
          stories: ['screens-bikelist-bikelistscreen--booking'],
        },
        {
          id: 'R4.13',
          says: 'closes after a successful … submit',
          stories: ['screens-bikelist-bikelistscreen--booking', 'app-toasts--booked'],
        },
        {
          id: 'R4.14',
          says: 'closes after a … failed submit',
          stories: ['screens-bikelist-bikelistscreen--booking-refused', 'app-toasts--booking-failed'],
        },
        {
          id: 'R4.15',
          says: 'and clears the selection',
          stories: ['screens-bikelist-bikelistscreen--booking-refused'],
        },
      ],
    },
    {
      about: 'Payment',
      requirements: [
        {
          id: 'R4.16',
          says: 'Payment: on load the page asks the server for a client secret.',
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › P1: one secret is asked for, however often the page is drawn, left, or opened again',
            ],
            'packages/app/e2e/payments/payments.spec.ts': [
              'P1: a reload, leaving and coming back before paying ask for one intent',
            ],
          },
        },
        {
          id: 'R4.17',
          says: 'Pay is disabled until the payment library is ready',
          stories: ['screens-payment-paymentscreen--preparing'],
          tests: {
            'packages/app/src/payments/checkout/toPaymentState.test.ts': [
              'a payment on its page › opens Pay only with its form',
            ],
            'packages/app/e2e/payments/payments.spec.ts': [
              'P15: a card library that takes half a minute is said to be missing, and used once it is there',
            ],
          },
        },
        {
          id: 'R4.18',
          says: 'the secret has arrived',
          stories: ['screens-payment-paymentscreen--preparing'],
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › is preparing until the secret has arrived, and takes no card before (spec §4)',
            ],
          },
        },
        {
          id: 'R4.19',
          says: 'and no payment is processing',
          stories: ['screens-payment-paymentscreen--processing'],
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › P2: twenty presses and an Enter in one tick are one confirmation',
            ],
          },
        },
        {
          id: 'R4.20',
          says: 'After the card is confirmed with status succeeded, the payment is recorded',
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › confirms, then records, then marks the bike sold, then says paid, and writes each step down before',
              'a checkout › P5: an authentication that %s leaves the form usable',
            ],
          },
        },
        {
          id: 'R4.21',
          says: 'then the bike is marked sold',
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › confirms, then records, then marks the bike sold, then says paid, and writes each step down before',
            ],
          },
        },
        {
          id: 'R4.22',
          says: 'then the success message shows',
          stories: ['app-journeys--buyer-pays'],
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › confirms, then records, then marks the bike sold, then says paid, and writes each step down before',
            ],
          },
        },
      ],
    },
    {
      about: 'Login flow',
      requirements: [
        {
          id: 'R4.23',
          says: 'Login flow: after sign-in an access token is requested for the email',
          tests: {
            'packages/app/src/auth/session/session.test.ts': [
              'a session › stores the access token before anybody counts as signed in',
            ],
          },
        },
        {
          id: 'R4.24',
          says: 'once stored, the user goes to the remembered location (default /)',
          stories: ['app-guards--entry-is-finished-later'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a guest is sent to the login page and brought back, the query kept',
            ],
            'packages/app/src/auth/session/session.test.ts': [
              'a session › stores the access token before anybody counts as signed in',
            ],
          },
        },
        {
          id: 'R4.25',
          says: 'After sign-up the user goes to /.',
          stories: ['app-toasts--profile-not-saved'],
          tests: {
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Buyer, finds what a buyer has, and books at once',
            ],
          },
        },
      ],
    },
    {
      about: 'Auth state',
      requirements: [
        {
          id: 'R4.26',
          says: 'Auth state: loading until the first auth state arrives',
          tests: {
            'packages/app/src/auth/session/session.test.ts': [
              'a session › is loading until the first answer, and then a guest',
            ],
            'packages/app/src/auth/provider/authProviderContract.ts': [
              'tells each listener the first answer, and never before onChange has returned',
            ],
          },
        },
        {
          id: 'R4.27',
          says: 'loading is set again on sign-in, sign-up, logout and Google login',
          tests: {
            'packages/app/src/auth/session/session.test.ts': [
              'a session › is loading again on %s, until it is over (spec §4)',
            ],
          },
        },
      ],
    },
  ],
};
