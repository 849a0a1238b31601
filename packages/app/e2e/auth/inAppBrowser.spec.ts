import { expect, test } from '../support/appServer.ts';
import { fillLogin } from '../support/steps.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
    'Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/538.0.0.48.105;]',
});

test('the login page shows a link to Chrome instead of the Google button when it is open inside the Facebook app', {
  tag: ['@R13.01', '@R13.02', '@R13.03'],
}, async ({ page, app }) => {
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    await expect(page.getByText(/^Google does not sign in inside other apps/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue With Google' })).toHaveCount(0);
    const host = new URL(app.url).host;
    await expect(page.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
      'href',
      new RegExp(`^intent://${host}${path}#Intent;scheme=http;package=com\\.android\\.chrome;`),
    );
  }
  await fillLogin(page);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('the links of the note lead to the page that the user wanted to open, not to the login page', {
  tag: ['@R13.02', '@R13.03'],
}, async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bn/categories/1?sort=price-asc');
  await expect(page).toHaveURL(/\/bn\/login$/);
  const { host, href } = new URL('/bn/categories/1?sort=price-asc', app.url);
  await expect(page.locator('a[href^="intent:"]')).toHaveAttribute(
    'href',
    new RegExp(`^intent://${host}/bn/categories/1\\?sort=price-asc#Intent;`),
  );
  await page.getByRole('button', { name: 'লিংক কপি করুন' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(href);
});

test('F60: the login page says how to open the page in the browser when the link cannot be copied', {
  tag: ['@R13.02'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^The link could not be copied/)).toBeVisible();
});
