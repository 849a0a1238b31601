import { bookings } from '../../../packages/fixtures/src/index.ts';
import type { ServedApp } from '../page/servedApp.ts';
import { button, text, type UserPage } from '../page/userPage.ts';
import { type Check, expectEqual } from './check.ts';
import { logIn, payWithCard, validCard } from './steps.ts';

const paid = text(/^(Congrats! your payment completed|This order is already paid\.)$/);
const threeDSecureCard = '4000 0025 0000 3155';

const openOrder = async (page: UserPage) => {
  await logIn(page, 'buyer');
  await page.open(`/dashboard/payment/${bookings.unpaid._id}`);
};

const expectCharges = async (app: ServedApp, count: number) =>
  expectEqual((await app.ledger()).length, count, 'the number of charges');

/** Reloads the page of a paid order, which then offers no second payment. */
const expectPaidOnce = async (page: UserPage, app: ServedApp) => {
  await page.see(paid);
  await page.reload();
  await page.see(text(/already paid/i));
  await page.seeNo(button('Pay'));
  await expectCharges(app, 1);
};

const lostResponses = [
  ['confirmCard', 'the card is charged'],
  ['recordPayment', 'the payment is recorded'],
] as const;

/** The payment page. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'a valid card is charged once',
    run: async (page, app) => {
      await openOrder(page);
      await payWithCard(page, validCard);
      await expectPaidOnce(page, app);
    },
  },
  {
    name: 'a declined card is not charged, and another card can be used',
    run: async (page, app) => {
      await openOrder(page);
      await payWithCard(page, '4000 0000 0000 0002');
      await page.see(text('Your card was declined.'));
      await expectCharges(app, 0);
      await page.reload();
      await payWithCard(page, validCard);
      await expectPaidOnce(page, app);
    },
  },
  {
    name: 'a card with 3-D Secure is charged only after the authentication',
    run: async (page, app) => {
      await openOrder(page);
      await payWithCard(page, threeDSecureCard);
      await page.click(button('Fail authentication'));
      await page.see(text(/unable to authenticate/i));
      await expectCharges(app, 0);
      await page.reload();
      await payWithCard(page, threeDSecureCard);
      await page.click(button('Complete authentication'));
      await expectPaidOnce(page, app);
    },
  },
  ...lostResponses.map(([call, event]) => ({
    name: `the buyer is charged once when ${event} but the response of the server is lost`,
    run: async (page: UserPage, app: ServedApp) => {
      await openOrder(page);
      await page.see(button('Pay'));
      await app.setFault({ call, fault: 'processed but lost' });
      await payWithCard(page, validCard);
      await expectPaidOnce(page, app);
    },
  })),
];
