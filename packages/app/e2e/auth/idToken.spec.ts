import { expect, test } from '../support/appServer.ts';
import { emulatorUrl } from '../support/emulator.ts';
import {
  admin,
  chooseGoogleNewcomer,
  expectToast,
  logIn,
  logOut,
  openPlace,
  seller,
  signUp,
} from '../support/steps.ts';

test.use({ idTokens: emulatorUrl ? 'unsigned' : 'required' });

test('a server that wants proof of an e-mail address lets everybody in who signs in, and nobody who knows one', {
  tag: '@elsewhere',
}, async ({ page, shop }) => {
  const asked = `${shop.api}/jwt?email=${admin.email}`;
  expect((await fetch(asked)).status).toBe(401);
  expect((await fetch(asked, { headers: { 'x-id-token': 'e30.e30.e30' } })).status).toBe(401);

  await signUp(page, { name: 'Rafiq Islam', email: 'Rafiq@Example.com', role: 'Seller', password: 'two-stroke' });
  await openPlace(page, 'My Product');
  await logOut(page);

  await page.goto('/login');
  await chooseGoogleNewcomer(page);
  await openPlace(page, 'My Orders');
  await logOut(page);

  await logIn(page, seller);
  await page.evaluate(() => window.localStorage.setItem('accessToken', 'refused.and.renewed'));
  await openPlace(page, 'My Product');
  await page.getByRole('button', { name: 'Advertise' }).first().click();
  await expectToast(page, 'advertise Successfully');
});
