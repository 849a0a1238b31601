import { beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../../api/apiError.ts';
import { type Browser, createBrowser } from './browser.ts';
import { openPage, type Page } from './openPage.ts';
import { type Card, type Line, openTestShop, type ServerKind, type TestShop } from './testServer.ts';

/**
 * The kill matrix of `e2e/payments.journey.ts` with each kind of server, on the contract's own shop and ledger: which cells
 * charge a booking twice. SECURITY.md has the same table.
 */

const good: Card = '4242424242424242';
const asksTheBank: Card = '4000002500003155';

/** A moment of a payment: the request that is under way, and whether the server has done it by then. */
type Point = { name: string; isDone: boolean; card?: Card };

const points = {
  'before the intent': { name: 'createPaymentIntent', isDone: false },
  'intent saved': { name: 'retrieve', isDone: true },
  'confirm sent': { name: 'confirm', isDone: false, card: good },
  '3DS open': { name: 'authenticate', isDone: false, card: asksTheBank },
  'charged, not saved': { name: 'confirm', isDone: true, card: good },
  'charged, saved': { name: 'recordPayment', isDone: false, card: good },
  recorded: { name: 'markSold', isDone: false, card: good },
  'marked sold': { name: 'markSold', isDone: true, card: good },
} as const satisfies Record<string, Point>;

/** What the page is answered; null: the page is gone before the answer comes, and `next` is the browser of the next page. */
type Fault = { answer: (() => Problem) | null; isDone?: boolean; next?: (browser: Browser) => Browser };

const reopened = ({ kept }: Browser): Browser => {
  const next = createBrowser();
  for (const [key, value] of kept) next.kept.set(key, value);
  return next;
};

const faults: Record<string, Fault> = {
  reload: { answer: null, next: (browser) => browser },
  'browser closed and reopened': { answer: null, next: reopened },
  'offline then online': { answer: () => new Problem('unreachable') },
  500: { answer: () => new Problem('broken') },
  'malformed reply': { answer: () => new Problem('unreadable') },
  'time-out although the server did it': { answer: () => new Problem('timeout'), isDone: true },
};

/** Not one of the 48 cells: nothing of the first browser is there, as on another device or with wiped storage. */
const anotherDevice: Fault = { answer: null, next: () => createBrowser() };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});

const never = new Promise<never>(() => {});

/** Does what the page offers, as a user would, until it says paid. */
const bringToTheEnd = async (page: Page) => {
  for (let turn = 0; turn < 20; turn++) {
    await shop.idle();
    const now = page.state();
    if (now.state === 'paid' || (now.state === 'unavailable' && now.because === 'alreadyPaid')) return;
    if (now.state === 'ready' || now.state === 'declined') void page.pay(good);
    if (now.state === 'unavailable') void page.open();
    if (now.state === 'recordingFailed') page.checkout.retry();
  }
};

const play = async (point: Point, fault: Fault, server: ServerKind) => {
  shop.reset();
  const [buyer] = shop.buyers;
  if (!buyer) throw new Error('The shop has no buyer.');
  const browser = createBrowser();
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let isOver = false;
  const line: Line = async ({ name, done }) => {
    if (isOver || name !== point.name) return done();
    isOver = true;
    if (point.isDone || fault.isDone) await done();
    meet();
    if (fault.answer) throw fault.answer();
    return never;
  };
  const page = openPage({ shop, browser, buyer, server, line });
  const card = point.card;
  void page.open().then(() => card && page.pay(card));
  await met;
  if (!fault.next) await bringToTheEnd(page);
  else {
    page.close();
    const next = openPage({ shop, browser: fault.next(browser), buyer, server });
    void next.open();
    await bringToTheEnd(next);
  }
  await shop.idle();
  const { charges, isPaid, isSold } = shop.books();
  return { charges, isPaid, isSold };
};

const once = { charges: 1, isPaid: true, isSold: true };

const servers: readonly ServerKind[] = ['reserves, with the key', 'reserves, without the key', 'reserves nothing'];

const cells = Object.entries<Point>(points).flatMap(([at, point]) =>
  Object.entries(faults).map(([name, fault]) => [`${at} × ${name}`, point, fault] as const),
);

describe.each(servers)('P kill matrix, with a server that %s', (server) => {
  test('charges once in each of the 48 cells', async () => {
    const wrong: unknown[] = [];
    for (const [cell, point, fault] of cells) {
      const books = await play(point, fault, server);
      if (JSON.stringify(books) !== JSON.stringify(once)) wrong.push([cell, books]);
    }
    expect(cells).toHaveLength(48);
    expect(wrong).toEqual([]);
  });
});

/** Where the card is charged twice when the buyer goes on in a browser that has nothing of the first one. */
const chargedTwiceElsewhere: Record<ServerKind, (keyof typeof points)[]> = {
  'reserves, with the key': [],
  'reserves, without the key': [],
  'reserves nothing': ['charged, not saved', 'charged, saved'],
};

test.each(servers)('P16 kill matrix, on another device, with a server that %s', async (server) => {
  const twice: string[] = [];
  for (const [at, point] of Object.entries<Point>(points)) {
    const { charges, ...books } = await play(point, anotherDevice, server);
    if (charges > 1) twice.push(at);
    expect(books, at).toEqual({ isPaid: true, isSold: true });
  }
  expect(twice).toEqual(chargedTwiceElsewhere[server]);
});
