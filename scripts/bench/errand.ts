import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { launch, logIn, phone, printTable } from './browser.ts';
import { serveApp } from './serve.ts';

type Download = { path: string; kind: string; bytes: number };

const kindOf = (contentType = ''): string =>
  (['javascript', 'css', 'html', 'font', 'image', 'json'] as const).find((kind) => contentType.includes(kind)) ??
  'other';

/** Counts the bytes of each response between the browser and the server, also those that the service worker requests. */
const countDownloads = async (target: string) => {
  const downloads: Download[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = sendRequest(target + url, { method, headers }, (answer) => {
      const download = { path: url, kind: kindOf(answer.headers['content-type']), bytes: 0 };
      downloads.push(download);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        download.bytes += chunk.length;
      });
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => downloads.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** What a buyer does from the home page to the receipt: search, look through a list, open a bike, book it, and pay for it. */
const runErrand = async (context: BrowserContext, url: string, isSecond: boolean) => {
  const page = await context.newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(url);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (!isSecond) await logIn(page, url);
  await page.goto(`${url}/bikes`);
  // The buyer has booked a Honda on the first visit.
  await page.getByRole('combobox', { name: 'Search bikes' }).fill(isSecond ? 'yamaha' : 'honda');
  await page.waitForLoadState('networkidle');
  for (let screen = 0; screen < 3; screen += 1) {
    await page.mouse.wheel(0, 823);
    await page.waitForTimeout(500);
  }
  await page.waitForLoadState('networkidle');
  const card = page
    .getByRole('article')
    .filter({ has: button('Book Now') })
    .first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bikes\/\w+/);
  await page.waitForLoadState('networkidle');
  await button('Book Now').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${url}/dashboard/myorder`);
  await page.getByRole('link', { name: 'Pay Now' }).first().click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await button('Pay').click();
  await page.getByText('Congrats! your payment completed').first().waitFor();
  await page.goto(`${url}/dashboard/myorder`);
  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
};

const openContext = async (browser: Browser, savesData: boolean) => {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  if (savesData)
    await context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  return context;
};

const kib = (downloads: readonly Download[]): string =>
  (downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(0);

/** Prints what a buyer downloads: on the first visit, on the second, and on the first with the data saver. */
export const benchErrand = async (log: (sentence: string) => void) => {
  const app = await serveApp();
  const browser = await launch();
  const visits: [name: string, downloads: Download[]][] = [];
  for (const savesData of [false, true]) {
    // A proxy, and so an origin, for each browser profile.
    const proxy = await countDownloads(app.url);
    const context = await openContext(browser, savesData);
    for (const visit of savesData ? ['first, data saver'] : ['first visit', 'second visit']) {
      log(visit);
      await runErrand(context, proxy.url, visit === 'second visit');
      visits.push([visit, proxy.take()]);
    }
    await context.close();
    proxy.close();
  }
  await browser.close();
  await app.close();

  const kinds = [...new Set(visits.flatMap(([, downloads]) => downloads.map(({ kind }) => kind)))];
  printTable([
    ['KiB from home to the receipt', ...visits.map(([name]) => name)],
    ...kinds.map((kind) => [kind, ...visits.map(([, all]) => kib(all.filter((one) => one.kind === kind)))]),
    ['together', ...visits.map(([, all]) => kib(all))],
    ['requests', ...visits.map(([, all]) => String(all.length))],
  ]);
  const largest = visits[0]?.[1].toSorted((one, other) => other.bytes - one.bytes).slice(0, 12) ?? [];
  console.info('');
  printTable([['largest parts of the first visit', 'KiB'], ...largest.map((one) => [one.path, kib([one])])]);
};
