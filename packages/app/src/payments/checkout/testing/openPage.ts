import type { PaymentIntentResult } from '@stripe/stripe-js';
import { createCheckout } from '../checkout.ts';
import { createJournal } from '../paymentJournal.ts';
import type { Browser } from './browser.ts';
import type { Buyer, Card, Line, ServerKind, TestShop } from './testServer.ts';

/** What Stripe.js answers when its server cannot be reached. */
const unconnected: PaymentIntentResult = { error: { type: 'api_connection_error' } };

type PageParts = { shop: TestShop; browser: Browser; buyer: Buyer; server: ServerKind; line?: Line };

const direct: Line = ({ done }) => done();

/** A payment page of one buyer in a tab of a browser. Waiting takes no time, and every challenge is passed. */
export const openPage = ({ shop, browser, buyer, server, line = direct }: PageParts) => {
  const tab = browser.openTab();
  const ours: Line = (request) => tab.whileAlive(line(request));
  const desk = shop.cardsOver(ours);
  const { booking } = buyer;
  const checkout = createCheckout({
    api: shop.apiOver(ours, { server, email: buyer.email }),
    bookingId: booking._id,
    journal: createJournal({ uid: buyer.email, bookingId: booking._id, ...tab }),
    currency: 'bdt',
    retrieve: (secret) => desk.retrieve(secret).catch(() => unconnected),
    onChange: () => {},
    isHere: () => true,
    wait: () => tab.whileAlive(Promise.resolve()),
    alone: (work) => tab.lock(`pay:${booking._id}`, work),
  });
  const confirm = async (secret: string, card: Card): Promise<PaymentIntentResult> => {
    const answer = await desk.confirm(secret, card);
    return answer.paymentIntent?.status === 'requires_action' ? desk.authenticate(secret, true) : answer;
  };
  return {
    checkout,
    state: () => checkout.read(),
    open: () => checkout.open(booking),
    pay: (card: Card) => checkout.pay((secret) => confirm(secret, card).catch(() => unconnected)),
    close: () => tab.close(),
  };
};

export type Page = ReturnType<typeof openPage>;
