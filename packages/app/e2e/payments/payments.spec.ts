import type { Page, Route } from '@playwright/test';
import { expect, type Order, type PageFixture, type PaymentFixture, test } from '../support/paymentFixture.ts';
import { holdRequests, payWithCard, signUp } from '../support/steps.ts';

/**
 * Tests of the failure modes P (docs/failure-modes.md) in a browser. Each test causes an error during a payment, and
 * then checks the state of the server and of the ledger.
 */

const validCard = '4242 4242 4242 4242';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true, disabled: false });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const paid = (page: Page) => page.getByText(/^(Congrats! your payment completed|This order is already paid\.)$/);

const openOrder = async (page: Page, order: Order) => {
  await page.goto(order.href);
  await expect(payButton(page)).toBeVisible();
};

/**
 * Continues a payment as a user would, until the order is paid: clicks Try again or pays with a card, whichever the
 * page offers.
 */
const completePayment = async (page: Page) => {
  for (let turn = 0; turn < 8; turn++) {
    // The page may change again after this wait: it may show a stored payment as paid, then as being recorded, and then
    // as paid again.
    const nextStep = paid(page).or(payButton(page)).or(tryAgain(page));
    await expect(nextStep.first()).toBeVisible();
    if (await paid(page).isVisible()) return;
    if (await tryAgain(page).isVisible()) {
      await tryAgain(page).click();
      await expect(tryAgain(page)).toBeHidden();
    } else if (await payButton(page).isVisible()) {
      await payWithCard(page, validCard);
      await expect(payButton(page)).toBeHidden();
    }
  }
  await expect(paid(page)).toBeVisible();
};

const expectPaidOnce = (payment: PaymentFixture, order: Order) =>
  expect.poll(() => payment.stateOf(order)).toEqual({ charges: 1, isPaid: true, isSold: true });

/**
 * Two interruptions of a payment around the charge: the request that is in progress, whether the server processes it, and
 * what happens to the page. All 48 are in packages/app/src/features/payment/checkout/testing/killMatrix.test.ts.
 */
const interruptions: {
  name: string;
  isProcessed: boolean;
  interrupt: (route: Route, page: Page, openPage: PageFixture['openPage']) => Promise<Page>;
}[] = [
  {
    name: 'the browser is closed after the charge, and opened again',
    isProcessed: true,
    interrupt: async (_, page, openPage) => {
      const url = page.url();
      const storageState = await page.context().storageState({ indexedDB: true });
      await page.context().close();
      const next = await openPage(storageState);
      await next.goto(url);
      return next;
    },
  },
  {
    name: 'the browser is offline before the charge, and online again',
    isProcessed: false,
    interrupt: async (route, page) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      await page.context().setOffline(false);
      return page;
    },
  },
];

test('P kill matrix: charges once when the payment is interrupted around the charge', async ({ payment, openPage }) => {
  let page = await openPage();
  for (const { name, isProcessed, interrupt } of interruptions) {
    await test.step(name, async () => {
      const order = await payment.createOrder();
      const interrupted = new Promise<Page>((resolve, reject) => {
        const handle = async (route: Route) => {
          if (isProcessed) await route.fetch();
          return interrupt(route, page, openPage);
        };
        void page.route('**/api/_cards/confirm', (route) => handle(route).then(resolve, reject), { times: 1 });
      });
      await openOrder(page, order);
      await payWithCard(page, validCard);
      page = await interrupted;
      await completePayment(page);
      await expectPaidOnce(payment, order);
    });
  }
});

test('T2: only one of two buyers who pay for the same bike at the same time is charged, and the other buyer sees that the bike is sold', async ({
  payment,
  openPage,
}) => {
  const order = await payment.createOrder();
  const rival = { name: 'Imran Kabir', email: 'rival@example.com', role: 'Buyer', password: 'kickstart' } as const;
  const [first, second] = [await openPage(), await openPage({ cookies: [], origins: [] })];
  await signUp(second, rival);
  await openOrder(first, order);
  await openOrder(second, await payment.createOrderOf(rival.email, order));
  // The test holds both confirm requests back until both pages have sent them.
  const pages = [first, second];
  const [confirmRequests, releases] = [
    pages.map((page) => page.waitForRequest('**/_cards/confirm')),
    await Promise.all(pages.map((page) => holdRequests(page, '**/_cards/confirm'))),
  ];
  await Promise.all(pages.map((page) => payWithCard(page, validCard)));
  await Promise.all(confirmRequests);
  for (const release of releases) release();

  const soldMessage = (page: Page) => page.getByText('This bike is already sold. You were not charged.');
  const outcomes = pages.map(async (page) => {
    await expect(paid(page).or(soldMessage(page))).toBeVisible();
    return (await soldMessage(page).isVisible()) ? 'refused' : 'paid';
  });
  expect((await Promise.all(outcomes)).toSorted()).toEqual(['paid', 'refused']);
  await expect.poll(async () => (await payment.stateOf(order)).isSold).toBe(true);
  expect((await payment.stateOf(order)).charges).toBe(1);

  // The loser of the race opens the page of the payment again.
  const loser = (await soldMessage(first).isVisible()) ? first : second;
  await loser.reload();
  await expect(loser.getByText('This bike is already sold.')).toBeVisible();
  await expect(loser.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await loser.goto('/dashboard/myorder');
  await expect(loser.getByText('Sold to another buyer').first()).toBeVisible();
});
