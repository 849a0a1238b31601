import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import { hold } from '#testing/hold.ts';
import { type Browser, createBrowser } from './browser.ts';
import { openPage, type Page } from './openPage.ts';
import { type Card, createTestServer, type Network, type ServerKind, type TestServer } from './testServer.ts';

/**
 * The kill matrix as in `e2e/payments/payments.spec.ts`, but for each kind of server, on the mock backend and its card
 * ledger. A cell of the matrix is one fault that interrupts a payment at one point. The tests check in which cells a
 * booking is charged twice. SECURITY.md has the same table.
 */

const good: Card = '4242424242424242';
const asksTheBank: Card = '4000002500003155';

/**
 * A point at which a payment is interrupted: the request that has been sent, and whether the server has already handled
 * that request.
 */
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

/**
 * What the page receives instead of a response. If `response` is null, the page is closed before the response arrives,
 * and `next` returns the browser in which the next page is opened.
 */
type Fault = { response: (() => ApiError) | null; isDone?: boolean; next?: (browser: Browser) => Browser };

const reopened = ({ stored }: Browser): Browser => {
  const next = createBrowser();
  for (const [key, value] of stored) next.stored.set(key, value);
  return next;
};

const faults: Record<string, Fault> = {
  reload: { response: null, next: (browser) => browser },
  'browser closed and reopened': { response: null, next: reopened },
  'offline then online': { response: () => new ApiError('networkError') },
  500: { response: () => new ApiError('serverError') },
  'malformed reply': { response: () => new ApiError('invalidResponse') },
  'time-out although the server did it': { response: () => new ApiError('timeout'), isDone: true },
};

/**
 * An additional fault that is not in the 48 cells of the matrix. The next browser has no data of the first browser's
 * storage, because it is on another device or the storage was cleared.
 */
const anotherDevice: Fault = { response: null, next: () => createBrowser() };

let backend: TestServer;
beforeAll(async () => {
  backend = await createTestServer();
});

const never = new Promise<never>(() => {});

/** Does what a user would do: presses the button that the page shows, until the page shows that the order is paid. */
const bringToTheEnd = async (page: Page) => {
  for (let turn = 0; turn < 20; turn++) {
    await backend.idle();
    const now = page.state();
    if (now.state === 'paid' || (now.state === 'unavailable' && now.reason === 'alreadyPaid')) return;
    if (now.state === 'ready' || now.state === 'declined') void page.pay(good);
    if (now.state === 'unavailable') void page.open();
    if (now.state === 'recordingFailed') page.checkout.retry();
  }
};

const play = async (point: Point, fault: Fault, server: ServerKind) => {
  backend.reset();
  const [buyer] = backend.buyers;
  if (!buyer) throw new Error('The server has no buyer.');
  const browser = createBrowser();
  const { held: met, release: meet } = hold();
  let isOver = false;
  const network: Network = async ({ name, send }) => {
    if (isOver || name !== point.name) return send();
    isOver = true;
    if (point.isDone || fault.isDone) await send();
    meet();
    if (fault.response) throw fault.response();
    return never;
  };
  const page = openPage({ backend, browser, buyer, server, network });
  const card = point.card;
  void page.open().then(() => card && page.pay(card));
  await met;
  if (!fault.next) await bringToTheEnd(page);
  else {
    page.close();
    const next = openPage({ backend, browser: fault.next(browser), buyer, server });
    void next.open();
    await bringToTheEnd(next);
  }
  await backend.idle();
  const { charges, isPaid, isSold } = backend.snapshot();
  return { charges, isPaid, isSold };
};

const once = { charges: 1, isPaid: true, isSold: true };

const servers: readonly ServerKind[] = ['reserves, with the key', 'reserves, without the key', 'reserves nothing'];

const cells = Object.entries<Point>(points).flatMap(([at, point]) =>
  Object.entries(faults).map(([name, fault]) => [`${at} × ${name}`, point, fault] as const),
);

describe.each(servers)('P kill matrix, with a server that %s', (server) => {
  test('each booking is charged once in each of the 48 cells of the kill matrix', async () => {
    const wrong: unknown[] = [];
    for (const [cell, point, fault] of cells) {
      const books = await play(point, fault, server);
      if (JSON.stringify(books) !== JSON.stringify(once)) wrong.push([cell, books]);
    }
    expect(cells).toHaveLength(48);
    expect(wrong).toEqual([]);
  });
});

/**
 * The points at which the card is charged twice if the buyer continues in a browser without the first browser's
 * storage.
 */
const chargedTwiceElsewhere: Record<ServerKind, (keyof typeof points)[]> = {
  'reserves, with the key': [],
  'reserves, without the key': [],
  'reserves nothing': ['charged, not saved', 'charged, saved'],
};

test.each(servers)(
  'P16 kill matrix: on another device, a booking is charged twice only in the listed cells when the server %s',
  async (server) => {
    const twice: string[] = [];
    for (const [at, point] of Object.entries<Point>(points)) {
      const { charges, ...books } = await play(point, anotherDevice, server);
      if (charges > 1) twice.push(at);
      expect(books, at).toEqual({ isPaid: true, isSold: true });
    }
    expect(twice).toEqual(chargedTwiceElsewhere[server]);
  },
);
