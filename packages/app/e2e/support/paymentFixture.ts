import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import {
  type AppServer,
  type AppServerOptions,
  type OriginOptions,
  serverOriginsOf,
  startAppServer,
  withoutServiceWorker,
} from './appServer.ts';
import { seedEmulator } from './emulator.ts';
import { type InvariantObserver, observeInvariants } from './pageInvariants.ts';
import { buyer, logIn, seller } from './steps.ts';
import { translate } from './translator.ts';

/**
 * A booking of the demo buyer that was created for one test. `amount` is in poisha (BDT × 100). Each booking has
 * another amount, so the amount identifies the charge of the booking.
 */
export type Order = { bookingId: string; bikeId: string; href: string; amount: number };

/**
 * The state of a booking at the server and in the ledger: how often the card was charged, whether the booking is paid,
 * and whether its bike is sold.
 */
export type OrderState = { charges: number; isPaid: boolean; isSold: boolean };

/**
 * The app server that all payment tests of a worker process share. Each test has its own bike. The demo buyer is signed
 * in.
 */
export type PaymentFixture = {
  app: AppServer;
  createOrder(): Promise<Order>;
  /** Creates a booking of the same bike for the buyer with this e-mail address. */
  createOrderOf(email: string, order: Order): Promise<Order>;
  stateOf(order: Order): Promise<OrderState>;
  /** Opens a browser context with the given storage. By default the demo buyer is signed in. */
  newContext(storageState?: BrowserContextOptions['storageState']): Promise<BrowserContext>;
};

type RequestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

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

const createPaymentFixture = async (browser: Browser, app: AppServer): Promise<PaymentFixture> => {
  const { url, api } = app;
  const send = async (name: EndpointName, input: RequestInput, token?: string) => {
    const { method } = endpoints[name];
    const response = await fetch(`${api}${pathOf(name, input)}`, {
      method,
      headers: {
        ...(token && { authorization: `bearer ${token}` }),
        ...(input.body && { 'content-type': 'application/json' }),
      },
      ...(input.body && { body: JSON.stringify(input.body) }),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await send('accessToken', { query: { email: seller.email } });

  const context = await browser.newContext({ baseURL: url });
  const observer = await observeInvariants(context, url, serverOriginsOf(app));
  await logIn(await context.newPage());
  const signedInStorage = await context.storageState({ indexedDB: true });
  await context.close();
  expect(observer.violations()).toEqual([]);

  const book = async (bikeId: string, bikeName: string, resaleValue: string, userEmail: string): Promise<Order> => {
    const { insertedId: bookingId } = await send('bookBike', {
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
    app,
    createOrderOf: (email, { bikeId, amount }) => book(bikeId, 'Honda of two buyers', String(amount / 100), email),
    createOrder: async () => {
      const bikeName = `Honda to pay ${++count}`;
      const resaleValue = String(95_000 + count);
      const { insertedId: bikeId } = await send(
        'createBike',
        { body: { ...bike, bikeName, resaleValue } },
        accessToken,
      );
      return book(bikeId, bikeName, resaleValue, buyer.email);
    },
    stateOf: async ({ bookingId, bikeId, amount }) => {
      const [booking, bikes, charges] = await Promise.all([
        send('findBooking', { params: { id: bookingId } }),
        send('listBikes', { params: { id: bike.category_id } }),
        app.ledger(),
      ]);
      return {
        charges: charges.filter((charge) => charge.amount === amount).length,
        isPaid: booking.paid === true,
        isSold: bikes.some(
          ({ _id, soldOut }: { _id: string; soldOut?: boolean }) => _id === bikeId && soldOut === true,
        ),
      };
    },
    newContext: async (storageState = signedInStorage) => {
      const context = await browser.newContext({ baseURL: url, storageState });
      await withoutServiceWorker(context);
      return context;
    },
  };
};

export type PageFixture = {
  /**
   * Opens a page in a new browser context. After the test, the fixture closes all contexts and checks their invariants.
   */
  openPage: (storageState?: BrowserContextOptions['storageState']) => Promise<Page>;
};

export const test = base.extend<
  PageFixture & Pick<AppServerOptions, 'isTranslated'>,
  { payment: PaymentFixture } & OriginOptions
>({
  isCrossOrigin: [false, { option: true, scope: 'worker' }],
  isTranslated: [false, { option: true }],
  payment: [
    async ({ browser, isCrossOrigin }, use) => {
      await seedEmulator();
      const app = await startAppServer({ isCrossOrigin });
      await use(await createPaymentFixture(browser, app));
      await app.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ payment, isTranslated }, use) => {
    const opened: { context: BrowserContext; observer: InvariantObserver }[] = [];
    await use(async (storageState) => {
      const context = await payment.newContext(storageState);
      if (isTranslated) await translate(context);
      opened.push({
        context,
        observer: await observeInvariants(context, payment.app.url, serverOriginsOf(payment.app)),
      });
      return context.newPage();
    });
    for (const { context, observer } of opened) {
      await observer.settle();
      await context.close();
    }
    expect(opened.flatMap(({ observer }) => observer.violations())).toEqual([]);
  },
});

export { expect };
