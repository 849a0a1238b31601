import type { Page, Request } from '@playwright/test';
import { endpoints } from '@second-gear/contract';
import { expect, test } from '../support/appServer.ts';
import {
  addBike,
  admin,
  advertise,
  bookFirstBike,
  deleteRow,
  logIn,
  logOut,
  openBrand,
  openPaymentOf,
  openPlace,
  payWith,
  reportFirstBike,
  rowOf,
  seller,
  signUp,
  verify,
} from '../support/steps.ts';

/**
 * Spec §7, written out once more: method and path, the names in the query, the fields of the body, and the bearer where
 * it is sent (spec §6). What is marked as `once` writes.
 */
const table: { call: string; once?: true }[] = [
  { call: 'GET /allusers/admin/{email}' },
  { call: 'GET /allusers/buyer/{email}' },
  { call: 'GET /allusers/seller/{email}' },
  { call: 'GET /users?email' },
  { call: 'POST /users, JSON email name role', once: true },
  { call: 'GET /jwt?email' },
  { call: 'GET /allusers?role' },
  { call: 'DELETE /users/{id}, bearer', once: true },
  { call: 'PUT /allusers/seller/{id}, bearer', once: true },
  { call: 'GET /allproducts?email', once: true },
  { call: 'GET /allbikes' },
  { call: 'GET /categories' },
  { call: 'GET /categories/{id}' },
  {
    call: 'POST /products, JSON advertise bikeName category_id condition date description email img isVerified location originalPrice phone purchaseYear report resaleValue sellerName soldOut usedYears, bearer',
    once: true,
  },
  { call: 'GET /product?email' },
  { call: 'GET /advertisement/{id}, bearer', once: true },
  { call: 'DELETE /products/{id}, bearer', once: true },
  { call: 'GET /report/{id}', once: true },
  { call: 'GET /report' },
  { call: 'DELETE /report/{id}', once: true },
  {
    call: 'POST /bookings, JSON bikeId bikeName img location phone resaleValue userEmail userName',
    once: true,
  },
  { call: 'GET /bookings?email' },
  { call: 'GET /bookings/{id}' },
  { call: 'POST /create-payment-intent, JSON resaleValue, bearer', once: true },
  { call: 'POST /payments, JSON bookingId resaleValue transactionId userEmail, bearer', once: true },
  { call: 'GET /productstatus/{id}', once: true },
  { call: 'POST /_images?key, form data image', once: true },
];

const rows = table.map(({ call }) => call.replace(/[?,].*$/, ''));

/** `GET /report/abc` as the table has it: `GET /report/{id}`. */
const rowOfTheTable = (asked: string): string => {
  if (rows.includes(asked)) return asked;
  return rows.find((row) => new RegExp(`^${row.replace(/\{\w+\}/, '[^/]+')}$`).test(asked)) ?? asked;
};

const bodyInWords = (type: string, body: string): string => {
  if (type.startsWith('application/json')) return `, JSON ${Object.keys(JSON.parse(body)).sort().join(' ')}`;
  if (!type.startsWith('multipart/form-data')) return '';
  const fields = [...body.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
  return `, form data ${fields.join(' ')}`;
};

const keyOf = (request: Request) => `${request.method()} ${request.url()}`;

/** One request in the table's words. */
const inWords = (request: Request, path: string, body: string): string => {
  const row = rowOfTheTable(`${request.method()} ${path}`);
  const { searchParams } = new URL(request.url());
  const query = [...searchParams.keys()].sort().join('&');
  const bearer = /^bearer \S+$/.test(request.headers().authorization ?? '') ? ', bearer' : '';
  return `${row}${query && `?${query}`}${body}${bearer}`;
};

declare global {
  interface Window {
    hearBody: (key: string, type: string, body: string) => Promise<void>;
  }
}

/** The bodies of what the page sends, in words. The browser shows a body that is a stream to nobody once it is sent. */
const listenToBodies = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const bodies = new Map<string, string>();
  await page.exposeFunction('hearBody', (key: string, type: string, body: string) => {
    bodies.set(key, bodyInWords(type, body));
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      const type = request.headers.get('content-type') ?? '';
      await window.hearBody(`${request.method} ${request.url}`, type, await request.clone().text());
      return fetch(request);
    };
    // A photo is sent by the one who can tell how far it is.
    const { open, send } = XMLHttpRequest.prototype;
    const asked = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      asked.set(this, `${method} ${new URL(url, window.location.href)}`);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      const form = body instanceof Blob ? body : new Blob();
      void form
        .text()
        .then((text) => window.hearBody(asked.get(this) ?? '', form.type, text))
        .then(() => send.call(this, body));
    };
  });
  return bodies;
};

/** What the shop's server and the image host are asked from now on. The card provider has a table of its own. */
const listen = async (page: Page, api: string): Promise<string[]> => {
  const heard: string[] = [];
  const bodies = await listenToBodies(page);
  page.on('request', (request) => {
    const [address = ''] = request.url().split('?');
    if (!address.startsWith(`${api}/`) || address.startsWith(`${api}/_cards/`)) return;
    // What a browser asks for leave, by itself, is no call.
    if (request.method() === 'OPTIONS') return;
    heard.push(inWords(request, address.slice(api.length), bodies.get(keyOf(request)) ?? ''));
  });
  return heard;
};

test('four people use everything: every call of the table is made as it says, and what writes is asked once', {
  tag: [
    '@R3.02',
    '@R3.03',
    '@R3.07',
    '@R3.09',
    '@R3.21',
    '@R3.24',
    '@R3.28',
    '@R6.01',
    '@R6.13',
    '@R7.02',
    '@R7.03',
    '@R7.04',
    '@R7.05',
    '@R7.06',
    '@R7.07',
    '@R7.10',
    '@R7.11',
    '@R7.12',
    '@R7.14',
    '@R7.15',
    '@R7.16',
    '@R7.17',
    '@R7.18',
    '@R7.19',
    '@R7.22',
    '@R7.25',
    '@R7.27',
    '@R7.28',
    '@R7.29',
    '@R7.31',
    '@R7.32',
    '@R7.33',
    '@R7.34',
    '@R7.35',
    '@R7.36',
  ],
}, async ({ page, shop }) => {
  const heard = await listen(page, shop.api);

  await test.step('a newcomer becomes a seller, adds a bike, advertises it and deletes another', async () => {
    await signUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
    await logOut(page);
    await logIn(page, seller);
    await addBike(page, 'Yamaha DT 125 of the calls');
    await advertise(page, 'Yamaha DT 125 of the calls');
    await deleteRow(page, 'Honda CG125', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Honda CG125')).toHaveCount(0);
    await logOut(page);
  });

  await test.step('a buyer reports a bike, books one and pays for it', async () => {
    await logIn(page);
    await openBrand(page, 'Honda');
    await reportFirstBike(page);
    const bike = await bookFirstBike(page);
    await openPaymentOf(page, bike);
    await payWith(page, '4242 4242 4242 4242');
    await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
    await logOut(page);
  });

  await test.step('the admin verifies a seller, deletes a buyer and a reported bike', async () => {
    await logIn(page, admin);
    await openPlace(page, 'All Sellers', 'All Seller');
    await verify(page, 'Sadia Rahman');
    await openPlace(page, 'All Buyers');
    await deleteRow(page, 'Imran Kabir', 'Successfully Deleted');
    await openPlace(page, 'Reported Items');
    await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
  });

  expect(table).toHaveLength(Object.keys(endpoints).length);
  expect([...new Set(heard)].sort()).toEqual(table.map(({ call }) => call).sort());
  for (const { call } of table.filter(({ once }) => once)) {
    expect(
      heard.filter((line) => line === call),
      call,
    ).toHaveLength(1);
  }
});
