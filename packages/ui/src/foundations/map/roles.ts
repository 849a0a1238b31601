import type { Section } from './requirement.ts';

/** §6 of the specification. */
export const roles: Section = {
  number: 6,
  title: 'Roles and permissions',
  groups: [
    {
      about: 'Who is asked',
      requirements: [
        {
          id: 'R6.01',
          says: "Role is determined by asking the server with the user's email (admin, buyer or seller).",
          stories: ['app-guards--no-role-at-all'],
          tests: {
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
            'packages/app/src/auth/session/session.test.ts': [
              'a session › makes them known by the e-mail that the identity provider knows, which their role is asked with',
            ],
          },
        },
      ],
    },
    {
      about: 'Who may do what',
      requirements: [
        {
          id: 'R6.02',
          says: 'Any logged-in user: dashboard index and /categories/{id}.',
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R6.03',
          says: 'Buyer: My Orders, payment page',
          tests: {
            'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'],
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Buyer, finds what a buyer has, and books at once',
            ],
          },
        },
        {
          id: 'R6.04',
          says: 'Buyer: … can book and report bikes',
          stories: ['screens-bikelist-bikelistscreen--buyer-view'],
          tests: { 'packages/conformance/src/cases/bookings.ts': ['bookBike refuses whoever is no buyer'] },
        },
        {
          id: 'R6.05',
          says: 'Seller: Add a Product, My Product.',
          tests: {
            'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'],
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Seller, finds what a seller has, and lists a bike without the badge',
            ],
          },
        },
        {
          id: 'R6.06',
          says: 'Admin: All Buyers, All Sellers, Reported Items',
          stories: ['components-dashboardlayout--admin'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R6.07',
          says: 'can delete users',
          tests: {
            'packages/app/e2e/admin/admin.spec.ts': ['an admin deletes a buyer, a seller and a reported bike'],
            'packages/conformance/src/cases/users.ts': [
              'deleteUser removes a user, and leaves their bookings',
              'M-4: deleteUser is not for sellers',
            ],
          },
        },
        {
          id: 'R6.08',
          says: 'Admin: … verify sellers',
          tests: {
            'packages/app/e2e/admin/admin.spec.ts': [
              "an admin's day: verifies a seller, whose bikes then carry the badge",
            ],
            'packages/conformance/src/cases/users.ts': ['M-4: verifySeller is not for the seller'],
          },
        },
        {
          id: 'R6.09',
          says: 'Admin: … delete reports',
          tests: { 'packages/app/e2e/admin/admin.spec.ts': ['an admin deletes a buyer, a seller and a reported bike'] },
        },
        {
          id: 'R6.10',
          says: 'Anyone else cannot book (disabled button).',
          stories: [
            'screens-bikelist-bikelistscreen--seller-view',
            'screens-bikelist-bikelistscreen--admin-view',
            'screens-bikelist-bikelistscreen--role-not-known',
          ],
        },
        {
          id: 'R6.11',
          says: 'A guest is redirected to /login.',
          tests: {
            'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'],
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a guest is sent to the login page and brought back, the query kept',
            ],
          },
        },
      ],
    },
    {
      about: 'Protected calls',
      requirements: [
        {
          id: 'R6.12',
          says: 'Protected calls send an authorization header (the word bearer plus the access token from local storage)',
          tests: {
            'packages/app/src/api/client.test.ts': [
              'the client › asks %s with its method, and the bearer only where the table says so',
            ],
            'packages/app/src/auth/session/session.test.ts': [
              'a session › keeps the token over a reload, and asks for one only where there is none',
            ],
          },
        },
        {
          id: 'R6.13',
          says: 'create-payment-intent, payments, user deletion, seller verification, product creation, advertise and product deletion',
          tests: {
            'mock-server/test/backend/tokenRules.test.ts': [
              'these are all the calls that carry a token',
              'the token of %s › M-4: … takes a good token, and the same one no longer when it has expired',
            ],
            'packages/app/e2e/contract/endpoints.spec.ts': [
              'four people use everything: every call of the table is made as it says, and what writes is asked once',
            ],
          },
        },
      ],
    },
  ],
};
