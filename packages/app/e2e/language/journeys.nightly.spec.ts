import type { Page } from '@playwright/test';
import { bnAdmin } from '../../../ui/src/copy/bn/admin.ts';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { bnPayment } from '../../../ui/src/copy/bn/payment.ts';
import { bnAddBike } from '../../../ui/src/copy/bn/selling/addBike.ts';
import { expect, test } from '../support/appServer.ts';
import { admin, buyer, expectToast, rowOf, seller } from '../support/steps.ts';

/** The main tasks of each role in a browser in Bangla, from the home page on. */
test.use({ locale: 'bn-BD' });

const { addBike } = bnAddBike;
const { payment } = bnPayment;

const logIn = async (page: Page, { email, password }: typeof buyer) => {
  await page.goto('/');
  await expect(page).toHaveURL('/bn');
  await page.getByRole('banner').getByRole('link', { name: bn.navbar.login, exact: true }).click();
  await page.getByLabel(bn.signIn.email).fill(email);
  await page.getByLabel(bn.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: bn.login.submit, exact: true }).click();
  await expectToast(page, bn.toasts.loggedIn);
};

const openMenuItem = async (page: Page, path: string, heading: string) => {
  await page.getByRole('banner').getByRole('link', { name: bn.navbar.dashboard, exact: true }).click();
  await page.getByRole('navigation', { name: bn.dashboard.label }).locator(`a[href="/bn${path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const deleteRow = async (page: Page, name: string, toast: string) => {
  await rowOf(page, name)
    .getByRole('button', { name: new RegExp(bn.confirmDelete.delete) })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: bn.confirmDelete.delete }).click();
  await expectToast(page, toast);
  await expect(rowOf(page, name)).toHaveCount(0);
};

test('a buyer finds, books and pays for a bike in Bangla', { tag: ['@R11.40'] }, async ({ page, app }) => {
  await logIn(page, buyer);
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

  await openMenuItem(page, '/dashboard/myorder', bn.myOrders.title);
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

test('a seller adds, advertises and deletes a bike in Bangla, and the app sends numbers in Latin digits', {
  tag: ['@R11.61'],
}, async ({ page, app }) => {
  await logIn(page, seller);
  await openMenuItem(page, '/dashboard/addproduct', addBike.title);
  await page.getByRole('combobox', { name: addBike.category }).selectOption({ label: bn.categories[2] });
  await page.getByRole('combobox', { name: bn.bikes.condition }).selectOption({ label: addBike.conditions.Good });
  const fields = [
    [addBike.bikeName, 'Yamaha YB 100'],
    [addBike.originalPrice, '১,৮০,০০০'],
    [addBike.resaleValue, '৯৫০০০'],
    [bn.bikes.purchaseYear, '১৯৯৪'],
    [addBike.usedYears, '৩২'],
    [addBike.phone, '০১৭১১০০০১৪২'],
    [bn.bikes.location, 'আম্বরখানা, সিলেট'],
    [bn.bikes.description, 'কাগজপত্র ঠিক আছে।'],
  ] as const;
  for (const [label, value] of fields) await page.getByRole('textbox', { name: label }).fill(value);
  const fileChooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: addBike.photo })
    .getByRole('button', { name: addBike.photoField.choose })
    .click();
  await (await fileChooser).setFiles({
    name: 'left-side.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  // The preview moves the submit button, and the browser drops a click on a button that moves between press and release.
  await expect(page.getByRole('img', { name: addBike.photoField.alt })).toBeVisible();
  await page.getByRole('button', { name: addBike.submit }).click();
  await expectToast(page, bn.toasts.bikeAdded);

  await expect(page).toHaveURL('/bn/dashboard/myproduct');
  const listed: unknown = await (await fetch(`${app.api}/categories/2`)).json();
  expect(listed).toContainEqual(
    expect.objectContaining({
      bikeName: 'Yamaha YB 100',
      condition: 'Good',
      originalPrice: '1,80,000',
      resaleValue: '95000',
      purchaseYear: '1994',
      usedYears: '32',
      phone: '01711000142',
      location: 'আম্বরখানা, সিলেট',
    }),
  );
  await rowOf(page, 'Yamaha YB 100').getByRole('button', { name: bn.myProduct.advertise }).click();
  await expectToast(page, bn.toasts.advertised);
  await deleteRow(page, 'Yamaha YB 100', bn.toasts.bikeDeleted);
});

test('an admin verifies a seller and deletes a reported bike in Bangla', { tag: ['@R11.40'] }, async ({ page }) => {
  await logIn(page, admin);
  await openMenuItem(page, '/dashboard/allseller', bnAdmin.admin.allSeller);
  await rowOf(page, 'Sadia Rahman').getByRole('button', { name: bnAdmin.admin.makeVerified }).click();
  await expectToast(page, bn.toasts.sellerVerified);
  await expect(rowOf(page, 'Sadia Rahman').getByText(bnAdmin.admin.verified, { exact: true })).toBeVisible();
  await openMenuItem(page, '/dashboard/report', bnAdmin.admin.reportedItems);
  await deleteRow(page, 'Yamaha SR 400', bn.toasts.deleted);
});
