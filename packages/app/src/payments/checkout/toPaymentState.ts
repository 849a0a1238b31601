import { type Booking, poishaOf } from '@second-gear/contract';
import type { PaymentCopy, PaymentState } from '@second-gear/ui';
import { type CardError, cardSentence } from '../stripe/cardErrors.ts';
import { chargeInWords } from './charge.ts';
import type { CheckoutState } from './checkout.ts';

/** What counts at the till besides the checkout itself. */
export type TillState = {
  /** As it was last read. */
  order: Pick<Booking, 'paid' | 'transactionId'>;
  /** What the card form has said since Pay was last pressed; null: that all is well; undefined: nothing yet. */
  cardError: CardError | null | undefined;
  isFormReady: boolean;
  /** The provider's library was given up on. */
  isLibraryMissing: boolean;
};

export type TillActions = {
  /** Prepares the payment once more. */
  open(): void;
  /** Records at once what was charged. */
  record(): void;
  loadLibrary(): void;
  /** Any failure as a sentence. */
  inWords(problem: unknown): string;
};

/** Nothing goes on without the library, be it to look up an earlier intent or to show the card form. */
const needsLibrary = (now: CheckoutState): boolean =>
  now.state === 'preparing' || now.state === 'ready' || (now.state === 'unavailable' && now.because === 'problem');

type In<State extends CheckoutState['state']> = Extract<CheckoutState, { state: State }>;

const declinedShown = (error: CardError | null, cardError: TillState['cardError'], copy: PaymentCopy): PaymentState => {
  // Whoever mends the card does not go on reading what was wrong with it.
  if (cardError === null) return { state: 'ready' };
  return { state: 'declined', message: error ? cardSentence(error, copy) : copy.payment.notConfirmed };
};

const unavailableShown = (now: In<'unavailable'>, { open, inWords }: TillActions, copy: PaymentCopy): PaymentState => {
  if (now.because === 'problem') return { state: 'unavailable', problem: inWords(now.problem), onRetry: open };
  if (now.because === 'otherCharge') {
    const problem = copy.payment.otherCharge(chargeInWords(now.asks), chargeInWords(now.expected));
    return { state: 'unavailable', problem };
  }
  const problem = copy.payment[now.because];
  if (now.because === 'storage') return { state: 'unavailable', problem, onRetry: open };
  return { state: 'unavailable', problem };
};

/** What the card of a payment page will be charged, for people; undefined where the price cannot be charged. */
export const chargeShown = (price: string, currency: string, { payment }: PaymentCopy): string | undefined => {
  const amount = poishaOf(price);
  if (!amount) return undefined;
  const charge = chargeInWords({ amount, currency });
  return currency === 'bdt' ? charge : payment.notInBdt(charge, chargeInWords({ amount, currency: 'bdt' }));
};

/** A checkout as the payment page shows it. What the card form says comes before what became of the card typed earlier. */
export const paymentShown = (
  now: CheckoutState,
  till: TillState,
  actions: TillActions,
  copy: PaymentCopy,
): PaymentState => {
  // A paid order needs no card form and no library, whatever else could not be read.
  const isFoundPaid = now.state === 'unavailable' && now.because === 'alreadyPaid';
  const isPaid = till.order.paid && (now.state === 'preparing' || now.state === 'unavailable');
  if (isFoundPaid || isPaid) return { state: 'paidBefore', transactionId: till.order.transactionId || undefined };
  if (till.cardError && (now.state === 'ready' || now.state === 'declined')) {
    return { state: 'declined', message: cardSentence(till.cardError, copy) };
  }
  if (till.isLibraryMissing && needsLibrary(now)) {
    return { state: 'unavailable', problem: copy.payment.noLibrary, onRetry: actions.loadLibrary };
  }
  switch (now.state) {
    case 'declined':
      return declinedShown(now.error, till.cardError, copy);
    case 'recordingFailed':
      return { ...now, onRetry: actions.record };
    case 'unavailable':
      return unavailableShown(now, actions, copy);
    case 'ready':
      return till.isFormReady ? now : { state: 'preparing' };
    default:
      return now;
  }
};
