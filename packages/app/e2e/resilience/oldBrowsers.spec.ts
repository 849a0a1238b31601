import { expect, test } from '../support/appServer.ts';

test('F74: a browser that is too old shows on every page in both languages what to do, and does not load the app', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  for (const path of ['/', '/bn/dashboard', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This browser is too old for Second Gear' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'এই ব্রাউজারটি Second Gear-এর জন্য অনেক পুরোনো' })).toBeVisible();
    await expect(page.getByText('Chrome or Edge 109, Firefox 115, Safari 16.4')).toBeVisible();
  }
  expect(scripts).toEqual([]);
});
