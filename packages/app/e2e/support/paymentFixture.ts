import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { type PlaceOptions, type Shop, type ShopOptions, serversOf, startShop, withoutWorkers } from './appServer.ts';
import { seedEmulator } from './emulator.ts';
import { type Watch, watch } from './pageInvariants.ts';
import { buyer, logIn, seller } from './steps.ts';
import { translate } from './translator.ts';

/** One order of the buyer, made for one test. `amount` is in poisha (BDT × 100), and no other order's. */
export type Order = { bookingId: string; bikeId: string; href: string; amount: number };

/** How an order stands in the shop's books and on the card ledger, outside of every page. */
export type Books = { charges: number; isPaid: boolean; isSold: boolean };

/** A shop that a worker's tests share, each with a bike of its own, and a buyer who is signed in. */
export type Till = {
  shop: Shop;
  order(): Promise<Order>;
  /** The same bike, booked by another buyer. */
  bookedBy(email: string, order: Order): Promise<Order>;
  books(order: Order): Promise<Books>;
  /** A browser in which the buyer is signed in; with what another one kept, if that is given. */
  browser(kept?: BrowserContextOptions['storageState']): Promise<BrowserContext>;
};

type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

const bike = {
  sellerName: 'Rahim Uddin',
  email: seller.email,
  isVerified: true,
  img: '/pictures/none.svg',
  category_id: '1',
  originalPrice: '180000',
  condition: 'Good',
  usedYears: '32',
  phone: '01711000142',
  location: 'Ambarkhana, Sylhet',
  description: 'Papers complete.',
  purchaseYear: '1994',
  date: '2026-11-01T03:00:00.000Z',
};

const openTill = async (browser: Browser, shop: Shop): Promise<Till> => {
  const { url, api } = shop;
  const ask = async (name: EndpointName, given: Given, token?: string) => {
    const { method } = endpoints[name];
    const answer = await fetch(`${api}${pathOf(name, given)}`, {
      method,
      headers: {
        ...(token && { authorization: `bearer ${token}` }),
        ...(given.body && { 'content-type': 'application/json' }),
      },
      ...(given.body && { body: JSON.stringify(given.body) }),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { accessToken } = await ask('accessToken', { query: { email: seller.email } });

  const context = await browser.newContext({ baseURL: url });
  const watching = await watch(context, url, serversOf(shop));
  await logIn(await context.newPage());
  const signedIn = await context.storageState({ indexedDB: true });
  await context.close();
  expect(watching.complaints()).toEqual([]);

  const book = async (bikeId: string, bikeName: string, resaleValue: string, userEmail: string): Promise<Order> => {
    const { insertedId: bookingId } = await ask('bookBike', {
      body: {
        bikeId,
        bikeName,
        img: '',
        userName: 'Farhana Akter',
        userEmail,
        resaleValue,
        phone: '01711000123',
        location: 'Dhanmondi 27',
      },
    });
    return { bookingId, bikeId, href: `/dashboard/payment/${bookingId}`, amount: Number(resaleValue) * 100 };
  };

  let count = 0;
  return {
    shop,
    bookedBy: (email, { bikeId, amount }) => book(bikeId, 'Honda of two buyers', String(amount / 100), email),
    order: async () => {
      const bikeName = `Honda of the till ${++count}`;
      const resaleValue = String(95_000 + count);
      const { insertedId: bikeId } = await ask('createBike', { body: { ...bike, bikeName, resaleValue } }, accessToken);
      return book(bikeId, bikeName, resaleValue, buyer.email);
    },
    books: async ({ bookingId, bikeId, amount }) => {
      const [booking, bikes, charges] = await Promise.all([
        ask('findBooking', { params: { id: bookingId } }),
        ask('listBikes', { params: { id: bike.category_id } }),
        shop.ledger(),
      ]);
      return {
        charges: charges.filter((charge) => charge.amount === amount).length,
        isPaid: booking.paid === true,
        isSold: bikes.some(
          ({ _id, soldOut }: { _id: string; soldOut?: boolean }) => _id === bikeId && soldOut === true,
        ),
      };
    },
    browser: async (kept = signedIn) => {
      const opened = await browser.newContext({ baseURL: url, storageState: kept });
      await withoutWorkers(opened);
      return opened;
    },
  };
};

export type Visits = {
  /** Opens a page in a browser of the till's; closes them all afterwards, and allows no complaint in any of them. */
  visit: (kept?: BrowserContextOptions['storageState']) => Promise<Page>;
};

export const test = base.extend<Visits & Pick<ShopOptions, 'isTranslated'>, { till: Till } & PlaceOptions>({
  isElsewhere: [false, { option: true, scope: 'worker' }],
  isTranslated: [false, { option: true }],
  till: [
    async ({ browser, isElsewhere }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'second-gear-till-'));
      await seedEmulator('protected');
      const shop = await startShop(folder, { profile: 'documented', emailEnumeration: 'protected', isElsewhere });
      await use(await openTill(browser, shop));
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  visit: async ({ till, isTranslated }, use) => {
    const watched: { context: BrowserContext; watching: Watch }[] = [];
    await use(async (kept) => {
      const context = await till.browser(kept);
      if (isTranslated) await translate(context);
      watched.push({ context, watching: await watch(context, till.shop.url, serversOf(till.shop)) });
      return context.newPage();
    });
    for (const { context, watching } of watched) {
      await watching.settle();
      await context.close();
    }
    expect(watched.flatMap(({ watching }) => watching.complaints())).toEqual([]);
  },
});

export { expect };
