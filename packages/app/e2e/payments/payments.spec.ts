import type { Browser, Page, Route } from '@playwright/test';
import { pathOf } from '@second-gear/contract';
import { bikes, bookings } from '@second-gear/fixtures';
import { type AppServer, expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { payWithCard } from '../support/steps.ts';

/**
 * Tests of the failure modes P (docs/failure-modes.md) in a browser. Each test causes an error during a payment, and
 * then checks the state of the server and of the ledger.
 */

const validCard = '4242 4242 4242 4242';

const { booked: bike } = bikes;
const { unpaid: order } = bookings;

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true, disabled: false });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const paid = (page: Page) => page.getByText(/^(Congrats! your payment completed|This order is already paid\.)$/);

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

/** How often the card was charged, whether the order is paid, and whether its bike is sold. */
const readState = async ({ api, ledger }: AppServer) => {
  const read = async (path: string) => (await fetch(api + path)).json();
  const booking = await read(pathOf('findBooking', { params: { id: order._id } }));
  const listed: (typeof bike)[] = await read(pathOf('listBikes', { params: { id: bike.category_id } }));
  return {
    charges: (await ledger()).length,
    isPaid: booking.paid,
    isSold: listed.find(({ _id }) => _id === bike._id)?.soldOut,
  };
};

/**
 * Two interruptions of a payment around the charge: the request that is in progress, whether the server processes it, and
 * what happens to the page. All 48 are in packages/app/src/features/payment/checkout/testing/killMatrix.test.ts.
 */
const interruptions: {
  name: string;
  isProcessed: boolean;
  interrupt: (route: Route, page: Page, browser: Browser) => Promise<Page>;
}[] = [
  {
    name: 'the browser is closed after the charge, and opened again',
    isProcessed: true,
    interrupt: async (_, page, browser) => {
      const url = page.url();
      const storageState = await page.context().storageState({ indexedDB: true });
      await page.context().close();
      const next = await (await browser.newContext({ storageState })).newPage();
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

for (const { name, isProcessed, interrupt } of interruptions) {
  test(`P kill matrix: the card is charged once when ${name}`, async ({ page, app, browser }) => {
    await signIn(page);
    const interrupted = new Promise<Page>((resolve, reject) => {
      const handle = async (route: Route) => {
        if (isProcessed) await route.fetch();
        return interrupt(route, page, browser);
      };
      void page.route('**/api/_cards/confirm', (route) => handle(route).then(resolve, reject), { times: 1 });
    });
    await page.goto(`/dashboard/payment/${order._id}`);
    await payWithCard(page, validCard);
    const next = await interrupted;
    await completePayment(next);
    await expect.poll(() => readState(app)).toEqual({ charges: 1, isPaid: true, isSold: true });
    await next.context().close();
  });
}
