import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { bookFirstBike, buyer, isAlive, logIn, openBrand, openPaymentOf } from '../support/steps.ts';

/**
 * What a day of a user does not pass (faults T1). The days themselves are run once more in the project `translated`: every test
 * that has the tag `@translated`. The watch of every test reports a text that is stale.
 */

test.use({ isTranslated: true });

const isTranslated = (page: Page) => expect(page.locator('font').first()).toBeAttached();

test('T1: every text of a page is replaced by a copy', async ({ page }) => {
  await page.goto('/blogs');
  await isAlive(page);
  await isTranslated(page);
  const bareTexts = () => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() && !parentElement?.closest('font')) bare.push(data);
    }
    return bare;
  };
  await expect.poll(() => page.evaluate(bareTexts)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
});

test('T1: what the user switches is read as it is now, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await isAlive(page);
  await isTranslated(page);
  await page.getByLabel('Password').fill('kickstart');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email Address is required')).toBeVisible();
  await page.getByLabel('Email').fill(buyer.email);
  await expect(page.getByText('Email Address is required')).toBeHidden();
  await expect(page.getByLabel('Password')).toHaveValue('kickstart');
});

test('T1: a choice of a list is shown in the place of the earlier one', async ({ page }) => {
  await page.goto('/signup');
  await isAlive(page);
  await isTranslated(page);
  const role = page.getByRole('button', { name: 'Role' });
  for (const answer of ['Seller', 'Buyer']) {
    await role.click();
    await page.getByRole('option', { name: answer, exact: true }).click();
    await expect(role).toContainText(answer);
  }
});

test('T1: a payment that could not be prepared is tried again, and the card form comes', async ({ page }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);
  const intent = '**/api/create-payment-intent';
  await page.route(intent, (route) => route.fulfill({ status: 500, json: { message: 'Not now.' } }));
  await openPaymentOf(page, bike);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(intent);
  await again.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await expect(again).toBeHidden();
});
