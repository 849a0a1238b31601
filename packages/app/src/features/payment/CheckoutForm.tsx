import type { Booking } from '@second-gear/contract';
import { toast, tokenColor, useCopy, usePaymentCopy } from '@second-gear/ui';
import { PaymentScreen } from '@second-gear/ui/screens/dashboard/Payment/PaymentScreen';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { sellersLoadingAtom } from '#core/data/bikes.ts';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { paths } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { useUserScope } from '#core/userScope.ts';
import { bookingAtom } from '#features/booking/bookings.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';
import type { Checkout } from './checkout/checkout.ts';
import { type CheckoutFormState, chargeText, toPaymentState } from './checkout/toPaymentState.ts';
import { checkoutAtom, sellerOfBikeAtom, stripeAtom } from './checkoutAtoms.ts';

/** The app's stylesheets do not reach Stripe's iframe. */
const cardElementOptions = (): StripeCardElementOptions => ({
  hidePostalCode: true,
  style: {
    base: {
      color: tokenColor('--color-text'),
      iconColor: tokenColor('--color-text-muted'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '46px', // the height of the frame without its border, so that every part can be clicked
      '::placeholder': { color: tokenColor('--color-text-muted') },
    },
    invalid: { color: tokenColor('--color-error'), iconColor: tokenColor('--color-error') },
  },
});

type CheckoutFormProps = { order: Booking };

export const CheckoutForm = ({ order }: CheckoutFormProps) => {
  const checkout = useAtomValue(checkoutAtom(order._id));
  const library = useAtomValue(stripeAtom);
  if (!checkout) return null;
  return (
    <Elements stripe={library.data ?? null}>
      <CardForm order={order} checkout={checkout} />
    </Elements>
  );
};

const CardForm = ({ order, checkout }: CheckoutFormProps & { checkout: Checkout }) => {
  const stripe = useStripe();
  const elements = useElements();
  const { toasts } = useCopy();
  const beginForUser = useUserScope();
  const copy = usePaymentCopy();
  const language = useLanguage();
  const toMessage = useErrorMessage();
  const user = useAtomValue(userAtom);
  const library = useAtomValue(stripeAtom);
  const { settings } = useAtomValue(servicesAtom);
  const checkoutState = useSyncExternalStore(checkout.subscribe, checkout.read);
  const [isCardReady, setCardReady] = useState(false);
  const [cardError, setCardError] = useState<CheckoutFormState['cardError']>();

  const withPaidToast = async (step: () => Promise<void>) => {
    const previous = checkout.read().state;
    const isSameUser = beginForUser();
    await step();
    if (isSameUser() && previous !== 'paid' && checkout.read().state === 'paid') toast.success(toasts.paid);
  };

  const openCheckout = useEffectEvent((opened: Checkout) => void withPaidToast(() => opened.open(order)));
  // Not on `order`, which a refetch replaces: opening again would remove the message of a declined card.
  useEffect(() => openCheckout(checkout), [checkout]);

  // Records a charge that could not be recorded offline.
  useEffect(() => {
    window.addEventListener('online', checkout.retry);
    return () => window.removeEventListener('online', checkout.retry);
  }, [checkout]);

  const open = () => void withPaidToast(() => checkout.open(order));

  const openAgain = useEffectEvent(() => {
    const before = checkout.read();
    if (before.state === 'unavailable' && before.reason === 'error') open();
  });
  // Only after a failure because Stripe.js was missing. After any other failure the user must press the retry button.
  useEffect(() => {
    if (stripe) openAgain();
  }, [stripe]);

  const pay = () => {
    const card = elements?.getElement(CardElement);
    // docs/requirements.md §5.
    if (!stripe || !card) return;
    setCardError(undefined);
    void withPaidToast(() =>
      checkout.pay((clientSecret) =>
        stripe.confirmCardPayment(clientSecret, {
          payment_method: {
            card,
            billing_details: { email: order.userEmail, name: user?.name || order.userName || 'anonymous' },
          },
        }),
      ),
    );
  };

  const payment = toPaymentState(
    checkoutState,
    {
      order,
      cardError,
      isFormReady: stripe !== null && isCardReady,
      libraryError: library.isFetching ? null : library.error,
      language,
    },
    { open, record: checkout.retry, loadLibrary: () => void library.refetch(), toMessage },
    copy,
  );

  // While it prepares, the checkout reads the list from which the seller is read.
  const sellerOf = useAtomValue(
    checkoutState.state === 'preparing' ? sellersLoadingAtom : sellerOfBikeAtom(order.bikeId),
  );

  // Only the server has the transaction id of an order that was paid in another tab or on another device.
  const { refetch } = useAtomValue(bookingAtom(order._id));
  const isPaidElsewhere = payment.state === 'paidBefore' && !order.paid;
  useEffect(() => {
    if (isPaidElsewhere) void refetch();
  }, [isPaidElsewhere, refetch]);

  const card = stripe && (
    <CardElement
      options={cardElementOptions()}
      onReady={() => setCardReady(true)}
      onChange={({ error }) => setCardError(error ?? null)}
    />
  );
  return (
    <PaymentScreen
      contactEmail={settings.contactEmail}
      order={{ state: 'ready', data: order }}
      payment={payment}
      charge={chargeText(order.resaleValue, settings.stripeCurrency, copy)}
      card={card}
      seller={sellerOf(order)}
      onPay={pay}
      ordersHref={paths.myBookings()}
      receiptHref={paths.receipt(order._id)}
    />
  );
};
