import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { bookFirstBike, buyer, expectHydrated, openCategory, openPayment } from '../support/steps.ts';

/**
 * Tests of failure mode T1 for cases that no other test contains. The Playwright project `translated` also runs every
 * test with the tag `@translated`, while a simulated translator replaces the texts. A text that the translator keeps
 * from changing violates an invariant, so it fails the test.
 */

test.use({ isTranslated: true });

const isTranslated = (page: Page) => expect(page.locator('font').first()).toBeAttached();

test('T1: a translated page shows the new text when the app has changed a text, and keeps the text that the user has typed', async ({
  page,
}) => {
  await page.goto('/login');
  await expectHydrated(page);
  await isTranslated(page);
  await page.getByLabel('Password', { exact: true }).fill('kickstart');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email Address is required')).toBeVisible();
  await page.getByLabel('Email').fill(buyer.email);
  await expect(page.getByText('Email Address is required')).toBeHidden();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kickstart');
});

test('T1: a translated payment page shows the card form when the preparation of the payment first fails and then succeeds at a retry', async ({
  page,
}) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  const intent = '**/api/create-payment-intent';
  await page.route(intent, (route) => route.fulfill({ status: 500, json: { message: 'Not now.' } }));
  await openPayment(page, bike);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(intent);
  await again.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await expect(again).toBeHidden();
});
