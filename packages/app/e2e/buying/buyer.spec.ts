import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import {
  admin,
  bookFirstBike,
  countOf,
  expectToast,
  listedBikes,
  logIn,
  logOut,
  openCategory,
  openPayment,
  payWithCard,
  reportFirstBike,
  rowOf,
  signInWithGoogle,
} from '../support/steps.ts';

test('F123: a buyer finds and books a bike, pays after a declined card and after Back in a 3-D Secure challenge, is charged once, and the order stays paid after a restart of the server', {
  tag: [
    '@cross-origin',
    '@translated',
    '@R1.02',
    '@R1.05',
    '@R1.21',
    '@R2.65',
    '@R4.07',
    '@R4.11',
    '@R8.08',
    '@R8.09',
    '@R8.10',
    '@R8.11',
  ],
}, async ({ page, app }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const offered = await listedBikes(page);
  const bike = await bookFirstBike(page);

  await openPayment(page, bike);
  const [price] =
    /\d+/.exec(
      await page
        .getByText(/^\d+ BDT$/)
        .first()
        .innerText(),
    ) ?? [];
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWithCard(page, '4000 0000 0000 9995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  expect(await app.ledger()).toEqual([]);

  await payWithCard(page, '4000 0025 0000 3155');
  await expect(page.getByRole('button', { name: 'Fail authentication' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/unable to authenticate/i)).toBeVisible();
  expect(await app.ledger()).toEqual([]);

  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await expectToast(page, 'Payment Success');
  await expect(page.getByText('Your TransactionId:')).toBeVisible();

  const before = await app.ledger();
  expect(before).toHaveLength(1);
  expect(before[0]).toMatchObject({ amount: Number(price) * 100, last4: '3155' });
  await expect(page.getByText(before[0]?.intentId ?? 'no intent')).toBeVisible();

  await app.stop();
  await app.start();

  await page.goto('/dashboard/myorder');
  const order = page.getByRole('article', { name: bike });
  await expect(order.getByRole('button', { name: 'Paid' })).toBeDisabled();
  await expect(order.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await openCategory(page, 'Honda');
  // The buyer has bought the first bike of the list, so the list no longer contains that bike. A longer list shows another.
  expect((await listedBikes(page)).slice(0, offered.length - 1)).toEqual(offered.slice(1));
  expect(await app.ledger()).toEqual(before);
});

test('a new user of Google becomes a buyer, books a bike and reports it, and the admin sees the report', {
  tag: [
    '@R1.03',
    '@R1.04',
    '@R1.19',
    '@R2.25',
    '@R2.116',
    '@R3.19',
    '@R4.09',
    '@R4.13',
    '@R7.26',
    '@R8.07',
    '@R8.16',
    '@R8.21',
    '@R8.22',
  ],
}, async ({ page }) => {
  await signInWithGoogle(page);
  await openCategory(page, 'Honda');
  await bookFirstBike(page);
  const booked = page.getByRole('article').first().getByRole('link', { name: 'You booked this' });
  await expect(booked).toBeVisible();
  const bike = await reportFirstBike(page);
  await logOut(page);

  await logIn(page, admin);
  await page.goto('/dashboard/report');
  await expect(countOf(page, 'Reported Items')).toHaveText('3');
  await expect(rowOf(page, bike)).toBeVisible();
});
