import type { Page, Route } from '@playwright/test';
import { expect, type Order, type Till, test, type Visits } from '../support/paymentFixture.ts';
import { expectToast, hold, payWith, signUp } from '../support/steps.ts';

/** What may go wrong with a payment in a browser, and what must have come of it in the shop's books (faults, P). */

const good = '4242 4242 4242 4242';
const asksTheBank = '4000 0025 0000 3155';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true, disabled: false });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const paid = (page: Page) => page.getByText(/^(Congrats! your payment completed|This order is already paid\.)$/);

const openTheTill = async (page: Page, order: Order) => {
  await page.goto(order.href);
  await expect(payButton(page)).toBeVisible();
};

/** Does what the page offers, as a person would, until it says paid. */
const bringToTheEnd = async (page: Page) => {
  for (let turn = 0; turn < 4; turn++) {
    const offered = paid(page).or(payButton(page)).or(tryAgain(page));
    await expect(offered.first()).toBeVisible();
    if (await paid(page).isVisible()) return;
    if (await tryAgain(page).isVisible()) {
      await tryAgain(page).click();
      await expect(tryAgain(page)).toBeHidden();
    } else {
      await payWith(page, good);
      await expect(payButton(page)).toBeHidden();
    }
  }
  await expect(paid(page)).toBeVisible();
};

const expectPaidOnce = (till: Till, order: Order) =>
  expect.poll(() => till.books(order)).toEqual({ charges: 1, isPaid: true, isSold: true });

/** A moment of a payment: the call that is under way, and whether the server has done it by then. */
type Point = {
  call: string;
  isDone: boolean;
  /** Brings the page there. */
  arrive: (page: Page, order: Order) => Promise<void>;
};

const open = (page: Page, order: Order) => page.goto(order.href).then(() => {});
const pay = (number: string) => async (page: Page, order: Order) => {
  await openTheTill(page, order);
  await payWith(page, number);
};

const points = {
  'before the intent': { call: '**/api/create-payment-intent', isDone: false, arrive: open },
  'intent saved': { call: '**/api/_cards/intent?*', isDone: true, arrive: open },
  'confirm sent': { call: '**/api/_cards/confirm', isDone: false, arrive: pay(good) },
  '3DS open': {
    call: '**/api/_cards/authenticate',
    isDone: false,
    arrive: async (page, order) => {
      await pay(asksTheBank)(page, order);
      await page.getByRole('button', { name: 'Complete authentication' }).click();
    },
  },
  'charged, not saved': { call: '**/api/_cards/confirm', isDone: true, arrive: pay(good) },
  'charged, saved': { call: '**/api/payments', isDone: false, arrive: pay(good) },
  recorded: { call: '**/api/productstatus/*', isDone: false, arrive: pay(good) },
  'marked sold': { call: '**/api/productstatus/*', isDone: true, arrive: pay(good) },
} as const satisfies Record<string, Point>;

/** What becomes of the call, once it is under way. Gives the page that is open afterwards. */
type Fault = (route: Route, page: Page, visit: Visits['visit']) => Promise<Page>;

const faults: Record<string, Fault> = {
  // The call is never answered: let through, its answer might come before the page goes.
  reload: async (_, page) => {
    await page.reload();
    return page;
  },
  'browser closed and reopened': async (_, page, visit) => {
    const address = page.url();
    const kept = await page.context().storageState({ indexedDB: true });
    await page.context().close();
    const next = await visit(kept);
    await next.goto(address);
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

const isDoneAllTheSame = (fault: string) => fault.startsWith('time-out');

for (const [point, { call, isDone, arrive }] of Object.entries<Point>(points)) {
  for (const [name, fault] of Object.entries(faults)) {
    test(`P kill matrix: ${point} × ${name}`, async ({ till, visit }) => {
      const order = await till.order();
      const page = await visit();
      const met = new Promise<Page>((resolve, reject) => {
        const meet = async (route: Route) => {
          if (isDone || isDoneAllTheSame(name)) await route.fetch();
          return fault(route, page, visit);
        };
        void page.route(call, (route) => meet(route).then(resolve, reject), { times: 1 });
      });
      await arrive(page, order);
      await bringToTheEnd(await met);
      await expectPaidOnce(till, order);
    });
  }
}

test('P1: a reload, leaving and coming back before paying ask for one intent', { tag: ['@R4.16'] }, async ({
  till,
  visit,
}) => {
  const order = await till.order();
  const page = await visit();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment-intent')) asked++;
  });
  await openTheTill(page, order);
  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await page.goto('/dashboard/myorder');
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  expect(asked).toBe(1);
});

test('P2: twenty clicks and an Enter in one tick charge once', async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  let confirmed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/_cards/confirm')) confirmed++;
  });
  await openTheTill(page, order);
  await page.getByLabel('Card number').fill(good);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click++) button.click();
    button.form?.requestSubmit();
  });
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  expect(confirmed).toBe(1);
  await expectPaidOnce(till, order);
});

test('P6: while the provider cannot decide Pay is disabled and says why; then it is paid', {
  tag: '@translated',
}, async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  await openTheTill(page, order);
  const processing = async (route: Route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { paymentIntent: { ...answer.paymentIntent, status: 'processing' } } });
  };
  await page.route('**/_cards/confirm', async (route) => {
    // From now on: before the card is sent the intent is looked up as well.
    await page.route('**/_cards/intent?*', processing);
    await processing(route);
  });
  const confirmed = page.waitForResponse('**/_cards/confirm');
  await payWith(page, good);
  await confirmed;
  await expect(page.getByText('Your payment is being processed…')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.unroute('**/_cards/intent?*');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await expectPaidOnce(till, order);
});

test('T2: of two buyers who press Pay for one bike at the same moment one is charged, and the other is told', async ({
  till,
  visit,
}) => {
  const order = await till.order();
  const rival = { name: 'Imran Kabir', email: 'rival@example.com', role: 'Buyer', password: 'kickstart' } as const;
  const [first, second] = [await visit(), await visit({ cookies: [], origins: [] })];
  await signUp(second, rival);
  await openTheTill(first, order);
  await openTheTill(second, await till.bookedBy(rival.email, order));
  // Both cards are on their way before either of them is answered.
  const pages = [first, second];
  const [arrivals, letGo] = [
    pages.map((page) => page.waitForRequest('**/_cards/confirm')),
    await Promise.all(pages.map((page) => hold(page, '**/_cards/confirm'))),
  ];
  await Promise.all(pages.map((page) => payWith(page, good)));
  await Promise.all(arrivals);
  for (const release of letGo) release();

  const told = (page: Page) => page.getByText('This bike is already sold. You were not charged.');
  const outcomes = pages.map(async (page) => {
    await expect(paid(page).or(told(page))).toBeVisible();
    return (await told(page).isVisible()) ? 'told' : 'paid';
  });
  expect((await Promise.all(outcomes)).toSorted()).toEqual(['paid', 'told']);
  await expect.poll(async () => (await till.books(order)).isSold).toBe(true);
  expect((await till.books(order)).charges).toBe(1);
});

for (const [name, more, asked] of [
  ['another amount', { amount: 1_000 }, '10 BDT'],
  ['another currency', { currency: 'usd' }, /^\d+ USD$/],
] as const) {
  /** The card service answers with this in the place of what it knows. */
  const asksForMore = async (route: Route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { paymentIntent: { ...answer.paymentIntent, ...more } } });
  };
  const stopped = (page: Page) => page.getByText(/^The payment was stopped: the shop's server asked for/);

  test(`T3: an intent with ${name} is not confirmed, and the page says what was asked`, async ({ till, visit }) => {
    const order = await till.order();
    const page = await visit();
    await page.route('**/_cards/intent?*', asksForMore);
    await page.goto(order.href);
    await expect(stopped(page)).toContainText(`instead of ${order.amount / 100} BDT. Your card was not charged.`);
    const [, sum] = /asked for (.+) instead of/.exec((await stopped(page).textContent()) ?? '') ?? [];
    expect(sum).toMatch(asked);
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
    expect(await till.books(order)).toEqual({ charges: 0, isPaid: false, isSold: false });
  });

  test(`T3: an intent that gets ${name} while the page is open is not confirmed`, async ({ till, visit }) => {
    const order = await till.order();
    const page = await visit();
    await openTheTill(page, order);
    await expect(page.getByText(`Your card will be charged ${order.amount / 100} BDT`)).toBeVisible();
    await page.route('**/_cards/intent?*', asksForMore);
    await payWith(page, good);
    await expect(stopped(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
    expect(await till.books(order)).toEqual({ charges: 0, isPaid: false, isSold: false });
  });
}

test('P10: My Orders finishes what was charged and not recorded', { tag: '@translated' }, async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  await openTheTill(page, order);
  await page.route('**/api/payments', (route) => route.abort('internetdisconnected'));
  await payWith(page, good);
  await expect(page.getByText('Your card was charged; recording…')).toBeVisible();
  await expect(page.getByText(/^pi_/)).toBeVisible();
  expect(await till.books(order)).toEqual({ charges: 1, isPaid: false, isSold: false });
  await page.unroute('**/api/payments');
  await page.goto('/dashboard/myorder');
  await expectToast(page, 'Payment Success');
  await expectPaidOnce(till, order);
});

test('P15: a card library that is blocked is said and tried again; the shop around it goes on', {
  tag: ['@R5.23'],
}, async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  const library = '**/openLocalStripe-*.js';
  await page.route(library, (route) => route.abort('blockedbyclient'));
  await page.goto(order.href);
  await expect(page.getByText(/^The card form could not be loaded/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The browser remembers for the page's life that this file was refused; another page asks for it anew.
  await page.unroute(library);
  await page.reload();
  await bringToTheEnd(page);
  await expectPaidOnce(till, order);
});

test('P15: a card library that takes half a minute is said to be missing, and used once it is there', {
  tag: ['@R4.17'],
}, async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  await page.clock.install();
  const asked = page.waitForRequest('**/openLocalStripe-*.js');
  const letGo = await hold(page, '**/openLocalStripe-*.js');
  await page.goto(order.href);
  await asked;
  await expect(page.getByText('Preparing the payment…')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText(/^The card form could not be loaded/)).toBeVisible();
  letGo();
  // By itself: nobody has pressed anything.
  await expect(payButton(page)).toBeVisible();
  await bringToTheEnd(page);
  await expectPaidOnce(till, order);
});

test('P16: a browser whose storage was wiped after the charge finds it by the key, and does not charge again', async ({
  till,
  visit,
}) => {
  const order = await till.order();
  const page = await visit();
  await openTheTill(page, order);
  await page.route('**/api/payments', (route) => route.abort('internetdisconnected'));
  await payWith(page, good);
  await expect(page.getByText('Your card was charged; recording…')).toBeVisible();
  // Another device: nothing but the sign-in is there.
  const other = await visit();
  await other.goto(order.href);
  await expect(other.getByText('Congrats! your payment completed')).toBeVisible();
  await expectPaidOnce(till, order);
});

test('S2: where the browser keeps nothing, no payment is begun, and the page says why', async ({ till, visit }) => {
  const order = await till.order();
  const page = await visit();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment-intent')) asked++;
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(order.href);
  await expect(page.getByText(/^Your browser keeps nothing for this page/)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(asked).toBe(0);
});
