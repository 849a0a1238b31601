/** Stripe's public test cards. The fake Stripe of the app has checked the form of the card data. */

export type CardDecline = { code: string; decline_code?: string; message: string };

export type CardOutcome = 'succeeds' | 'requiresAuthentication' | CardDecline;

const declinedFor = (reason: string, message = 'Your card was declined.'): CardDecline => ({
  code: 'card_declined',
  decline_code: reason,
  message,
});

/** Stripe's test cards, one of each brand and of each result. Source: https://docs.stripe.com/testing */
const testCards = new Map<string, CardOutcome>([
  ['4242424242424242', 'succeeds'],
  ['4000056655665556', 'succeeds'],
  ['5555555555554444', 'succeeds'],
  ['378282246310005', 'succeeds'],
  ['6011111111111117', 'succeeds'],
  ['3056930009020004', 'succeeds'],
  ['3566002020360505', 'succeeds'],
  ['6200000000000005', 'succeeds'],
  ['4000002500003155', 'requiresAuthentication'],
  ['4000000000000002', declinedFor('generic_decline')],
  ['4000000000009995', declinedFor('insufficient_funds', 'Your card has insufficient funds.')],
  ['4000000000009987', declinedFor('lost_card')],
  ['4000000000000069', { code: 'expired_card', message: 'Your card has expired.' }],
  ['4000000000000127', { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }],
  [
    '4000000000000119',
    {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  ],
]);

/** The error for a real card number, because Stripe's test mode charges only test cards. */
const liveCardDeclined = declinedFor(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** @param number digits only */
export const outcomeOfCard = (number: string): CardOutcome => testCards.get(number) ?? liveCardDeclined;
