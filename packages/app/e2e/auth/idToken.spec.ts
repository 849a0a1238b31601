import { expect, test } from '../support/appServer.ts';
import { emulatorUrl } from '../support/emulator.ts';
import {
  admin,
  chooseNewGoogleUser,
  expectToast,
  logIn,
  logOut,
  openMenuItem,
  seller,
  signUp,
} from '../support/steps.ts';

test.use({ idTokens: emulatorUrl ? 'unsigned' : 'required' });

test('a server that requires ID tokens gives an access token only to users who have signed in', {
  tag: '@cross-origin',
}, async ({ page, app }) => {
  const tokenUrl = `${app.api}/jwt?email=${admin.email}`;
  expect((await fetch(tokenUrl)).status).toBe(401);
  expect((await fetch(tokenUrl, { headers: { 'x-id-token': 'e30.e30.e30' } })).status).toBe(401);

  await signUp(page, { name: 'Rafiq Islam', email: 'Rafiq@Example.com', role: 'Seller', password: 'two-stroke' });
  await openMenuItem(page, 'My Product');
  await logOut(page);

  await page.goto('/login');
  await chooseNewGoogleUser(page);
  await openMenuItem(page, 'My Orders');
  await logOut(page);

  await logIn(page, seller);
  await page.evaluate(() => window.localStorage.setItem('accessToken', 'refused.and.renewed'));
  await openMenuItem(page, 'My Product');
  await page.getByRole('button', { name: 'Advertise' }).first().click();
  await expectToast(page, 'advertise Successfully');
});
