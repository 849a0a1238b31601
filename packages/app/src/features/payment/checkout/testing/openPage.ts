import type { PaymentIntentResult } from '@stripe/stripe-js';
import { createCheckout } from '../checkout.ts';
import { createPaymentJournal } from '../paymentJournal.ts';
import type { Browser } from './browser.ts';
import { type Buyer, bike, type Card, type Network, type ServerKind, type TestServer } from './testServer.ts';

/** The result with which Stripe.js resolves when its server cannot be reached. */
const connectionError: PaymentIntentResult = { error: { type: 'api_connection_error' } };

type PageParts = { backend: TestServer; browser: Browser; buyer: Buyer; server: ServerKind; network?: Network };

const direct: Network = ({ send }) => send();

/**
 * Opens the payment page of one buyer in a tab of a browser. Delays end immediately, and the buyer passes every 3-D
 * Secure challenge.
 */
export const openPage = ({ backend, browser, buyer, server, network = direct }: PageParts) => {
  const tab = browser.openTab();
  const tabNetwork: Network = (request) => tab.whileAlive(network(request));
  const stripe = backend.cardsOver(tabNetwork);
  const { booking } = buyer;
  const checkout = createCheckout({
    api: backend.apiOver(tabNetwork, { server, email: buyer.email }),
    bookingId: booking._id,
    journal: createPaymentJournal({ uid: buyer.email, bookingId: booking._id, ...tab }),
    currency: 'bdt',
    categoryOf: () => bike.category_id,
    retrieve: (secret) => stripe.retrieve(secret).catch(() => connectionError),
    onChange: () => {},
    isSignedIn: () => true,
    wait: () => tab.whileAlive(Promise.resolve()),
    withLock: (work) => tab.lock(`pay:${booking._id}`, work),
  });
  const confirm = async (secret: string, card: Card): Promise<PaymentIntentResult> => {
    const response = await stripe.confirm(secret, card);
    return response.paymentIntent?.status === 'requires_action' ? stripe.authenticate(secret, true) : response;
  };
  return {
    checkout,
    state: () => checkout.read(),
    open: () => checkout.open(booking),
    pay: (card: Card) => checkout.pay((secret) => confirm(secret, card).catch(() => connectionError)),
    close: () => tab.close(),
  };
};

export type Page = ReturnType<typeof openPage>;
