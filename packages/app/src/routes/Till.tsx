import type { Booking } from '@second-gear/contract';
import { PaymentScreen, type PaymentState, toast, useCopy } from '@second-gear/ui';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkoutAtom, paymentsAtom } from '../atoms/checkout.ts';
import { personAtom } from '../atoms/session.ts';
import { paths } from '../paths.ts';
import { cardElementOptions } from '../payments/cardElementOptions.ts';
import type { Checkout, CheckoutState } from '../payments/checkout.ts';
import { useProblemWords } from '../words.ts';

type TillProps = { order: Booking };

/** Where one booking is paid: the card form, and the checkout behind it. */
export const Till = ({ order }: TillProps) => {
  const checkout = useAtomValue(checkoutAtom(order._id));
  const library = useAtomValue(paymentsAtom);
  if (!checkout) return null;
  return (
    <Elements stripe={library.data ?? null}>
      <CardForm order={order} checkout={checkout} />
    </Elements>
  );
};

/** Nothing goes on without the library, be it to look up an earlier intent or to show the card form. */
const needsLibrary = (now: CheckoutState): boolean =>
  now.state === 'preparing' || now.state === 'ready' || (now.state === 'unavailable' && now.because === 'problem');

const CardForm = ({ order, checkout }: TillProps & { checkout: Checkout }) => {
  const stripe = useStripe();
  const elements = useElements();
  const copy = useCopy();
  const inWords = useProblemWords();
  const person = useAtomValue(personAtom);
  const library = useAtomValue(paymentsAtom);
  const now = useSyncExternalStore(checkout.subscribe, checkout.read);
  const [isCardReady, setCardReady] = useState(false);
  /** What the card form says since Pay was last pressed: a message, null when all is well; undefined: nothing yet. */
  const [cardMessage, setCardMessage] = useState<string | null>();

  const sayWhenPaid = async (step: () => Promise<void>) => {
    const before = checkout.read().state;
    await step();
    if (before !== 'paid' && checkout.read().state === 'paid') toast.success(copy.toasts.paid);
  };

  // Without the rest of the order: read again, it would take back what a declined card was told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a booking is opened once, by its id
  useEffect(() => {
    void sayWhenPaid(() => checkout.open(order));
  }, [checkout, order._id]);

  // A charge that is still to be recorded does not wait for its turn once there is a line again.
  useEffect(() => {
    window.addEventListener('online', checkout.retry);
    return () => window.removeEventListener('online', checkout.retry);
  }, [checkout]);

  const open = () => void sayWhenPaid(() => checkout.open(order));

  // A library that comes late finds what could not be looked up without it, and goes on with that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the library is there
  useEffect(() => {
    const before = checkout.read();
    if (stripe && before.state === 'unavailable' && before.because === 'problem') open();
  }, [stripe]);

  const pay = () => {
    const card = elements?.getElement(CardElement);
    // Spec §5: with no card element or no payment library, nothing happens.
    if (!stripe || !card) return;
    setCardMessage(undefined);
    void sayWhenPaid(() =>
      checkout.pay((clientSecret) =>
        stripe.confirmCardPayment(clientSecret, {
          payment_method: {
            card,
            billing_details: { email: order.userEmail, name: person?.name || order.userName || 'anonymous' },
          },
        }),
      ),
    );
  };

  const inProps = (state: CheckoutState): PaymentState => {
    if (cardMessage && (state.state === 'ready' || state.state === 'declined')) {
      return { state: 'declined', message: cardMessage };
    }
    if (state.state === 'declined') {
      // Whoever mends the card does not go on reading what was wrong with it.
      return cardMessage === null
        ? { state: 'ready' }
        : { ...state, message: state.message ?? copy.payment.notConfirmed };
    }
    if (state.state === 'recordingFailed') return { ...state, onRetry: checkout.retry };
    if (library.isError && !library.isFetching && needsLibrary(state)) {
      return { state: 'unavailable', problem: copy.payment.noLibrary, onRetry: () => void library.refetch() };
    }
    if (state.state === 'unavailable') return unavailableInProps(state);
    return state.state === 'ready' && !(stripe && isCardReady) ? { state: 'preparing' } : state;
  };

  const unavailableInProps = (state: Extract<CheckoutState, { state: 'unavailable' }>): PaymentState => {
    if (state.because === 'problem') return { state: 'unavailable', problem: inWords(state.problem), onRetry: open };
    const problem = copy.payment[state.because];
    if (state.because === 'storage') return { state: 'unavailable', problem, onRetry: open };
    return { state: 'unavailable', problem, tone: state.because === 'alreadyPaid' ? 'good' : 'bad' };
  };

  const card = stripe && (
    <CardElement
      options={cardElementOptions()}
      onReady={() => setCardReady(true)}
      onChange={({ error }) => setCardMessage(error?.message ?? null)}
    />
  );
  return (
    <PaymentScreen
      order={{ state: 'ready', data: order }}
      payment={inProps(now)}
      card={card}
      onPay={pay}
      ordersHref={paths.myOrders()}
    />
  );
};
