import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { endpoints, NewBike } from '@second-gear/contract';
import { expect, test } from '../support/appServer.ts';
import {
  addBike,
  admin,
  advertise,
  bookFirstBike,
  deleteRow,
  logIn,
  logOut,
  openCategory,
  openMenuItem,
  openPayment,
  payWithCard,
  reportFirstBike,
  rowOf,
  seller,
  signUp,
  verifySeller,
} from '../support/steps.ts';

const requirements = readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8');

/** The texts in backticks of a sentence. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

/** The fields of the body, as a sentence of docs/requirements.md describes it. */
const documentedBody = (sentence: string): string => {
  const [, form = ''] = /form data with the field ([^;:]+)/.exec(sentence) ?? [];
  const [, json = ''] = /JSON of ([^:]+)/.exec(sentence) ?? [];
  if (form) return `, form data ${quoted(form).join(' ')}`;
  if (!json) return '';
  return `, JSON ${(json === 'the fields of a bike' ? Object.keys(NewBike.entries) : quoted(json)).sort().join(' ')}`;
};

/**
 * The requests of docs/requirements.md §7. They are not taken from the endpoint table, so that a mistake in the table
 * fails the test. Each text contains the method and the path, the names of the query parameters, the fields of the
 * body, and `bearer` if the request must have an access token (docs/requirements.md §6).
 */
const documented: readonly string[] = [
  ...new Set(
    [...requirements.matchAll(/^- \*\*R7\.\d+\w*\*\* (.+)$/gm)].flatMap(([, sentence = '']) => {
      const [request = ''] = quoted(sentence).filter((text) => /^(GET|POST|PUT|DELETE) \//.test(text));
      if (request === '') return [];
      const [path = '', query = sentence.includes('query string') ? 'key' : ''] = request.split('?');
      const names = query && `?${[...new URLSearchParams(query).keys()].sort().join('&')}`;
      return `${path}${names}${documentedBody(sentence)}${sentence.includes('the bearer token') ? ', bearer' : ''}`;
    }),
  ),
];

const documentedPaths = documented.map((request) => request.replace(/[?,].*$/, ''));

/** The requests that change data. The app must not send them twice. */
const writes =
  /^(GET \/(advertisement|report|productstatus|allproducts)[/?]|POST \/(?!create-payment-intent)|PUT|DELETE)/;

/** Returns the documented form of a request: `GET /report/{id}` for `GET /report/abc`. */
const documentedPathOf = (sent: string): string => {
  if (documentedPaths.includes(sent)) return sent;
  return documentedPaths.find((path) => new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`).test(sent)) ?? sent;
};

const describeBody = (type: string, body: string): string => {
  if (type.startsWith('application/json')) return `, JSON ${Object.keys(JSON.parse(body)).sort().join(' ')}`;
  if (!type.startsWith('multipart/form-data')) return '';
  const fields = [...body.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
  return `, form data ${fields.join(' ')}`;
};

const keyOf = (request: Request) => `${request.method()} ${request.url()}`;

/**
 * Describes a request of the page in the notation of `documented`, so that the test can compare it with an entry there.
 */
const describeRequest = (request: Request, path: string, body: string): string => {
  const documentedPath = documentedPathOf(`${request.method()} ${path}`);
  const { searchParams } = new URL(request.url());
  const query = [...searchParams.keys()].sort().join('&');
  const bearer = /^bearer \S+$/.test(request.headers().authorization ?? '') ? ', bearer' : '';
  return `${documentedPath}${query && `?${query}`}${body}${bearer}`;
};

declare global {
  interface Window {
    reportBody: (key: string, type: string, body: string) => Promise<void>;
  }
}

/**
 * Records a description of each request body of a page. Playwright cannot read a body that is a stream, so a script in
 * the page reports each body before the page sends it.
 */
const recordBodies = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const bodies = new Map<string, string>();
  await page.exposeFunction('reportBody', (key: string, type: string, body: string) => {
    bodies.set(key, describeBody(type, body));
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...input) => {
      const request = new Request(...input);
      const type = request.headers.get('content-type') ?? '';
      await window.reportBody(`${request.method} ${request.url}`, type, await request.clone().text());
      return fetch(request);
    };
    // The script must replace XMLHttpRequest too, because the app sends photos with it: `fetch` does not report the
    // progress of an upload.
    const { open, send } = XMLHttpRequest.prototype;
    const requests = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      requests.set(this, `${method} ${new URL(url, window.location.href)}`);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      void new Response(body instanceof FormData ? body : null)
        .blob()
        .then(async (form) => window.reportBody(requests.get(this) ?? '', form.type, await form.text()))
        .then(() => send.call(this, body));
    };
  });
  return bodies;
};

/**
 * Records the requests to the server and to the image host that are sent after this call. It ignores requests to the
 * demo card service, because docs/requirements.md does not contain its endpoints.
 */
const recordRequests = async (page: Page, api: string): Promise<string[]> => {
  const sent: string[] = [];
  const bodies = await recordBodies(page);
  page.on('request', (request) => {
    const [address = ''] = request.url().split('?');
    if (!address.startsWith(`${api}/`) || address.startsWith(`${api}/_cards/`)) return;
    // The test ignores preflight requests, because the browser sends them, and not the app.
    if (request.method() === 'OPTIONS') return;
    sent.push(describeRequest(request, address.slice(api.length), bodies.get(keyOf(request)) ?? ''));
  });
  return sent;
};

test('the app sends every documented request in the documented form, and each write only once', {
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
    '@R8.17',
  ],
}, async ({ page, app }) => {
  const sent = await recordRequests(page, app.api);

  await test.step('a new user signs up as seller; a seller adds a bike, advertises that bike, and deletes a second bike', async () => {
    await signUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
    await logOut(page);
    await logIn(page, seller);
    await addBike(page, 'Yamaha DT 125 of the endpoint test');
    await advertise(page, 'Yamaha DT 125 of the endpoint test');
    await deleteRow(page, 'Honda CG125', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Honda CG125')).toHaveCount(0);
    await logOut(page);
  });

  await test.step('a buyer reports a bike, books a bike and pays for the booking', async () => {
    await logIn(page);
    await openCategory(page, 'Honda');
    await reportFirstBike(page);
    const bike = await bookFirstBike(page);
    await openPayment(page, bike);
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
    await logOut(page);
  });

  await test.step('an admin verifies a seller, and deletes a buyer and a reported bike', async () => {
    await logIn(page, admin);
    await openMenuItem(page, 'All Sellers', 'All Seller');
    await verifySeller(page, 'Sadia Rahman');
    await openMenuItem(page, 'All Buyers');
    await deleteRow(page, 'Imran Kabir', 'Successfully Deleted');
    await openMenuItem(page, 'Reported Items');
    await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
  });

  expect(documented).toHaveLength(Object.keys(endpoints).length);
  expect([...new Set(sent)].sort()).toEqual(documented.toSorted());
  for (const request of documented.filter((one) => writes.test(one))) {
    expect(
      sent.filter((one) => one === request),
      request,
    ).toHaveLength(1);
  }
});
