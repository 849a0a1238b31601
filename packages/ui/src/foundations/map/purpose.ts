import type { Section } from './requirement.ts';

/** §1 of the specification. */
export const purpose: Section = {
  number: 1,
  title: 'What the product does and for whom',
  groups: [
    {
      about: 'The product',
      requirements: [
        {
          id: 'R1.01',
          says: 'The product is a marketplace for used (vintage) motorbikes with three kinds of user: buyers, sellers and an admin.',
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
      ],
    },
    {
      about: 'Buyers',
      requirements: [
        {
          id: 'R1.02',
          says: 'Buyers browse bikes (by brand category)',
          stories: ['app-lists--bikes-loaded'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
        {
          id: 'R1.03',
          says: 'book a bike by giving a phone number and a meeting location',
          stories: ['app-toasts--booked'],
          tests: {
            'packages/conformance/src/cases/bookings.ts': [
              'M-5: bookBike books a bike, as the server knows it',
              'bookBike wants a phone number',
              'bookBike wants a meeting location',
            ],
          },
        },
        {
          id: 'R1.04',
          says: 'report a suspicious listing to the admin',
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer reports a bike, and the admin finds it counted and listed',
            ],
          },
        },
        {
          id: 'R1.05',
          says: 'pay for a booking by card',
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
      about: 'Sellers',
      requirements: [
        {
          id: 'R1.06',
          says: 'Sellers add bike listings',
          stories: ['app-toasts--bike-added'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R1.07',
          says: 'Sellers … advertise them',
          stories: ['app-toasts--advertised'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R1.08',
          says: 'Sellers … delete them',
          stories: ['app-toasts--bike-deleted'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R1.09',
          says: 'The admin can verify a seller, which shows a verified badge next to the seller name.',
          stories: ['app-journeys--admin'],
          tests: {
            'packages/app/e2e/admin/admin.spec.ts': [
              "an admin's day: verifies a seller, whose bikes then carry the badge",
            ],
          },
        },
      ],
    },
    {
      about: 'The admin',
      requirements: [
        {
          id: 'R1.10',
          says: 'The admin lists … buyers',
          stories: ['app-lists--all-buyers-loaded'],
          tests: { 'packages/app/e2e/admin/admin.spec.ts': ['an admin deletes a buyer, a seller and a reported bike'] },
        },
        {
          id: 'R1.11',
          says: 'The admin lists … sellers',
          stories: ['app-lists--all-seller-loaded'],
          tests: {
            'packages/app/e2e/admin/admin.spec.ts': [
              "an admin's day: verifies a seller, whose bikes then carry the badge",
            ],
          },
        },
        {
          id: 'R1.12',
          says: 'The admin … deletes buyers and sellers',
          tests: { 'packages/app/e2e/admin/admin.spec.ts': ['an admin deletes a buyer, a seller and a reported bike'] },
        },
        {
          id: 'R1.13',
          says: 'The admin … verifies sellers',
          stories: ['app-toasts--seller-verified'],
        },
        {
          id: 'R1.14',
          says: 'The admin … reviews and deletes reported items',
          stories: ['app-lists--reported-items-loaded'],
          tests: { 'packages/app/e2e/admin/admin.spec.ts': ['an admin deletes a buyer, a seller and a reported bike'] },
        },
      ],
    },
    {
      about: 'Visitors',
      requirements: [
        {
          id: 'R1.15',
          says: 'Visitors see a home page with a banner, a trending advertised bike, brand categories, a photo gallery, a business summary and a contact form.',
          stories: ['app-journeys--guest', 'screens-home-homescreen--default'],
          tests: {
            'packages/app/e2e/buying/guest.spec.ts': [
              "a guest's tour: the home page, a message, the blogs, and a brand that wants a login first",
            ],
          },
        },
        {
          id: 'R1.16',
          says: 'A blog page holds four static developer Q&A cards, one with an image.',
          stories: ['screens-blogs-blogsscreen--four-cards-one-with-an-image'],
        },
        {
          id: 'R1.17',
          says: 'Footer text says the product has provided service since 2022.',
          stories: ['components-footer--default'],
        },
      ],
    },
    {
      about: 'Other services',
      requirements: [
        {
          id: 'R1.18',
          says: 'Sign-in (email and password … ) goes through an external identity provider',
          tests: {
            'packages/app/src/auth/provider/authProviderContract.ts': [
              'signs in, and has told so before the promise settles',
            ],
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Buyer, finds what a buyer has, and books at once',
            ],
          },
        },
        {
          id: 'R1.19',
          says: 'Sign-in ( … Google) goes through an external identity provider',
          tests: {
            'packages/app/src/auth/provider/authProviderContract.ts': [
              'opens an account at the first visit with Google, and finds it again at the second',
            ],
            'packages/app/e2e/buying/buyer.spec.ts': ["Google's button signs a new person in as buyer"],
          },
        },
        {
          id: 'R1.20',
          says: 'A hosted image service stores bike photos.',
          tests: {
            'packages/conformance/src/cases/bikes.ts': [
              'uploadPhoto keeps a photo, and gives the same photo the same place',
            ],
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R1.21',
          says: 'A card payment provider (test mode) takes payments.',
          tests: {
            'packages/app/src/config/settings.test.ts': ['settings › refuse %o with a sentence that names the setting'],
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
      ],
    },
  ],
};
