import { bn } from '../../../ui/src/copy/bn/common.ts';
import { bnMeta } from '../../../ui/src/copy/bn/meta.ts';
import { expect, test } from '../support/appServer.ts';
import { expectHydrated } from '../support/steps.ts';

/** Tests of the HTML files in Bangla. */

const pages = [
  ['/bn', 200, bnMeta.home.description],
  ['/bn/blogs', 200, bnMeta.blogs.description],
  ['/bn/no/such/page', 404, bnMeta.missing.description],
] as const;

for (const [path, status, description] of pages) {
  test(`the HTML of ${path} contains texts in Bangla for clients that run no scripts`, {
    tag: ['@R11.50', '@R11.52'],
  }, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toContain('<html lang="bn">');
    expect(html).toContain(`<meta name="description" content="${description}" />`);
    expect(html).toContain(bn.footer.since);
    // Every link to a page of the app leads to the page in Bangla, except the link to English.
    const links = [...html.matchAll(/<a\b[^>]*href="(\/[^"]*)"[^>]*>/g)];
    const english = links.filter(([, href = '']) => !/^\/bn(?=$|[/#?])/.test(href));
    expect(links.length).toBeGreaterThan(english.length);
    expect(english.every(([link]) => /hreflang="en"/i.test(link))).toBe(true);
  });
}

test('the app shell in Bangla says in Bangla that the page is loading', { tag: ['@R11.50'] }, async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/bn/login');
  await expect(page.getByText(bn.waiting.noScript)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await context.close();
});

test('F37: the app shows the not-found page only in Bangla, and never in English, when the host sends the English file', async ({
  page,
}) => {
  await page.route('**/bn/no/such/page', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/no/such/page', route.request().url()).href }) }),
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/bn/no/such/page');
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: bn.notFound.sentence })).toBeVisible();
  await expect(page.getByText('৪০৪')).toBeVisible();
  await expect(page).toHaveTitle(`${bn.notFound.title} - Second Gear`);
  await expectHydrated(page);
});

test('F38: the app shows the page in English, at its English URL, when the texts in Bangla cannot be loaded', async ({
  page,
}) => {
  await page.route('**/assets/common-*.js', (route) => route.abort());
  await page.goto('/bn/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/login');
});

test.describe('offline', () => {
  test.use({ hasServiceWorker: true });

  test('F39: a page in Bangla opens offline in Bangla after one visit', async ({ page, context }) => {
    await page.goto('/bn');
    await expect(page.getByText('Yamaha RX 100')).toBeVisible();
    const missingFiles = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const cached = all.flat().map(({ url }) => new URL(url).pathname);
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const required = ['/bn.html', ...loaded.filter((path) => /^\/assets\/.*\.(js|css|woff2)$/.test(path))];
        return navigator.serviceWorker.controller === null || required.some((path) => !cached.includes(path));
      });
    await expect.poll(missingFiles, { timeout: 30_000 }).toBe(false);
    await context.setOffline(true);
    // The worker shows the not-found page only if it knows that the browser is offline, and it learns this later. A
    // navigation resets what Playwright has told the worker, so this page is the first one.
    await expect.poll(() => context.serviceWorkers()[0]?.evaluate(() => navigator.onLine)).toBe(false);
    await page.goto('/bn/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: bn.notFound.sentence })).toBeVisible();
    await page.goto('/bn');
    await expect(page.getByText('Yamaha RX 100')).toBeVisible();
    await expect(page.getByRole('navigation', { name: bn.navbar.label })).toBeVisible();
  });
});
