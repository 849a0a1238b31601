import { expect, type RequestsByOrigin, test } from '../support/legacyBackend.ts';
import { addBike, advertise, deleteRow, followNavLink, rowOf, signUp } from '../support/steps.ts';

const password = 'two-stroke-1962';

/** Matches the password of the test. No page may send it to the legacy server. */
const secrets = /two-stroke-1962/;
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
});
