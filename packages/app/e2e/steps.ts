import { expect, type Page } from '@playwright/test';

/** What people do again and again, in their words. */

export const buyer = { email: 'buyer@secondgear.test', password: 'kickstart' };

/** The toast region announces; the words may stand elsewhere too. */
export const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /notification/i }).getByText(words);

export const fillLogin = async (page: Page, { email, password } = buyer) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

export const logIn = async (page: Page, person = buyer) => {
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(toast(page, 'Login Successfull')).toBeVisible();
};

/** Somebody whom the shop has never seen, by Google's button. */
export const enterWithGoogle = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: /Tahmid Rahman/ }).click();
  await expect(toast(page, 'Login successfull')).toBeVisible();
};

/** Opens a brand from the home page's doors. */
export const openBrand = async (page: Page, brand: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`See Products.*${brand}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
};

/** Every bike of the list, in its words, once the list is there. */
export const bikesOffered = async (page: Page): Promise<string[]> => {
  const bikes = page.getByRole('article');
  await expect(bikes.first().getByRole('button', { name: 'Book Now' })).toBeVisible();
  return bikes.allInnerTexts();
};

/** Books the first bike that is offered and says what it is called. */
export const bookFirstBike = async (page: Page): Promise<string> => {
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Booking successfull')).toBeVisible();
  await expect(dialog).toBeHidden();
  return name;
};

/** Opens the payment page of one order from My Orders. */
export const openPaymentOf = async (page: Page, bikeName: string) => {
  await page.goto('/dashboard/myorder');
  await page.getByRole('article', { name: bikeName }).getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByText('Payment for')).toBeVisible();
};

export const payWith = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
};
