import type { Section } from './requirement.ts';

/** §5 of the specification. */
export const validation: Section = {
  number: 5,
  title: 'Validation rules',
  groups: [
    {
      about: 'Add product',
      requirements: [
        {
          id: 'R5.01',
          says: "Add product (message shown under the field): category 'Type is required'",
          stories: ['screens-addbike-addbikescreen--category-required'],
        },
        {
          id: 'R5.02',
          says: "bikeName 'Bike name is required'",
          stories: ['screens-addbike-addbikescreen--bike-name-required'],
        },
        {
          id: 'R5.03',
          says: "originalPrice 'Price is required'",
          stories: ['screens-addbike-addbikescreen--original-price-required'],
        },
        {
          id: 'R5.04',
          says: "resaleValue 'Price is required'",
          stories: ['screens-addbike-addbikescreen--resale-value-required'],
        },
        {
          id: 'R5.05',
          says: "condition 'Condition is required'",
          stories: ['screens-addbike-addbikescreen--condition-required'],
        },
        {
          id: 'R5.06',
          says: "purchaseYear 'Used Year is required'",
          stories: ['screens-addbike-addbikescreen--purchase-year-required'],
        },
        {
          id: 'R5.07',
          says: "usedYears 'Used Year is required'",
          stories: ['screens-addbike-addbikescreen--used-years-required'],
        },
        {
          id: 'R5.08',
          says: "phone 'Phone number is required'",
          stories: ['screens-addbike-addbikescreen--phone-required'],
        },
        {
          id: 'R5.09',
          says: "location 'Location is required'",
          stories: ['screens-addbike-addbikescreen--location-required'],
        },
        {
          id: 'R5.10',
          says: "description 'Description is required'",
          stories: ['screens-addbike-addbikescreen--description-required'],
        },
        {
          id: 'R5.11',
          says: "photo 'Bike photo is required'",
          stories: ['screens-addbike-addbikescreen--photo-required'],
        },
        {
          id: 'R5.12',
          says: 'Price, year and phone are free text with no format rules.',
          stories: ['screens-addbike-addbikescreen--by-keyboard-only'],
          tests: {
            'packages/app/src/testing/hostile-input/typed.browser.test.tsx': [
              'L1, L4: Add A Bike hands over what was typed',
            ],
          },
        },
      ],
    },
    {
      about: 'Login',
      requirements: [
        {
          id: 'R5.13',
          says: "Login: email 'Email Address is required'",
          stories: ['screens-login-loginscreen--email-address-is-required'],
        },
        {
          id: 'R5.14',
          says: "Login: … password 'Password is required'",
          stories: ['screens-login-loginscreen--password-is-required'],
        },
      ],
    },
    {
      about: 'Sign up',
      requirements: [
        {
          id: 'R5.15',
          says: "Sign up: name 'Name is required'",
          stories: ['screens-signup-signupscreen--name-is-required'],
        },
        {
          id: 'R5.16',
          says: "Sign up: … email 'Email Address is required'",
          stories: ['screens-signup-signupscreen--email-address-is-required'],
        },
        {
          id: 'R5.17',
          says: "Sign up: … role 'Type is required'",
          stories: ['screens-signup-signupscreen--type-is-required'],
        },
        {
          id: 'R5.18',
          says: "Sign up: … password 'Password is required'",
          stories: ['screens-signup-signupscreen--password-is-required'],
        },
        {
          id: 'R5.19',
          says: 'No length or pattern rules are shown.',
          tests: {
            'packages/app/src/testing/hostile-input/typed.browser.test.tsx': [
              'L1, L4: Login hands over what was typed',
              'L1, L4: Sign up hands over what was typed',
            ],
          },
        },
      ],
    },
    {
      about: 'Booking',
      requirements: [
        {
          id: 'R5.20',
          says: 'Booking: phone … required',
          stories: ['components-bookingdialog--phone-number-is-required'],
        },
        {
          id: 'R5.21',
          says: 'Booking: … location required',
          stories: ['components-bookingdialog--location-is-required'],
        },
        {
          id: 'R5.22',
          says: 'name, email, bike name and price read-only',
          stories: ['components-bookingdialog--default'],
        },
      ],
    },
    {
      about: 'Payment',
      requirements: [
        {
          id: 'R5.23',
          says: 'Payment: with no card element or no payment library, nothing happens.',
          note: 'There is no Pay to press, and it is said why, with a way to try again.',
          stories: ['screens-payment-paymentscreen--no-library'],
          tests: {
            'packages/app/src/payments/checkout/toPaymentState.test.ts': [
              'a payment on its page › P15: offers to load a library that is missing, but not in the place of a charge that is being recorded',
            ],
            'packages/app/e2e/payments/payments.spec.ts': [
              'P15: a card library that is blocked is said and tried again; the shop around it goes on',
            ],
          },
        },
        {
          id: 'R5.24',
          says: 'A card error message from the payment provider is shown in red under the form.',
          stories: ['screens-payment-paymentscreen--declined'],
          tests: {
            'packages/app/src/payments/checkout/toPaymentState.test.ts': [
              "a payment on its page › shows the provider's own message about a card (spec §5)",
            ],
          },
        },
      ],
    },
  ],
};
