import type { Section } from './requirement.ts';

/** §9 of the specification. */
export const constants: Section = {
  number: 9,
  title: 'Business constants and limits',
  groups: [
    {
      about: 'Money and dates',
      requirements: [
        {
          id: 'R9.01',
          says: 'Currency BDT.',
          stories: ['components-price--default', 'components-bikecard--default'],
          tests: { 'mock-server/test/backend/bookings.test.ts': ['an intent is for the price in poisha'] },
        },
        {
          id: 'R9.02',
          says: 'Posted date shown as first 10 characters of the date text.',
          stories: ['components-bikecard--old-record'],
          tests: { 'packages/ui/src/lib/format.test.ts': ['shows the first ten characters of %o'] },
        },
      ],
    },
    {
      about: 'What can be chosen',
      requirements: [
        {
          id: 'R9.03',
          says: 'Category ids 1 to 3 (Honda, Yamaha, Royel Enfield).',
          stories: ['screens-addbike-addbikescreen--options'],
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'listCategories lists the three brands',
              'createBike knows three brands',
            ],
          },
        },
        {
          id: 'R9.04',
          says: 'Condition options: Excellent, Good, Fair.',
          stories: ['screens-addbike-addbikescreen--options'],
        },
        {
          id: 'R9.05',
          says: 'Sign-up roles: buyer, seller.',
          stories: ['screens-signup-signupscreen--a-buyer-by-keyboard-alone'],
          tests: { 'packages/conformance/src/cases/users.ts': ['M-5: createUser makes nobody admin'] },
        },
      ],
    },
    {
      about: 'Business summary',
      requirements: [
        {
          id: 'R9.06',
          says: 'Business summary counters, animated over 3 seconds',
          stories: ['components-odometer--rolling'],
          tests: {
            'packages/ui/src/theme/tokens.test.ts': [
              'has the counters of the business summary roll for 3 seconds (spec §9)',
            ],
          },
        },
        {
          id: 'R9.07',
          says: 'Annual Revenue 8000 (Jan 1st 2022 to Nov 1st 2022)',
          stories: ['components-businesssummary--default'],
        },
        {
          id: 'R9.08',
          says: 'Total Customers 1200 (up 400, 22%)',
          stories: ['components-businesssummary--default'],
        },
        {
          id: 'R9.09',
          says: 'Total Feedback 250 (up 90, 26%)',
          stories: ['components-businesssummary--default'],
        },
        {
          id: 'R9.10',
          says: 'Products Sold 3500 (up 1200, 15%)',
          stories: ['components-businesssummary--default'],
        },
      ],
    },
    {
      about: 'Toasts',
      requirements: [
        {
          id: 'R9.11',
          says: 'Toasts appear top center',
          stories: ['components-toasts--default'],
        },
        {
          id: 'R9.12',
          says: 'at most 20 at once',
          stories: ['components-toasts--at-most-twenty'],
          tests: {
            'packages/ui/src/components/feedback/Toasts/toast.test.ts': [
              'shows at most 20 at once, and lets the oldest go',
            ],
          },
        },
        {
          id: 'R9.13',
          says: 'display times 4 s (plain, error)',
          tests: {
            'packages/ui/src/components/feedback/Toasts/toast.test.ts': ['keeps to the display times of spec §9'],
          },
        },
        {
          id: 'R9.14',
          says: '2 s (success)',
          stories: ['components-toasts--goes-away'],
          tests: {
            'packages/ui/src/components/feedback/Toasts/toast.test.ts': ['keeps to the display times of spec §9'],
          },
        },
        {
          id: 'R9.15',
          says: '4 s (custom)',
          tests: {
            'packages/ui/src/components/feedback/Toasts/toast.test.ts': ['keeps to the display times of spec §9'],
          },
        },
        {
          id: 'R9.16',
          says: 'loading toasts stay until dismissed',
          stories: ['components-toasts--loading-until-dismissed', 'components-toasts--goes-away'],
        },
      ],
    },
    {
      about: 'Payment provider',
      requirements: [
        {
          id: 'R9.17',
          says: 'Payment provider in test mode with a publishable key {key}.',
          tests: {
            'packages/app/src/config/settings.test.ts': [
              'settings › leave no stand-in when everything is given',
              'settings › refuse %o with a sentence that names the setting',
            ],
          },
        },
      ],
    },
    {
      about: 'Data fetching',
      requirements: [
        {
          id: 'R9.18',
          says: 'Data fetching retries 3 times',
          tests: {
            'packages/app/src/api/network.test.ts': [
              'what is asked again › N3: a read is tried three times more, after 1, 2 and 4 s',
            ],
          },
        },
        {
          id: 'R9.19',
          says: 'with backoff doubling from 1 s',
          tests: {
            'packages/app/src/api/network.test.ts': [
              'what is asked again › N3: a read is tried three times more, after 1, 2 and 4 s',
            ],
          },
        },
        {
          id: 'R9.20',
          says: 'up to 30 s',
          tests: { 'packages/app/src/api/network.test.ts': ['what is asked again › N3: no pause is longer than 30 s'] },
        },
        {
          id: 'R9.21',
          says: 'cache retention 5 minutes by default',
          tests: {
            'packages/app/src/atoms/queries/queryClient.test.ts': ['what was read › is kept for five minutes'],
          },
        },
      ],
    },
    {
      about: 'Sign-in',
      requirements: [
        {
          id: 'R9.22',
          says: 'Auth popup 500 by 600',
          note: "Firebase's own, and not to be set: that the installed one still has them is what is checked.",
          tests: {
            'packages/app/src/auth/provider/firebase/firebaseNumbers.test.ts': [
              'Firebase has the numbers of spec §9: %s',
            ],
          },
        },
        {
          id: 'R9.23',
          says: 'popup polling 2 to 10 seconds',
          tests: {
            'packages/app/src/auth/provider/firebase/firebaseNumbers.test.ts': [
              'Firebase has the numbers of spec §9: %s',
            ],
          },
        },
        {
          id: 'R9.24',
          says: 'auth event cache 10 minutes',
          tests: {
            'packages/app/src/auth/provider/firebase/firebaseNumbers.test.ts': [
              'Firebase has the numbers of spec §9: %s',
            ],
          },
        },
        {
          id: 'R9.25',
          says: 'id-token max age for sync 300 seconds',
          tests: {
            'packages/app/src/auth/provider/firebase/firebaseNumbers.test.ts': [
              'Firebase has the numbers of spec §9: %s',
            ],
          },
        },
      ],
    },
  ],
};
