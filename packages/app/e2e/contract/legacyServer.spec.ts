import { expect, type RequestsByOrigin, test } from '../support/legacyBackend.ts';
import {
  addBike,
  admin,
  advertise,
  bookFirstBike,
  buyer,
  deleteRow,
  expectToast,
  fillLogin,
  follow,
  logIn,
  openBrand,
  openPaymentOf,
  openPlace,
  payWith,
  rowOf,
  signUp,
  verify,
} from '../support/steps.ts';

const password = 'two-stroke-1962';
const card = '4242 4242 4242 4242';

/** Secrets of the user, in any form in which a page could send them. */
const secrets = /two-stroke-1962|kickstart|4242\D?4242/;
const signIn = /identitytoolkit\.googleapis\.com/;

const expectDemoAlone = ({ shop, server }: RequestsByOrigin, pattern: RegExp) => {
  expect(shop.filter((one) => pattern.test(one))).not.toEqual([]);
  expect(server.filter((one) => pattern.test(one))).toEqual([]);
  expect(server.filter((one) => secrets.test(one))).toEqual([]);
};

test.describe('with a server of one’s own, and demo services at the shop’s origin', { tag: '@elsewhere' }, () => {
  test('T4: a visitor reads the home page and the blogs, opens a brand and is led to log in', async ({
    page,
    requests,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Tranding Now' }).getByRole('heading', { level: 3 })).toBeVisible();
    await follow(page, 'Blogs');
    await expect(page.getByRole('article')).toHaveCount(4);
    await follow(page, 'Home');
    await page.getByRole('link', { name: 'See Products of Yamaha' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(requests.server.filter((one) => !one.startsWith('GET '))).toEqual([]);
    expect(requests.shop.filter((one) => one.includes('/api/'))).toEqual([]);
  });

  test('T4: a user is told that signing in is out of reach when the host has no demo services, and stays at the form', async ({
    page,
    requests,
  }) => {
    // As nginx answers a POST to a folder of files.
    await page.route(signIn, (route) => route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>405</h1>' }));
    await page.goto('/login');
    await fillLogin(page);
    await expectToast(page, 'Signing in is out of reach just now. Check your connection and try again.');
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    expectDemoAlone(requests, signIn);
  });

  test('T4: a seller signs up, lists a bike whose photo is at the demo, advertises it and deletes another', async ({
    page,
    shop,
    server,
    requests,
  }) => {
    await signUp(page, { name: 'Rafiq Islam', email: 'rafiq@example.com', role: 'Seller', password });
    expectDemoAlone(requests, signIn);
    await addBike(page, 'Yamaha YD 1');
    await addBike(page, 'Yamaha YD 2');
    expectDemoAlone(requests, /_images/);
    const listed = server.records.products.filter(({ email }) => email === 'rafiq@example.com');
    const photo = expect.stringMatching(`^${shop.url}/pictures/photos/[0-9a-f]{64}\\.jpg$`);
    expect(listed.map(({ img }) => img)).toEqual([photo, photo]);

    await advertise(page, 'Yamaha YD 1');
    await deleteRow(page, 'Yamaha YD 2', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Yamaha YD 2')).toHaveCount(0);
    await follow(page, 'Home');
    const picture = page.getByRole('region', { name: 'Tranding Now' }).getByRole('img', { name: /^Yamaha YD 1/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  });

  test('T4: a buyer signs up, books a bike, reports another and pays with a card of the demo', async ({
    page,
    shop,
    server,
    requests,
  }) => {
    await signUp(page, { name: 'Tahmid Rahman', email: 'tahmid@example.com', role: 'Buyer', password });
    await openBrand(page, 'Honda');
    const bike = await bookFirstBike(page);
    const other = page.getByRole('article').nth(1);
    await other.getByRole('button', { name: 'Report to admin' }).click();
    await expectToast(page, 'Reported Successfully');

    await openPaymentOf(page, bike);
    await payWith(page, card);
    await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
    const [charge, ...more] = await shop.ledger();
    expect(more).toEqual([]);
    await expect(page.getByText(charge?.intentId ?? 'no charge')).toBeVisible();
    expect(server.records.payments.at(-1)).toMatchObject({ transactionId: charge?.intentId });
    expectDemoAlone(requests, /_cards\/confirm/);

    await openPlace(page, 'My Orders');
    await expect(page.getByRole('article', { name: bike }).getByRole('button', { name: 'Paid' })).toBeDisabled();
  });

  test('T4: an admin logs in, verifies a seller, deletes a buyer and a reported bike', async ({ page, requests }) => {
    await logIn(page, admin);
    expectDemoAlone(requests, signIn);
    await openPlace(page, 'All Sellers', 'All Seller');
    await verify(page, 'Sadia Rahman');
    await openPlace(page, 'All Buyers');
    await deleteRow(page, 'Imran Kabir', 'Successfully Deleted');
    await openPlace(page, 'Reported Items');
    await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
  });
});
