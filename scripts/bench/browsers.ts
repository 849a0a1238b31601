import { createServer } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../lib/browser.mjs';

/** Lighthouse's own phone, so that what is weighed is what is timed. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** People of the demo, by what they are. */
const emails = { buyer: 'buyer@secondgear.test', seller: 'seller@secondgear.test', admin: 'admin@secondgear.test' };
export type Who = keyof typeof emails;

/** Logs in by the form, so that everything is kept in the browser that a session is made of. */
export const logIn = async (page: Page, url: string, who: Who): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(emails[who]);
  await page.getByLabel('Password').fill('kickstart');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
  await page.getByText('Login Successfull').first().waitFor();
};

/** Any port that nobody has. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port.')),
      );
    });
  });

/** A Chromium that Lighthouse can be pointed at. */
export type MeasuredBrowser = { port: number; close(): Promise<void> };

/**
 * Starts a Chromium, with somebody signed in at `url` or with nobody. Lighthouse opens its pages in the browser's own
 * profile; Playwright, which leaves that alone, is not there while it measures.
 */
export const openMeasured = async (url: string, who?: Who): Promise<MeasuredBrowser> => {
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  if (who) await withOwnProfile(port, (page) => logIn(page, url, who));
  return { port, close: () => browser.close() };
};

const withOwnProfile = async (port: number, act: (page: Page) => Promise<void>): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [profile] = browser.contexts();
  if (!profile) throw new Error('This Chromium has no profile of its own.');
  const page = await profile.newPage();
  await act(page);
  await page.close();
  await browser.close();
};

/** Starts a Chromium that Playwright drives. */
export const openDriven = (): Promise<Browser> => chromium.launch(launchOptions());
