import { bnSignIn } from '../../../ui/src/copy/bn/account/signIn.ts';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { bnPayment } from '../../../ui/src/copy/bn/payment.ts';
import { expect, test } from '../support/appServer.ts';
import { buyer, expectToast } from '../support/steps.ts';

test.use({ locale: 'bn-BD' });

const { payment } = bnPayment;

test('a buyer finds, books and pays for a bike in Bangla', { tag: ['@R11.40'] }, async ({ page, app }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/bn');
  await page.getByRole('banner').getByRole('link', { name: bn.navbar.login, exact: true }).click();
  await page.getByLabel(bnSignIn.signIn.email).fill(buyer.email);
  await page.getByLabel(bnSignIn.signIn.password, { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: bnSignIn.login.submit, exact: true }).click();
  await expectToast(page, bn.toasts.loggedIn);
  await page.locator('main a[href="/bn/categories/1"]').first().click();
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: bn.bikes.book }) })
    .first();
  const bike = await article.getByRole('heading').innerText();
  await article.getByRole('button', { name: bn.bikes.book }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(bn.booking.phone).fill('০১৭১১০০০১২৩');
  await dialog.getByLabel(bn.booking.location).fill('ধানমন্ডি ২৭');
  await dialog.getByRole('button', { name: bn.booking.submit }).click();
  await expectToast(page, bn.toasts.booked);

  await page.getByRole('banner').getByRole('link', { name: bn.navbar.dashboard, exact: true }).click();
  await page.getByRole('navigation', { name: bn.dashboard.title }).locator('a[href="/bn/dashboard/myorder"]').click();
  await page.getByRole('article', { name: bike }).getByRole('link', { name: bn.myOrders.payNow }).click();
  await page.getByLabel(payment.cardNumber).fill('4242 4242 4242 4242');
  await page.getByLabel(payment.expiryDate).fill('12 / 40');
  await page.getByLabel(payment.cvc).fill('123');
  const charges = (await app.ledger()).length;
  await page.getByRole('button', { name: payment.pay, exact: true }).click();
  await expectToast(page, bn.toasts.paid);
  await expect(page.getByText(payment.congrats)).toBeVisible();
  expect(await app.ledger()).toHaveLength(charges + 1);
  await expect(page).toHaveURL(/\/bn\/dashboard\/payment\//);
});
