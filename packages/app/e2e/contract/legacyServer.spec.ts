import { expect, type RequestsByOrigin, test } from '../support/legacyBackend.ts';
import {
  addBike,
  advertise,
  bookFirstBike,
  deleteRow,
  followNavLink,
  openCategory,
  openMenuItem,
  openPayment,
  payWithCard,
  reportBike,
  rowOf,
  signUp,
} from '../support/steps.ts';

const password = 'two-stroke-1962';
const card = '4242 4242 4242 4242';

/**
 * Matches the passwords and the card number of these tests, in each form in which a page could send them. No page may
 * send them to the legacy server.
 */
const secrets = /two-stroke-1962|kickstart|4242\D?4242/;
const signIn = /identitytoolkit\.googleapis\.com/;

const expectOnlyAtDemoService = ({ app, server }: RequestsByOrigin, pattern: RegExp) => {
  expect(app.filter((request) => pattern.test(request))).not.toEqual([]);
  expect(server.filter((request) => pattern.test(request))).toEqual([]);
  expect(server.filter((request) => secrets.test(request))).toEqual([]);
};

test.describe('with the legacy server on another origin, and demo services at the origin of the app', {
  tag: '@cross-origin',
}, () => {
  test('T4: with the legacy server, a seller signs up, adds a bike with a photo at the demo image host, advertises that bike and deletes another bike', async ({
    page,
    app,
    server,
    requests,
  }) => {
    await signUp(page, { name: 'Rafiq Islam', email: 'rafiq@example.com', role: 'Seller', password });
    expectOnlyAtDemoService(requests, signIn);
    await addBike(page, 'Yamaha YD 1');
    await addBike(page, 'Yamaha YD 2');
    expectOnlyAtDemoService(requests, /_images/);
    const bikes = server.records.products.filter(({ email }) => email === 'rafiq@example.com');
    const photo = expect.stringMatching(`^${app.url}/pictures/photos/[0-9a-f]{64}\\.jpg$`);
    expect(bikes.map(({ img }) => img)).toEqual([photo, photo]);

    await advertise(page, 'Yamaha YD 1');
    await deleteRow(page, 'Yamaha YD 2', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Yamaha YD 2')).toHaveCount(0);
    await followNavLink(page, 'Home');
    const image = page.getByRole('region', { name: 'Tranding Now' }).getByRole('img', { name: /^Yamaha YD 1/ });
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  });

  test('T4: with the legacy server, a buyer signs up, books a bike, reports another bike, and pays with a test card', async ({
    page,
    app,
    server,
    requests,
  }) => {
    await signUp(page, { name: 'Tahmid Rahman', email: 'tahmid@example.com', role: 'Buyer', password });
    await openCategory(page, 'Honda');
    const bike = await bookFirstBike(page);
    const other = page.getByRole('article').nth(1);
    await reportBike(page, other);

    await openPayment(page, bike);
    await payWithCard(page, card);
    await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
    const [charge, ...more] = await app.ledger();
    expect(more).toEqual([]);
    await expect(page.getByText(charge?.intentId ?? 'no charge')).toBeVisible();
    expect(server.records.payments.at(-1)).toMatchObject({ transactionId: charge?.intentId });
    expectOnlyAtDemoService(requests, /_cards\/confirm/);

    await openMenuItem(page, 'My Orders');
    await expect(page.getByRole('article', { name: bike }).getByRole('button', { name: 'Paid' })).toBeDisabled();
  });
});
