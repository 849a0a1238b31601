import type { EndpointName } from '@second-gear/contract';
import { bikes, morning, people } from '@second-gear/fixtures';
import type { Db, Profile } from '@second-gear/mock-server/backend';
import { createShop, fault, give, inTurn, type Overrides, refuse, type Shop } from '@second-gear/mock-server/msw';
import { http } from 'msw';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Patience, usualPatience } from '../../api/timing.ts';
import { book, cardOf, confirmDelete, answer as fillIn, goneFrom, press, rowOf, toldBy } from '../../stories/steps.ts';
import { answer, said, visit, watchVisits } from './openApp.tsx';

/** Lists that others change meanwhile, and connections that come and go: the whole app, against a shop in memory. */

const quiet = morning({ bikes: 0 });
const hurried: Patience = { ...usualPatience, firstPause: 1, longestPause: 10 };

let shop: Shop;
/** What the shop was asked, as 'GET /report'. */
let asked: string[];

const openShop = (overrides: Overrides = {}, db: Db = quiet, profile: Profile = 'documented') => {
  const inner = createShop(db, { profile });
  asked = [];
  shop = {
    ...inner,
    ask: (request) => {
      asked.push(`${request.method} ${request.path}`);
      return inner.ask(request);
    },
  };
  answer(shop, overrides);
};
const timesAsked = (call: string) => asked.filter((one) => one === call).length;

/** Somebody else, somewhere else, asks this of the same shop. */
const meanwhile = async (method: string, path: string, as: string) => {
  const headers = { authorization: `bearer ${await shop.tokenFor(as)}` };
  const { status } = await shop.ask({ method, path, headers, body: new Uint8Array() });
  expect(status).toBe(200);
};

watchVisits();
beforeEach(() => openShop());

describe('replies that overtake each other', () => {
  test.each([
    ['in the order they were asked for', [1, 2, 3]],
    ['the other way round', [3, 2, 1]],
    ['the last in the middle', [1, 3, 2]],
    ['the first last', [2, 3, 1]],
  ])('X1: of three brands asked for one after the other, the last is shown: %s', async (_, order) => {
    const held = new Map<string, () => void>();
    const inner = createShop(quiet);
    const ask: Shop['ask'] = async (request) => {
      const [, id] = /^\/categories\/(\d)$/.exec(request.path) ?? [];
      if (id) await new Promise<void>((resolve) => held.set(id, resolve));
      return inner.ask(request);
    };
    answer({ ...inner, ask });
    const { canvas, go } = visit({ at: '/categories/1', as: 'farhana', patience: usualPatience });
    for (const id of [1, 2, 3]) {
      if (id > 1) await go(`/categories/${id}`);
      await waitFor(() => expect(held.has(String(id))).toBe(true));
    }
    for (const id of order) held.get(String(id))?.();
    await canvas.findByRole('heading', { level: 1, name: 'Royel Enfield' });
    await cardOf(canvas, 'Royal Enfield Bullet 350');
    expect(screen.queryByRole('article', { name: 'Honda CG125' })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Yamaha RX 100' })).toBeNull();
  });
});

describe('the bike is gone while its booking is written', () => {
  test.each([
    ['deleted', 'DELETE'],
    ['sold', 'GET'],
  ])('X2: %s meanwhile: the shop says so, the dialog closes, and the list is asked for again', async (_, method) => {
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    const { _id } = bikes.restored;
    await press(await cardOf(canvas, 'Honda CB750 K2'), 'Book Now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Honda CB750 K2' }));
    await fillIn(dialog, { 'Phone number': '01711000123', 'Meeting location': 'Dhanmondi 27' });
    await meanwhile(method, method === 'GET' ? `/productstatus/${_id}` : `/products/${_id}`, bikes.restored.email);
    await press(dialog, 'Add to cart');
    await waitFor(() => expect(said()).toMatch(/sold|not|no longer/i));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Honda CB750 K2' })).toBeNull());
    expect(said()).not.toContain('Booking successfull');
  });

  test('X2: a shop that refuses with a status is asked for the list again as well', async () => {
    openShop({ bookBike: fault('404') });
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    await cardOf(canvas, 'Honda CB750 K2');
    const before = timesAsked('GET /categories/1');
    await book(canvas, 'Honda CB750 K2');
    await waitFor(() => expect(timesAsked('GET /categories/1')).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('booked twice', () => {
  test("X3: the shop's own message, and nothing that looks like success", async () => {
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    await book(canvas, 'Honda CB750 K2');
    await toldBy('Booking successfull');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await book(canvas, 'Honda CB750 K2');
    await toldBy('You already booked Honda CB750 K2');
  });

  test('X3: an answer without a yes and without a message has words of ours [R7.30]', async () => {
    openShop({ bookBike: give({}) });
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    await book(canvas, 'Honda CB750 K2');
    await toldBy('The shop did not accept this.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said()).not.toContain('Booking successfull');
  });
});

type Deletion = {
  at: string;
  as: keyof typeof people;
  row: EndpointName;
  name: string;
  path: string;
  success: string;
};

const deletions: Deletion[] = [
  {
    at: '/dashboard/myproduct',
    as: 'rahim',
    row: 'deleteBike',
    name: 'Honda CG125',
    path: `/products/${bikes.available._id}`,
    success: 'Bike Deleted Successfully',
  },
  {
    at: '/dashboard/allbuyers',
    as: 'nasrin',
    row: 'deleteUser',
    name: 'Imran Kabir',
    path: `/users/${people.imran._id}`,
    success: 'Successfully Deleted',
  },
  {
    at: '/dashboard/report',
    as: 'nasrin',
    row: 'deleteReport',
    name: 'Yamaha SR 400',
    path: `/report/${bikes.reported._id}`,
    success: 'Successfully Deleted',
  },
];

const removedAlready = 'That was removed already. The list is up to date again.';

describe.each(deletions)('$row', ({ at, as, row, name, path, success }) => {
  test('X4: confirmed twice in one tick, it is asked once', async () => {
    const { canvas } = visit({ at, as, patience: hurried });
    await press(await rowOf(canvas, name), 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.dblClick(question.getByRole('button', { name: 'Delete' }));
    await toldBy(success);
    await goneFrom(canvas, name);
    expect(timesAsked(`DELETE ${path}`)).toBe(1);
  });

  test('X4: removed by somebody else meanwhile: told as that, and the list is asked for again [R7.10 R7.22 R7.23]', async () => {
    const { canvas } = visit({ at, as, patience: hurried });
    await rowOf(canvas, name);
    await meanwhile('DELETE', path, people[as].email);
    await confirmDelete(canvas, name);
    await toldBy(removedAlready);
    await goneFrom(canvas, name);
    expect(said()).not.toContain(success);
  });

  test('X4: a server that says 404 of it means the same', async () => {
    openShop({ [row]: inTurn(fault('404')) });
    const { canvas } = visit({ at, as, patience: hurried });
    await confirmDelete(canvas, name);
    await toldBy(removedAlready);
    expect(said()).not.toContain(success);
  });
});

describe('advertising', () => {
  const nothingChanged = 'Nothing changed: this bike is sold, or not listed any more. The list is up to date again.';

  test('X5: pressed twice in one tick, it is asked once', async () => {
    const { canvas } = visit({ at: '/dashboard/myproduct', as: 'rahim', patience: hurried });
    const button = (await rowOf(canvas, 'Honda CG125')).getByRole('button', { name: 'Advertise' });
    await userEvent.dblClick(button);
    await toldBy('advertise Successfully');
    expect(timesAsked(`GET /advertisement/${bikes.available._id}`)).toBe(1);
  });

  test('X5: a bike that was sold meanwhile: told as that, and the list is asked for again [R7.21]', async () => {
    const { canvas } = visit({ at: '/dashboard/myproduct', as: 'rahim', patience: hurried });
    await rowOf(canvas, 'Honda CG125');
    await meanwhile('GET', `/productstatus/${bikes.available._id}`, people.rahim.email);
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await toldBy(nothingChanged);
    await waitFor(async () =>
      expect((await rowOf(canvas, 'Honda CG125')).queryByRole('button', { name: 'Advertise' })).toBeNull(),
    );
    expect(said()).not.toContain('advertise Successfully');
  });

  test('X5: nothing modified is no success [R7.19 R7.20]', async () => {
    openShop({ advertise: give({ acknowledged: true, modifiedCount: 0 }) });
    const { canvas } = visit({ at: '/dashboard/myproduct', as: 'rahim', patience: hurried });
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await toldBy(nothingChanged);
    expect(said()).not.toContain('advertise Successfully');
  });
});

describe('verifying a seller, whose second half fails', () => {
  const visitSellers = (patience: Patience = usualPatience) =>
    visit({ at: '/dashboard/allseller', as: 'nasrin', patience });
  const halves = `GET /allproducts?email=${encodeURIComponent(people.sadia.email)}`;
  const badgesOfSadia = () =>
    shop.db().products.filter(({ email, isVerified }) => email === people.sadia.email && isVerified);

  test('X6: the seller is shown verified, the failure told, and the rest finished by itself [R7.12 R7.13]', async () => {
    openShop({ verifyBikesOf: inTurn(refuse('Closed.'), refuse('Closed.')) });
    const { canvas } = visitSellers({ ...usualPatience, firstPause: 50 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await toldBy('The seller is verified, but not on their bikes yet. That is tried again by itself.');
    const row = await rowOf(canvas, 'Sadia Rahman');
    await row.findByText('Verified');
    await waitFor(() => expect(badgesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(row.queryByText('Not on their bikes yet')).toBeNull());
    expect(timesAsked(halves)).toBe(1);
  });

  test('X6: a way to try again is offered meanwhile', async () => {
    openShop({ verifyBikesOf: inTurn(refuse('Closed.')) });
    const { canvas } = visitSellers({ ...usualPatience, firstPause: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    await press(await rowOf(canvas, 'Sadia Rahman'), 'Try again');
    await toldBy('Seller Verified successful.');
    await waitFor(() => expect(badgesOfSadia()).not.toHaveLength(0));
    expect((await rowOf(canvas, 'Sadia Rahman')).queryByText('Not on their bikes yet')).toBeNull();
  });

  test('X6: a page that is left is no end of it: the next visit finishes', async () => {
    openShop({ verifyBikesOf: refuse('Closed.') });
    const { canvas } = visitSellers({ ...usualPatience, firstPause: 600_000 });
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet');
    const kept = { ...window.localStorage };

    answer(shop);
    const later = visit({ at: '/dashboard', as: 'nasrin', patience: hurried });
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
    expect(JSON.stringify(kept)).not.toContain(people.sadia.email);
    await later.go('/dashboard/allseller');
    await waitFor(() => expect(badgesOfSadia()).not.toHaveLength(0));
    await waitFor(() => expect(JSON.stringify({ ...window.localStorage })).not.toContain(people.sadia._id));
  });

  test('A9, X6: what an admin began is not gone on with by whoever came next', async () => {
    let verified = () => {};
    const held = new Promise<void>((resolve) => {
      verified = resolve;
    });
    const inner = shop;
    const ask: Shop['ask'] = async (request) => {
      const reply = await inner.ask(request);
      if (request.method === 'PUT') await held;
      return reply;
    };
    answer({ ...inner, ask });
    const { canvas, world } = visitSellers(usualPatience);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await waitFor(() => expect(asked.some((call) => call.startsWith('PUT'))).toBe(true));
    await world.session.signOut();
    await world.session.signIn({ email: people.farhana.email, password: 'kickstart' });
    verified();
    // What would follow was asked for by the time that two later questions are answered.
    for (const _ of ['the first', 'the second']) await world.api.listCategories({});
    expect(timesAsked(halves)).toBe(0);
    expect(said()).not.toContain('Seller Verified');
  });

  test('X6: verified by another admin meanwhile: told as that, and the bikes follow [R7.11]', async () => {
    const { canvas } = visitSellers({ ...usualPatience, firstPause: 50 });
    await rowOf(canvas, 'Sadia Rahman');
    await meanwhile('PUT', `/allusers/seller/${people.sadia._id}`, people.nasrin.email);
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await toldBy('Nothing changed: this seller is verified already, or gone. The list is up to date again.');
    await waitFor(() => expect(badgesOfSadia()).not.toHaveLength(0));
  });
});

describe('somebody who is deleted while they are signed in', () => {
  const without = (email: string): Db => ({ ...quiet, users: quiet.users.filter((user) => user.email !== email) });

  test.each([
    ['buyer', 'farhana', '/dashboard/myorder'],
    ['seller', 'rahim', '/dashboard/myproduct'],
    ['admin', 'nasrin', '/dashboard/allseller'],
  ] as const)('X7: a deleted %s finds the login page in the place of a list, and no error', async (_, as, at) => {
    const { canvas, go } = visit({ at: '/', as, patience: hurried });
    await screen.findByRole('button', { name: 'Logout' });
    openShop({}, without(people[as].email));
    await go(at);
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  });

  test('X7: an admin who is deleted in the middle of a list is told, or led to the login page; the list does not break', async () => {
    const { canvas } = visit({ at: '/dashboard/allbuyers', as: 'nasrin', patience: hurried });
    await rowOf(canvas, 'Imran Kabir');
    openShop({}, without(people.nasrin.email));
    await confirmDelete(canvas, 'Imran Kabir');
    await waitFor(() =>
      expect(said() !== '' || screen.queryByRole('heading', { level: 1, name: 'Login' }) !== null).toBe(true),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shop.db().users.some(({ _id }) => _id === people.imran._id)).toBe(true);
  });
});

describe('what is asked for and not answered', () => {
  test('N3: a write is not asked again; it is told that it may have been done, and the list is read again', async () => {
    openShop({ deleteBike: fault('processed but lost') });
    const { canvas } = visit({ at: '/dashboard/myproduct', as: 'rahim', patience: hurried });
    await confirmDelete(canvas, 'Honda CG125');
    await toldBy('The shop could not confirm this. It may have been done all the same: look before you try again.');
    await goneFrom(canvas, 'Honda CG125');
    expect(timesAsked(`DELETE /products/${bikes.available._id}`)).toBe(1);
  });

  test('N3: while a write hangs there are words, and they go when it is over', async () => {
    openShop({ deleteBike: fault('hang') });
    const patience = { ...hurried, answer: 2500, words: 100 };
    const { canvas } = visit({ at: '/dashboard/myproduct', as: 'rahim', patience });
    await confirmDelete(canvas, 'Honda CG125');
    await toldBy('Still waiting for an answer…');
    await toldBy('The shop could not confirm this. It may have been done all the same: look before you try again.');
    await waitFor(() => expect(said()).not.toContain('Still waiting'));
    await rowOf(canvas, 'Honda CG125');
  });
});

test('N4: the bikes and what one may do with them both failed: one complaint, and one press mends both', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const closed = { listBikes: inTurn(refuse('Closed.')), isBuyer: inTurn(refuse('Closed.')) };
  answer(shop, closed, [http.get(/\/categories\/1$/, () => held)]);
  const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
  await canvas.findByText('What you may do here could not be asked.');
  release();
  await canvas.findByText('The list did not load');
  await waitFor(() => expect(canvas.queryByText('What you may do here could not be asked.')).toBeNull());
  await press(canvas, 'Try again');
  const card = await cardOf(canvas, 'Honda CG125');
  await waitFor(() => expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled());
});

test.each([
  ['of 8 KB', '9'.repeat(8192)],
  ['of 321 letters', 'a'.repeat(321)],
  ['of a space', '%20'],
])('shows the missing page, and asks nothing, when the id of a brand is one %s', async (_, id) => {
  const { canvas } = visit({ at: `/categories/${id}`, as: 'farhana', patience: hurried });
  await canvas.findByText("Sorry, we couldn't find this page.");
  expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked.filter((call) => call.startsWith('GET /categories/'))).toEqual([]);
});

describe('the connection', () => {
  const offline = /You are offline\. What you see may be out of date/;
  const cut = () => {
    openShop(Object.fromEntries(['listBikes', 'listCategories', 'trending'].map((row) => [row, fault('refused')])));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  };
  const mend = () => {
    openShop();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
  };
  // What is returned is done afterwards: the next test begins with a connection.
  beforeEach(() => mend);

  test('N1: lost in the middle of a page: a notice, and what was read stays; back again, it is read again', async () => {
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    await cardOf(canvas, 'Honda CG125');
    cut();
    await waitFor(() => expect(said()).toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
    mend();
    await waitFor(() => expect(timesAsked('GET /categories/1')).toBe(1));
    await waitFor(() => expect(said()).not.toMatch(offline));
    await cardOf(canvas, 'Honda CG125');
  });

  test('N1: gone from the start: a notice and a way to try again; once it is there, the lists come by themselves [R8.34]', async () => {
    cut();
    const { canvas } = visit({ at: '/', as: null, patience: hurried });
    await waitFor(() => expect(said()).toMatch(offline));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    mend();
    await canvas.findByText('Royel Enfield');
    await canvas.findByText('Yamaha RX 100');
    expect(said()).not.toMatch(offline);
  });
});

describe('a server of the earlier kind', () => {
  beforeEach(() => openShop({}, quiet, 'original'));

  test('T5: an unknown order reads as not found at once', async () => {
    const unknown = 'f'.repeat(24);
    visit({ at: `/dashboard/payment/${unknown}`, as: 'farhana', patience: usualPatience });
    await screen.findByText('This order could not be found among yours.');
    expect(timesAsked(`GET /bookings/${unknown}`)).toBe(1);
  });

  test('T5: an order with an id that is not well-formed reads as not found, and the id is not sent', async () => {
    visit({ at: '/dashboard/payment/12345', as: 'farhana', patience: usualPatience });
    await screen.findByText('This order could not be found among yours.');
    expect(asked.filter((call) => call.includes('12345'))).toEqual([]);
  });

  test('T5: a brand with an id that is not well-formed is a page that is not found, and the id is not sent', async () => {
    visit({ at: '/categories/abc', as: 'farhana', patience: usualPatience });
    await screen.findByText("Sorry, we couldn't find this page.");
    expect(asked.filter((call) => call.includes('abc'))).toEqual([]);
  });

  test('T6: Reported Items counts the bikes that it shows, and not a record with nothing but a flag', async () => {
    const { canvas } = visit({ at: '/dashboard/report', as: 'nasrin', patience: hurried });
    await canvas.findByText('Yamaha SR 400');
    expect(canvas.getByRole('region', { name: /^Reported Items/ })).toHaveTextContent(/^Reported Items\D{0,3}1\D/);
    // The head and one bike.
    expect(canvas.getAllByRole('row')).toHaveLength(2);
    expect(canvas.queryByText('Not Found')).toBeNull();
  });

  test.each([
    ['/dashboard/myproduct', 'rahim', 'Honda CG125'],
    ['/dashboard/allseller', 'nasrin', 'Sadia Rahman'],
    ['/dashboard/myorder', 'farhana', 'Yamaha RXS 115'],
  ] as const)('T6: %s shows no record with nothing but a flag', async (at, as, first) => {
    const { canvas } = visit({ at, as, patience: hurried });
    await canvas.findAllByText(first);
    expect(canvas.queryByText('Not Found')).toBeNull();
  });

  test('T6: a bike with `name` for `bikeName` is shown and booked by its name', async () => {
    const { canvas } = visit({ at: '/categories/1', as: 'farhana', patience: hurried });
    await cardOf(canvas, 'Honda CB125T');
    await press(await cardOf(canvas, 'Honda CB125T'), 'Book Now');
    await screen.findByRole('dialog', { name: 'Honda CB125T' });
  });
});
