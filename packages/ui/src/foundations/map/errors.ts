import type { Section } from './requirement.ts';

/** §8 of the specification. */
export const errors: Section = {
  number: 8,
  title: 'Error catalogue',
  groups: [
    {
      about: 'Sign-in',
      requirements: [
        {
          id: 'R8.01',
          says: "Login … failure: provider's error message as a toast.",
          note: "In a sentence of ours for each of the provider's codes: its own hold keys and addresses.",
          stories: ['app-toasts--login-failed'],
          tests: {
            'packages/app/e2e/auth/session.spec.ts': [
              'A2: each refusal is told in a sentence of its own, and can be tried again',
            ],
            'packages/app/src/auth/provider/firebase/firebaseErrors.test.ts': [
              'what Firebase says, in our words › A2: %s is told in a sentence of its own',
            ],
          },
        },
        {
          id: 'R8.02',
          says: "sign-up failure: provider's error message as a toast.",
          note: "In a sentence of ours for each of the provider's codes: its own hold keys and addresses.",
          stories: ['app-toasts--sign-up-failed'],
          tests: {
            'packages/app/src/auth/provider/firebase/firebaseErrors.test.ts': [
              'what Firebase says, in our words › A2: %s is told in a sentence of its own',
            ],
          },
        },
        {
          id: 'R8.03',
          says: 'Profile update failure on sign-up: toast with the error.',
          stories: ['app-toasts--profile-not-saved'],
          tests: {
            'packages/app/src/auth/session/session.test.ts': [
              'a session › signs up whose name could not be saved, and says so',
            ],
          },
        },
        {
          id: 'R8.04',
          says: 'Logout failure: error toast.',
          stories: ['app-toasts--logout-failed'],
        },
        {
          id: 'R8.05',
          says: 'Google sign-in failure: only logged.',
          note: 'Nothing is said of a window that somebody has closed; of one that was blocked, there is a hint, because only they can mend it.',
          stories: ['app-toasts--google-failed'],
          tests: {
            'packages/app/e2e/auth/session.spec.ts': [
              'A3: two quick clicks open one window; closed, it leaves no word behind, and nothing that waits',
            ],
            'packages/app/src/auth/provider/firebase/popup.mocked.test.ts': [
              "Google's window › A3: %s leaves nobody waiting",
            ],
          },
        },
      ],
    },
    {
      about: 'Booking',
      requirements: [
        {
          id: 'R8.06',
          says: "Booking failure: the server's message in an error toast, modal closes.",
          stories: ['app-toasts--booking-failed'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': ['the same bike cannot be booked twice, and the server says so'],
          },
        },
        {
          id: 'R8.07',
          says: "Success: 'Booking successfull'.",
          stories: ['app-toasts--booked'],
        },
      ],
    },
    {
      about: 'Payment',
      requirements: [
        {
          id: 'R8.08',
          says: 'Payment card error: provider message in red.',
          stories: ['screens-payment-paymentscreen--declined'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': ['Pay stays alive after a declined card, and nobody pays twice'],
          },
        },
        {
          id: 'R8.09',
          says: "Success texts: 'Payment Success' (toast)",
          stories: ['app-journeys--buyer-pays'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
        {
          id: 'R8.10',
          says: "'Congrats! your payment completed'",
          stories: ['screens-payment-paymentscreen--paid'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
        {
          id: 'R8.11',
          says: "'Your TransactionId:' with the id",
          stories: ['screens-payment-paymentscreen--paid'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
      ],
    },
    {
      about: 'Admin toasts',
      requirements: [
        {
          id: 'R8.12',
          says: "Admin toasts: 'Seller Deleted Successfully'",
          stories: ['app-toasts--seller-deleted'],
        },
        {
          id: 'R8.13',
          says: "'Seller Verified successful.'",
          stories: ['app-toasts--seller-verified'],
        },
        {
          id: 'R8.14',
          says: "'Successfully Deleted'",
          stories: ['app-toasts--buyer-deleted', 'app-toasts--reported-bike-deleted'],
        },
      ],
    },
    {
      about: 'Other success toasts',
      requirements: [
        {
          id: 'R8.15',
          says: "Other success toasts: 'Login Successfull'",
          stories: ['app-toasts--logged-in'],
        },
        {
          id: 'R8.16',
          says: "Other success toasts: … 'Login successfull'",
          note: 'With Google; the other spelling is that of the form.',
          stories: ['app-toasts--logged-in-with-google'],
        },
        {
          id: 'R8.17',
          says: "Other success toasts: … 'Sign Up successfull'",
          stories: ['app-toasts--signed-up'],
        },
        {
          id: 'R8.18',
          says: "Other success toasts: … 'New product is added successfully'",
          stories: ['app-toasts--bike-added'],
        },
        {
          id: 'R8.19',
          says: "Other success toasts: … 'advertise Successfully'",
          stories: ['app-toasts--advertised'],
        },
        {
          id: 'R8.20',
          says: "Other success toasts: … 'Bike Deleted Successfully'",
          stories: ['app-toasts--bike-deleted'],
        },
        {
          id: 'R8.21',
          says: "Other success toasts: … 'Reported Successfully'",
          stories: ['app-toasts--reported'],
        },
        {
          id: 'R8.22',
          says: "Other success toasts: … 'Logout successfull'",
          stories: ['app-toasts--logged-out'],
        },
      ],
    },
    {
      about: 'Delete confirmation',
      requirements: [
        {
          id: 'R8.23',
          says: "Delete confirmation: 'Are You sure You to delete?'",
          stories: ['components-deletebutton--asking'],
        },
        {
          id: 'R8.24',
          says: "'If You delete {name} ,It can not be undo'",
          stories: ['components-deletebutton--asking', 'components-deletebutton--without-a-name'],
        },
      ],
    },
    {
      about: 'Route error page',
      requirements: [
        {
          id: 'R8.25',
          says: 'Route error page shows the error status text …',
          stories: ['app-broken--status-text'],
        },
        {
          id: 'R8.26',
          says: 'Route error page shows the … message',
          stories: ['screens-routeerror-routeerrorscreen--message'],
        },
        {
          id: 'R8.27',
          says: 'a chunk-load failure gives a generic message',
          stories: ['screens-routeerror-routeerrorscreen--chunk-load-failure'],
          tests: {
            'packages/app/e2e/resilience/deploy.spec.ts': [
              'D1: a part of the app that … is asked for once more, then told, and Logout leads on',
            ],
          },
        },
      ],
    },
    {
      about: 'Where no handling is shown',
      requirements: [
        {
          id: 'R8.28',
          says: 'Failures of the product create … calls … : no handling shown',
          note: 'Each of these is told in a sentence; nothing that was typed is lost, and nothing that changes something is asked again by itself.',
          stories: ['app-toasts--bike-not-added'],
        },
        {
          id: 'R8.29',
          says: 'Failures of the … advertise … calls',
          stories: ['app-toasts--not-advertised'],
        },
        {
          id: 'R8.30',
          says: 'Failures of the … delete … calls',
          stories: [
            'app-toasts--bike-not-deleted',
            'app-toasts--buyer-not-deleted',
            'app-toasts--seller-not-deleted',
            'app-toasts--reported-bike-not-deleted',
          ],
        },
        {
          id: 'R8.31',
          says: 'Failures of the … image upload calls',
          stories: ['app-toasts--photo-not-uploaded'],
          tests: {
            'packages/app/e2e/selling/uploads.spec.ts': [
              'U4: whatever the image host does wrong is told beside the photo, the form stays, and no bike is listed',
            ],
          },
        },
        {
          id: 'R8.32',
          says: 'and of the role … fetches',
          stories: ['app-guards--role-could-not-be-asked'],
        },
        {
          id: 'R8.33',
          says: 'payment-intent … fetches',
          stories: ['screens-payment-paymentscreen--preparing-failed'],
          tests: {
            'packages/app/src/payments/checkout/checkout.test.ts': [
              'a checkout › says why no secret came, and tries again when asked to',
            ],
          },
        },
        {
          id: 'R8.34',
          says: 'list fetches',
          stories: [
            'app-lists--trending-failed',
            'app-lists--brands-failed',
            'app-lists--bikes-failed',
            'app-lists--my-orders-failed',
            'app-lists--my-product-failed',
            'app-lists--all-buyers-failed',
            'app-lists--all-seller-failed',
            'app-lists--reported-items-failed',
          ],
          tests: {
            'packages/app/src/testing/fault-matrix/lists.browser.test.tsx': [
              'the connection › N1: gone from the start: a notice and a way to try again; once it is there, the lists come by themselves',
            ],
            'packages/app/e2e/auth/accessDenied.spec.ts': [
              'a list that cannot be had says so, and comes when asked again',
            ],
          },
        },
      ],
    },
  ],
};
