import type { EndpointName } from '@second-gear/contract';
import { bikes, seedDb, users } from '@second-gear/fixtures';
import type { Db, Profile } from '@second-gear/mock-server/backend';
import {
  createMockBackend,
  fault,
  type MockBackend,
  type Overrides,
  reject,
  respondWith,
  sequence,
} from '@second-gear/mock-server/msw';
import { http } from 'msw';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultTimeouts, type Timeouts } from '../../api/timing.ts';
import { book, cardOf, confirmDelete, expectRemoved, expectToast, fillIn, press, rowOf } from '../../stories/steps.ts';
import { announcedText, checkAfterEachTest, openApp, setBackend } from './openApp.tsx';

/** Tests the whole app with a mock backend, while other users change the lists and while the connection is lost. */

const initialDb = seedDb({ bikes: 0 });
const fastTimeouts: Timeouts = { ...defaultTimeouts, firstRetryDelayMs: 1, maxRetryDelayMs: 10 };

let backend: MockBackend;
/** The requests that the mock backend has received, such as 'GET /report'. */
let requests: string[];

const startBackend = (overrides: Overrides = {}, db: Db = initialDb, profile: Profile = 'documented') => {
  const mockBackend = createMockBackend(db, { profile });
  requests = [];
  backend = {
    ...mockBackend,
    handle: (request) => {
      requests.push(`${request.method} ${request.path}`);
      return mockBackend.handle(request);
    },
  };
  setBackend(backend, overrides);
};
const countRequests = (request: string) => requests.filter((one) => one === request).length;

/** Sends a request of another user to the same backend. */
const requestAs = async (method: string, path: string, as: string) => {
  const headers = { authorization: `bearer ${await backend.accessTokenFor(as)}` };
  const { status } = await backend.handle({ method, path, headers, body: new Uint8Array() });
  expect(status).toBe(200);
};

checkAfterEachTest();
beforeEach(() => startBackend());

describe('responses in another order than the requests', () => {
  test.each([
    ['in the order of the requests', [1, 2, 3]],
    ['in reverse order', [3, 2, 1]],
    ['with the last one in the middle', [1, 3, 2]],
    ['with the first one at the end', [2, 3, 1]],
  ])('X1: the app shows the category that was opened last of three, when the responses arrive %s', async (_, order) => {
    const pending = new Map<string, () => void>();
    const mockBackend = createMockBackend(initialDb);
    const handle: MockBackend['handle'] = async (request) => {
      const [, id] = /^\/categories\/(\d)$/.exec(request.path) ?? [];
      if (id) await new Promise<void>((resolve) => pending.set(id, resolve));
      return mockBackend.handle(request);
    };
    setBackend({ ...mockBackend, handle: handle });
    const { canvas, go } = openApp({ at: '/categories/1', as: 'farhana', timeouts: defaultTimeouts });
    for (const id of [1, 2, 3]) {
      if (id > 1) await go(`/categories/${id}`);
      await waitFor(() => expect(pending.has(String(id))).toBe(true));
    }
    for (const id of order) pending.get(String(id))?.();
    await canvas.findByRole('heading', { level: 1, name: 'Royel Enfield' });
    await cardOf(canvas, 'Royal Enfield Bullet 350');
    expect(screen.queryByRole('article', { name: 'Honda CG125' })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Yamaha RX 100' })).toBeNull();
  });
});

describe('a bike that is removed during its booking', () => {
  test.each([
    ['deleted', 'DELETE'],
    ['sold', 'GET'],
  ])(
    "X2: when the bike is %s during its booking, the app shows the server's message, closes the dialog, and reads the list again",
    async (_, method) => {
      const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
      const { _id } = bikes.restored;
      await press(await cardOf(canvas, 'Honda CB750 K2'), 'Book Now');
      const dialog = within(await screen.findByRole('dialog', { name: 'Honda CB750 K2' }));
      await fillIn(dialog, { 'Phone number': '01711000123', 'Meeting location': 'Dhanmondi 27' });
      await requestAs(method, method === 'GET' ? `/productstatus/${_id}` : `/products/${_id}`, bikes.restored.email);
      await press(dialog, 'Add to cart');
      await waitFor(() => expect(announcedText()).toMatch(/sold|not|no longer/i));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Honda CB750 K2' })).toBeNull());
      expect(announcedText()).not.toContain('Booking successfull');
    },
  );

  test('X2: the app reads the list again when the server rejects the booking with status 404', async () => {
    startBackend({ bookBike: fault('404') });
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await cardOf(canvas, 'Honda CB750 K2');
    const before = countRequests('GET /categories/1');
    await book(canvas, 'Honda CB750 K2');
    await waitFor(() => expect(countRequests('GET /categories/1')).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a second booking of the same bike', () => {
  test("X3: the app shows the server's message, and no success, when a buyer books the same bike a second time", async () => {
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await book(canvas, 'Honda CB750 K2');
    await expectToast('Booking successfull');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await book(canvas, 'Honda CB750 K2');
    await expectToast('You already booked Honda CB750 K2');
  });

  test('X3: the app shows its own message when the response to a booking has neither a confirmation nor a message [R7.30]', async () => {
    startBackend({ bookBike: respondWith({}) });
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await book(canvas, 'Honda CB750 K2');
    await expectToast('Second Gear did not accept this.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(announcedText()).not.toContain('Booking successfull');
  });
});

type Deletion = {
  at: string;
  as: keyof typeof users;
  endpoint: EndpointName;
  name: string;
  path: string;
  success: string;
};

const deletions: Deletion[] = [
  {
    at: '/dashboard/myproduct',
    as: 'rahim',
    endpoint: 'deleteBike',
    name: 'Honda CG125',
    path: `/products/${bikes.available._id}`,
    success: 'Bike Deleted Successfully',
  },
  {
    at: '/dashboard/allbuyers',
    as: 'nasrin',
    endpoint: 'deleteUser',
    name: 'Imran Kabir',
    path: `/users/${users.imran._id}`,
    success: 'Successfully Deleted',
  },
  {
    at: '/dashboard/report',
    as: 'nasrin',
    endpoint: 'deleteReport',
    name: 'Yamaha SR 400',
    path: `/report/${bikes.reported._id}`,
    success: 'Successfully Deleted',
  },
];

const removedAlready = 'That was removed already. The list is up to date again.';

describe.each(deletions)('$endpoint', ({ at, as, endpoint, name, path, success }) => {
  test(`X4: the app sends only one ${endpoint} request when the user double-clicks`, async () => {
    const { canvas } = openApp({ at, as, timeouts: fastTimeouts });
    await press(await rowOf(canvas, name), 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast(success);
    await expectRemoved(canvas, name);
    expect(countRequests(`DELETE ${path}`)).toBe(1);
  });

  test(`X4: after ${endpoint}, the app says that another user has already removed the record, and reads the list again [R7.10 R7.22 R7.23]`, async () => {
    const { canvas } = openApp({ at, as, timeouts: fastTimeouts });
    await rowOf(canvas, name);
    await requestAs('DELETE', path, users[as].email);
    await confirmDelete(canvas, name);
    await expectToast(removedAlready);
    await expectRemoved(canvas, name);
    expect(announcedText()).not.toContain(success);
  });

  test(`X4: the app says that the record was already removed when the server responds to ${endpoint} with 404`, async () => {
    startBackend({ [endpoint]: sequence(fault('404')) });
    const { canvas } = openApp({ at, as, timeouts: fastTimeouts });
    await confirmDelete(canvas, name);
    await expectToast(removedAlready);
    expect(announcedText()).not.toContain(success);
  });
});

describe('advertising a bike', () => {
  const nothingChanged = 'Nothing changed: this bike is sold, or not listed any more. The list is up to date again.';

  test('X5: the app sends one request when the user double-clicks *Advertise*', async () => {
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: fastTimeouts });
    const button = (await rowOf(canvas, 'Honda CG125')).getByRole('button', { name: 'Advertise' });
    await userEvent.dblClick(button);
    await expectToast('advertise Successfully');
    expect(countRequests(`GET /advertisement/${bikes.available._id}`)).toBe(1);
  });

  test('X5: the app says that nothing changed when the bike was sold before the seller advertised it, and reads the list again [R7.21]', async () => {
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: fastTimeouts });
    await rowOf(canvas, 'Honda CG125');
    await requestAs('GET', `/productstatus/${bikes.available._id}`, users.rahim.email);
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast(nothingChanged);
    await waitFor(async () =>
      expect((await rowOf(canvas, 'Honda CG125')).queryByRole('button', { name: 'Advertise' })).toBeNull(),
    );
    expect(announcedText()).not.toContain('advertise Successfully');
  });

  test('X5: the app shows no success when the server has not advertised the bike [R7.19 R7.20]', async () => {
    startBackend({ advertise: respondWith({ acknowledged: true, modifiedCount: 0 }) });
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: fastTimeouts });
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast(nothingChanged);
    expect(announcedText()).not.toContain('advertise Successfully');
  });
});

describe('a seller verification whose second request fails', () => {
  const openSellers = (timeouts: Timeouts = defaultTimeouts) =>
    openApp({ at: '/dashboard/allseller', as: 'nasrin', timeouts: timeouts });
  const verifyBikesRequest = `GET /allproducts?email=${encodeURIComponent(users.sadia.email)}`;
  const verifiedBikesOfSadia = () =>
    backend.db().products.filter(({ email, isVerified }) => email === users.sadia.email && isVerified);

  test('X6: when the second request of a verification fails, the app shows the seller as verified, reports the failure, and marks the bikes later by itself [R7.12 R7.13]', async () => {
    startBackend({ verifyBikesOf: sequence(reject('Closed.'), reject('Closed.')) });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 50 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('The seller is verified, but not on their bikes yet. That is retried automatically.');
    const endpoint = await rowOf(canvas, 'Sadia Rahman');
    await endpoint.findByText('Verified');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(endpoint.queryByText('Not on their bikes yet')).toBeNull());
    expect(countRequests(verifyBikesRequest)).toBe(1);
  });

  test('X6: the app offers a retry of a seller verification until the bikes are marked', async () => {
    startBackend({ verifyBikesOf: sequence(reject('Closed.')) });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    await press(await rowOf(canvas, 'Sadia Rahman'), 'Try again');
    await expectToast('Seller Verified successful.');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    expect((await rowOf(canvas, 'Sadia Rahman')).queryByText('Not on their bikes yet')).toBeNull();
  });

  test('X6: the app completes a seller verification at the next visit when the admin has left the page', async () => {
    startBackend({ verifyBikesOf: reject('Closed.') });
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    const storedItems = { ...window.localStorage };

    setBackend(backend);
    const later = openApp({ at: '/dashboard', as: 'nasrin', timeouts: fastTimeouts });
    for (const [key, value] of Object.entries(storedItems)) window.localStorage.setItem(key, value);
    expect(JSON.stringify(storedItems)).not.toContain(users.sadia.email);
    await later.go('/dashboard/allseller');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(JSON.stringify({ ...window.localStorage })).not.toContain(users.sadia._id));
  });

  test("A9, X6: the app does not continue an admin's seller verification after another user has signed in", async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const mockBackend = backend;
    const handle: MockBackend['handle'] = async (request) => {
      const response = await mockBackend.handle(request);
      if (request.method === 'PUT') await pending;
      return response;
    };
    setBackend({ ...mockBackend, handle: handle });
    const { canvas, services } = openSellers(defaultTimeouts);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await waitFor(() => expect(requests.some((request) => request.startsWith('PUT'))).toBe(true));
    await services.session.signOut();
    await services.session.signIn({ email: users.farhana.email, password: 'kickstart' });
    release();
    // If the app continued the verification, it would send the second request before these two requests get their
    // responses.
    for (const _ of ['the first', 'the second']) await services.api.listCategories({});
    expect(countRequests(verifyBikesRequest)).toBe(0);
    expect(announcedText()).not.toContain('Seller Verified');
  });

  test('X6: the app says that another admin has verified the seller, and marks the bikes [R7.11]', async () => {
    const { canvas } = openSellers({ ...defaultTimeouts, firstRetryDelayMs: 50 });
    await rowOf(canvas, 'Sadia Rahman');
    await requestAs('PUT', `/allusers/seller/${users.sadia._id}`, users.nasrin.email);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('Nothing changed: this seller is verified already, or gone. The list is up to date again.');
    await waitFor(() => expect(verifiedBikesOfSadia()).not.toHaveLength(0));
  });
});

describe('a user who is deleted while signed in', () => {
  const without = (email: string): Db => ({
    ...initialDb,
    users: initialDb.users.filter((user) => user.email !== email),
  });

  test.each([
    ['buyer', 'farhana', '/dashboard/myorder'],
    ['seller', 'rahim', '/dashboard/myproduct'],
    ['admin', 'nasrin', '/dashboard/allseller'],
  ] as const)(
    'X7: a %s who was deleted while signed in sees the login page instead of a list, and no error',
    async (_, as, at) => {
      const { canvas, go } = openApp({ at: '/', as, timeouts: fastTimeouts });
      await screen.findByRole('button', { name: 'Logout' });
      startBackend({}, without(users[as].email));
      await go(at);
      await canvas.findByRole('heading', { level: 1, name: 'Login' });
    },
  );

  test('X7: an admin who was deleted while a list was open sees a message or the login page', async () => {
    const { canvas } = openApp({ at: '/dashboard/allbuyers', as: 'nasrin', timeouts: fastTimeouts });
    await rowOf(canvas, 'Imran Kabir');
    startBackend({}, without(users.nasrin.email));
    await confirmDelete(canvas, 'Imran Kabir');
    await waitFor(() =>
      expect(announcedText() !== '' || screen.queryByRole('heading', { level: 1, name: 'Login' }) !== null).toBe(true),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.db().users.some(({ _id }) => _id === users.imran._id)).toBe(true);
  });
});

describe('writes without a response', () => {
  test('N3: the app does not repeat a write without a response, says that the server may have executed the write, and reads the list again', async () => {
    startBackend({ deleteBike: fault('processed but lost') });
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: fastTimeouts });
    await confirmDelete(canvas, 'Honda CG125');
    await expectToast('Second Gear could not confirm this. It may still have been done: check before you try again.');
    await expectRemoved(canvas, 'Honda CG125');
    expect(countRequests(`DELETE /products/${bikes.available._id}`)).toBe(1);
  });

  test('N3: the app shows a text while a write is waiting for its response, and removes the text afterwards', async () => {
    startBackend({ deleteBike: fault('hang') });
    const timeouts = { ...fastTimeouts, responseMs: 2500, slowNoticeMs: 100 };
    const { canvas } = openApp({ at: '/dashboard/myproduct', as: 'rahim', timeouts: timeouts });
    await confirmDelete(canvas, 'Honda CG125');
    await expectToast('Still waiting for an answer…');
    await expectToast('Second Gear could not confirm this. It may still have been done: check before you try again.');
    await waitFor(() => expect(announcedText()).not.toContain('Still waiting'));
    await rowOf(canvas, 'Honda CG125');
  });
});

test('N4: the app shows one error when both the bikes and the role failed to load, and one retry loads both', async () => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const closed = { listBikes: sequence(reject('Closed.')), isBuyer: sequence(reject('Closed.')) };
  setBackend(backend, closed, [http.get(/\/categories\/1$/, () => pending)]);
  const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
  await canvas.findByText('We could not check what you may do here.');
  release();
  await canvas.findByText('The list did not load');
  await waitFor(() => expect(canvas.queryByText('We could not check what you may do here.')).toBeNull());
  await press(canvas, 'Try again');
  const card = await cardOf(canvas, 'Honda CG125');
  await waitFor(() => expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled());
});

test.each([
  ['with 8 KB', '9'.repeat(8192)],
  ['with 321 letters', 'a'.repeat(321)],
  ['with a space', '%20'],
])('the app shows the not-found page, and sends no request, for a category id %s', async (_, id) => {
  const { canvas } = openApp({ at: `/categories/${id}`, as: 'farhana', timeouts: fastTimeouts });
  await canvas.findByText("Sorry, we couldn't find this page.");
  expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(requests.filter((request) => request.startsWith('GET /categories/'))).toEqual([]);
});

describe('a lost connection', () => {
  const offline = /You are offline\. What you see may be out of date/;
  const disconnect = () => {
    startBackend(
      Object.fromEntries(['listBikes', 'listCategories', 'trending'].map((endpoint) => [endpoint, fault('refused')])),
    );
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  };
  const reconnect = () => {
    startBackend();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
  };
  // Vitest calls the returned function after each test, so that the next test starts online.
  beforeEach(() => reconnect);

  test('N1: the app shows a message while offline, keeps the data, and reads it again when back online', async () => {
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await cardOf(canvas, 'Honda CG125');
    disconnect();
    await waitFor(() => expect(announcedText()).toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
    reconnect();
    await waitFor(() => expect(countRequests('GET /categories/1')).toBe(1));
    await waitFor(() => expect(announcedText()).not.toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
  });

  test('N1: a page that is opened offline shows retry buttons, and loads when online again [R8.34]', async () => {
    disconnect();
    const { canvas } = openApp({ at: '/', as: null, timeouts: fastTimeouts });
    await waitFor(() => expect(announcedText()).toMatch(offline));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    reconnect();
    await canvas.findByText('Royel Enfield');
    await canvas.findByText('Yamaha RX 100');
    expect(announcedText()).not.toMatch(offline);
  });
});

describe('with the legacy server', () => {
  beforeEach(() => startBackend({}, initialDb, 'original'));

  test('T5: with the legacy server, the app shows an unknown order as not found, without retries', async () => {
    const unknown = 'f'.repeat(24);
    openApp({ at: `/dashboard/payment/${unknown}`, as: 'farhana', timeouts: defaultTimeouts });
    await screen.findByText('This order could not be found among yours.');
    expect(countRequests(`GET /bookings/${unknown}`)).toBe(1);
  });

  test('T5: with the legacy server, the app shows an order whose id is not well-formed as not found, and does not send the id', async () => {
    openApp({ at: '/dashboard/payment/12345', as: 'farhana', timeouts: defaultTimeouts });
    await screen.findByText('This order could not be found among yours.');
    expect(requests.filter((request) => request.includes('12345'))).toEqual([]);
  });

  test('T5: with the legacy server, the app shows the not-found page for a category whose id is not well-formed, and does not send the id', async () => {
    openApp({ at: '/categories/abc', as: 'farhana', timeouts: defaultTimeouts });
    await screen.findByText("Sorry, we couldn't find this page.");
    expect(requests.filter((request) => request.includes('abc'))).toEqual([]);
  });

  test('T6: with the legacy server, Reported Items counts only the bikes that it shows, and leaves out a record that has nothing but a flag', async () => {
    const { canvas } = openApp({ at: '/dashboard/report', as: 'nasrin', timeouts: fastTimeouts });
    await canvas.findByText('Yamaha SR 400');
    expect(canvas.getByRole('region', { name: /^Reported Items/ })).toHaveTextContent(/^Reported Items\D{0,3}1\D/);
    // The table has one header row and one bike.
    expect(canvas.getAllByRole('row')).toHaveLength(2);
    expect(canvas.queryByText('Not Found')).toBeNull();
  });

  test.each([
    ['/dashboard/myproduct', 'rahim', 'Honda CG125'],
    ['/dashboard/allseller', 'nasrin', 'Sadia Rahman'],
    ['/dashboard/myorder', 'farhana', 'Yamaha RXS 115'],
  ] as const)(
    'T6: with the legacy server, the app leaves out a record that has nothing but a flag in %s',
    async (at, as, first) => {
      const { canvas } = openApp({ at, as, timeouts: fastTimeouts });
      await canvas.findAllByText(first);
      expect(canvas.queryByText('Not Found')).toBeNull();
    },
  );

  test('T6: with the legacy server, the app shows and books a bike by its name when the record has `name` instead of `bikeName`', async () => {
    const { canvas } = openApp({ at: '/categories/1', as: 'farhana', timeouts: fastTimeouts });
    await cardOf(canvas, 'Honda CB125T');
    await press(await cardOf(canvas, 'Honda CB125T'), 'Book Now');
    await screen.findByRole('dialog', { name: 'Honda CB125T' });
  });
});
