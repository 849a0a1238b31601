import { createCopy } from '../language/createCopy.ts';
import { groupDigits } from '../lib/format.ts';

/** '400000 BDT' becomes '4,00,000 BDT'. */
const groupAmount = (amount: string): string =>
  amount.replace(/(?<![\d.])\d{4,}/g, (digits) => groupDigits(Number(digits)));

export const enPayment = {
  // docs/requirements.md §2, §4, §5 and §8: Payment ----

  payment: {
    loading: 'Loading the order',
    failed: 'This order cannot be shown',
    paymentFor: 'Payment for',
    pleasePay: 'Please Pay',
    /** After the charge, `charged` is shown instead of *Please Pay*, and `paid` when it was recorded. */
    charged: 'Charged',
    paid: 'Paid',
    /** `charge` is the amount with its currency: '400000 BDT'. */
    willBeCharged: (charge: string) => `Your card will be charged ${groupAmount(charge)}`,
    card: 'Card',
    safe: 'Stripe processes the payment. Second\u00a0Gear does not keep your card number.',
    cardNumber: 'Card number',
    expiryDate: 'Expiry date',
    expiryPlaceholder: 'MM / YY',
    cvc: 'CVC',
    pay: 'Pay',
    /** The argument of `willBeCharged` if a card is not charged in BDT. */
    notInBdt: (charge: string, price: string) => `${charge}, not ${price}`,
    otherCharge: (actual: string, expected: string) =>
      `The payment was stopped: our server asked for ${actual} instead of ${expected}. Your card was not charged.`,
    preparing: 'Preparing the payment…',
    processing: 'Your payment is being processed…',
    pending: 'Your payment is still being processed. Look in My Orders in a while; do not pay again.',
    notConfirmed: 'The payment could not be confirmed. Try again: you will not be charged twice.',
    recording: 'Your card was charged. Saving the payment…',
    notRecorded:
      'Your card was charged, and you will not be charged again. The payment is not recorded yet; we keep trying while this page is open, and when you come back.',
    notCharged: 'You have not been charged. Try another card.',
    /** What the buyer does after the payment. `location` is the meeting location; it may be empty. */
    next: {
      title: 'What happens now',
      steps: (location: string) => [
        'Call the seller and agree on a time.',
        location ? `Meet at ${location}.` : 'Meet the seller.',
        'Take the bike with its papers.',
      ],
    },
    congrats: 'Congrats! your payment completed',
    transactionId: 'Your TransactionId:',
    amount: 'The price of this bike cannot be charged to a card. Contact the seller.',
    /** `email`: the e-mail address of the operator; null if there is none. */
    paidTwice: (email: string | null) =>
      `This order was paid already, with another payment, and your card was charged again. To get your money back, write to ${email ?? 'us through the contact form on the home page'} and give this id.`,
    storage:
      'Your browser blocks storage for this site, so a payment could not be completed safely. Allow storage or free some space, then try again.',
    alreadyPaid: 'This order is already paid.',
    alreadySold: 'This bike is already sold. Your card was not charged.',
    soldToAnother: 'This bike is already sold. You were not charged.',
    notFound: 'We could not find this order in your account.',
    noLibrary: 'The card form could not be loaded. Check your connection and try again.',
  },

  /** Shown if the card provider sends no message for users (docs/requirements.md §5 and §8). */
  cardErrors: {
    declined: 'Your card was declined. Try another card.',
    insufficientFunds: 'There is not enough money on this card, or its limit is reached. Try another card.',
    number: 'This card number is not right. Check it and try again.',
    expired: 'This card has expired, or its date is not right. Check the date, or try another card.',
    cvc: 'The security code is not right. Check it and try again.',
    address: 'The address does not match the one your bank has. Check it, or try another card.',
    incomplete: 'Some card details are missing. Fill in the number, expiry date and security code.',
    askBank: 'Your bank did not allow this payment. Ask your bank, or try another card.',
    otherCard: 'This kind of card is not accepted here. Try another card.',
    pin: 'Your bank asks for a PIN, which cannot be entered here. Try another card.',
    authentication: 'Your bank could not confirm that it is you. Try again, or try another card.',
    tryAgain: 'The payment did not go through just now. Wait a moment, then try again.',
    duplicate: 'The same payment was sent a moment ago. Look in My Orders before you try again.',
    testCard: 'Real cards and test cards cannot be mixed here. Try another card.',
    amount: 'Your bank does not allow this amount. Ask your bank, or try another card.',
    unreachable: 'The payment service could not be reached. Check your connection and try again.',
    general: 'The payment did not work. Try again in a while, or try another card.',
  },
};

export type PaymentCopy = typeof enPayment;

export const usePaymentCopy = createCopy(enPayment, async () => (await import('./bn/payment.ts')).bnPayment);
