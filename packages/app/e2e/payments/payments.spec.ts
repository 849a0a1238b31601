import type { Page, Route } from '@playwright/test';
import { expect, type Order, type PageFixture, type PaymentFixture, test } from '../support/paymentFixture.ts';
import { expectToast, holdRequests, payWithCard, signUp } from '../support/steps.ts';

/**
 * Tests of the failure modes P (docs/failure-modes.md) in a browser. Each test causes an error during a payment, and
 * then checks the state of the server and of the ledger.
 */

const validCard = '4242 4242 4242 4242';
const threeDSecureCard = '4000 0025 0000 3155';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true, disabled: false });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const paid = (page: Page) => page.getByText(/^(Congrats! your payment completed|This order is already paid\.)$/);

/** Starts to count the requests to an endpoint. Returns a function that returns their number. */
const countRequests = (page: Page, endpoint: string) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(endpoint)) count++;
  });
  return () => count;
};

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
 * A point at which a test interrupts a payment: the request that is in progress, and whether the server has already
 * processed the request.
 */
type InterruptionPoint = {
  request: string;
  isProcessed: boolean;
  /** Opens the payment page of the order, and pays until the payment has reached this point. */
  reach: (page: Page, order: Order) => Promise<void>;
};

const open = (page: Page, order: Order) => page.goto(order.href).then(() => {});
const pay = (number: string) => async (page: Page, order: Order) => {
  await openOrder(page, order);
  await payWithCard(page, number);
};

const points = {
  'before the intent': { request: '**/api/create-payment-intent', isProcessed: false, reach: open },
  'intent saved': { request: '**/api/_cards/intent?*', isProcessed: true, reach: open },
  'confirm sent': { request: '**/api/_cards/confirm', isProcessed: false, reach: pay(validCard) },
  '3DS open': {
    request: '**/api/_cards/authenticate',
    isProcessed: false,
    reach: async (page, order) => {
      await pay(threeDSecureCard)(page, order);
      await page.getByRole('button', { name: 'Complete authentication' }).click();
    },
  },
  'charged, not saved': { request: '**/api/_cards/confirm', isProcessed: true, reach: pay(validCard) },
  'charged, saved': { request: '**/api/payments', isProcessed: false, reach: pay(validCard) },
  recorded: { request: '**/api/productstatus/*', isProcessed: false, reach: pay(validCard) },
  'marked sold': { request: '**/api/productstatus/*', isProcessed: true, reach: pay(validCard) },
} as const satisfies Record<string, InterruptionPoint>;

/** Interrupts a payment during a request. Returns the page that is open afterwards. */
type Interruption = (route: Route, page: Page, openPage: PageFixture['openPage']) => Promise<Page>;

const interruptions: Record<string, Interruption> = {
  // The test lets the interrupted request get no response, because the response could arrive before the reload.
  reload: async (_, page) => {
    await page.reload();
    return page;
  },
  'browser closed and reopened': async (_, page, openPage) => {
    const url = page.url();
    const storageState = await page.context().storageState({ indexedDB: true });
    await page.context().close();
    const next = await openPage(storageState);
    await next.goto(url);
    return next;
  },
  'offline then online': async (route, page) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    await page.context().setOffline(false);
    return page;
  },
  500: async (route, page) => {
    await route.fulfill({ status: 500, json: { message: 'Something went wrong on the server.' } });
    return page;
  },
  'malformed reply': async (route, page) => {
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{"clientSecret":' });
    return page;
  },
  'time-out although the server did it': async (route, page) => {
    await route.abort('timedout');
    return page;
  },
};

const isAlwaysProcessed = (interruption: string) => interruption.startsWith('time-out');

/** The points between which a card is charged. The other points are nightly. */
const chargePoints = ['confirm sent', 'charged, not saved'];

for (const [point, { request, isProcessed, reach }] of Object.entries<InterruptionPoint>(points)) {
  test(`P kill matrix: charges once when the payment is interrupted at '${point}' in each of six ways`, {
    tag: chargePoints.includes(point) ? [] : ['@nightly'],
  }, async ({ payment, openPage }) => {
    test.slow(); // Six payments, one after the other in the same browser.
    let page = await openPage();
    for (const [name, interrupt] of Object.entries(interruptions)) {
      await test.step(name, async () => {
        const order = await payment.createOrder();
        const interrupted = new Promise<Page>((resolve, reject) => {
          const handle = async (route: Route) => {
            if (isProcessed || isAlwaysProcessed(name)) await route.fetch();
            return interrupt(route, page, openPage);
          };
          void page.route(request, (route) => handle(route).then(resolve, reject), { times: 1 });
        });
        await reach(page, order);
        page = await interrupted;
        await completePayment(page);
        await expectPaidOnce(payment, order);
      });
    }
  });
}

test('P1: only one payment intent is created when the buyer reloads, leaves and returns before paying', {
  tag: ['@R4.16'],
}, async ({ payment, openPage }) => {
  const order = await payment.createOrder();
  const page = await openPage();
  const intentRequests = countRequests(page, '/create-payment-intent');
  await openOrder(page, order);
  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await page.goto('/dashboard/myorder');
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  expect(intentRequests()).toBe(1);
});

test('P2: the buyer is charged once when the buyer clicks Pay 20 times and presses Enter at the same moment', async ({
  payment,
  openPage,
}) => {
  const order = await payment.createOrder();
  const page = await openPage();
  const confirmRequests = countRequests(page, '/_cards/confirm');
  await openOrder(page, order);
  await page.getByLabel('Card number').fill(validCard);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click++) button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  expect(confirmRequests()).toBe(1);
  await expectPaidOnce(payment, order);
});

test('P6: the payment page hides Pay while the payment is processing, and completes when the card provider reports the result', {
  tag: '@translated',
}, async ({ payment, openPage }) => {
  const order = await payment.createOrder();
  const page = await openPage();
  await openOrder(page, order);
  const processing = async (route: Route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { paymentIntent: { ...body.paymentIntent, status: 'processing' } } });
  };
  await page.route('**/_cards/confirm', async (route) => {
    // Only from here on the responses contain a changed payment intent, because the app also reads the intent before it
    // sends the card.
    await page.route('**/_cards/intent?*', processing);
    await processing(route);
  });
  const confirmed = page.waitForResponse('**/_cards/confirm');
  await payWithCard(page, validCard);
  await confirmed;
  await expect(page.getByText('Your payment is being processed…')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.unroute('**/_cards/intent?*');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await expectPaidOnce(payment, order);
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
});

for (const [name, changes, shownAmount] of [
  ['another amount', { amount: 1_000 }, '10 BDT'],
  ['another currency', { currency: 'usd' }, /^\d+ USD$/],
] as const) {
  /** Replaces the amount or the currency of the payment intent in a response of the card service. */
  const respondWithChanges = async (route: Route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { paymentIntent: { ...body.paymentIntent, ...changes } } });
  };
  const stoppedMessage = (page: Page) => page.getByText(/^The payment was stopped: our server asked for/);

  test(`T3: the app does not confirm a payment intent with ${name} than the order has, and shows the amount of the intent`, async ({
    payment,
    openPage,
  }) => {
    const order = await payment.createOrder();
    const page = await openPage();
    await page.route('**/_cards/intent?*', respondWithChanges);
    await page.goto(order.href);
    await expect(stoppedMessage(page)).toContainText(
      `instead of ${order.amount / 100} BDT. Your card was not charged.`,
    );
    const [, amount] = /asked for (.+) instead of/.exec((await stoppedMessage(page).textContent()) ?? '') ?? [];
    expect(amount).toMatch(shownAmount);
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
    expect(await payment.stateOf(order)).toEqual({ charges: 0, isPaid: false, isSold: false });
  });

  test(`T3: the app does not confirm a payment intent that changes to ${name} while the payment page is open`, async ({
    payment,
    openPage,
  }) => {
    const order = await payment.createOrder();
    const page = await openPage();
    await openOrder(page, order);
    await expect(page.getByText(`Your card will be charged ${order.amount / 100} BDT`)).toBeVisible();
    await page.route('**/_cards/intent?*', respondWithChanges);
    await payWithCard(page, validCard);
    await expect(stoppedMessage(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
    expect(await payment.stateOf(order)).toEqual({ charges: 0, isPaid: false, isSold: false });
  });
}

test('P10: an unrecorded charge is recorded when the buyer opens My Orders', { tag: '@translated' }, async ({
  payment,
  openPage,
}) => {
  const order = await payment.createOrder();
  const page = await openPage();
  await openOrder(page, order);
  await page.route('**/api/payments', (route) => route.abort('internetdisconnected'));
  await payWithCard(page, validCard);
  await expect(page.getByText('Your card was charged; recording…')).toBeVisible();
  await expect(page.getByText(/^pi_/)).toBeVisible();
  expect(await payment.stateOf(order)).toEqual({ charges: 1, isPaid: false, isSold: false });
  await page.unroute('**/api/payments');
  await page.goto('/dashboard/myorder');
  await expectToast(page, 'Payment Success');
  await expectPaidOnce(payment, order);
});

test('P15: the payment page shows an error and stays usable when the card library is blocked, and retries after a reload', {
  tag: ['@R5.23'],
}, async ({ payment, openPage }) => {
  const order = await payment.createOrder();
  const page = await openPage();
  const library = '**/openFakeStripe-*.js';
  await page.route(library, (route) => route.abort('blockedbyclient'));
  await page.goto(order.href);
  await expect(page.getByText(/^The card form could not be loaded/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The test reloads the page, because a browser requests a module that failed to load again only after a reload.
  await page.unroute(library);
  await page.reload();
  await completePayment(page);
  await expectPaidOnce(payment, order);
});

test('P15: the payment page shows an error when the card library is slow, and the card form when the library has loaded', {
  tag: ['@R4.17'],
}, async ({ payment, openPage }) => {
  const order = await payment.createOrder();
  const page = await openPage();
  await page.clock.install();
  const libraryRequest = page.waitForRequest('**/openFakeStripe-*.js');
  const release = await holdRequests(page, '**/openFakeStripe-*.js');
  await page.goto(order.href);
  await libraryRequest;
  await expect(page.getByText('Preparing the payment…')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText(/^The card form could not be loaded/)).toBeVisible();
  release();
  // The card form appears without a click on Try again.
  await expect(payButton(page)).toBeVisible();
  await completePayment(page);
  await expectPaidOnce(payment, order);
});

test('P16: the app finds the charge by its idempotency key and does not charge again when storage was cleared after the charge', async ({
  payment,
  openPage,
}) => {
  const order = await payment.createOrder();
  const page = await openPage();
  await openOrder(page, order);
  await page.route('**/api/payments', (route) => route.abort('internetdisconnected'));
  await payWithCard(page, validCard);
  await expect(page.getByText('Your card was charged; recording…')).toBeVisible();
  // The storage of this context contains only the session, as on another device of the buyer.
  const other = await openPage();
  await other.goto(order.href);
  await expect(other.getByText('Congrats! your payment completed')).toBeVisible();
  await expectPaidOnce(payment, order);
});

test('S2: the app starts no payment and says why when browser storage is full', async ({ payment, openPage }) => {
  const order = await payment.createOrder();
  const page = await openPage();
  const intentRequests = countRequests(page, '/create-payment-intent');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(order.href);
  await expect(page.getByText(/^Your browser blocks storage for this site/)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(intentRequests()).toBe(0);
});
