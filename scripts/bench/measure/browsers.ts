import { createServer } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';

/**
 * The phone that Lighthouse simulates. Sizes are measured with the same phone, so that they fit the times of
 * Lighthouse.
 */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** E-mail addresses of the demo users, by role. */
const emails = { buyer: 'buyer@secondgear.test', seller: 'seller@secondgear.test', admin: 'admin@secondgear.test' };
export type Role = keyof typeof emails;

/** Logs in with the form, so that the browser stores everything that belongs to a session. */
export const logIn = async (page: Page, url: string, role: Role): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(emails[role]);
  await page.getByLabel('Password', { exact: true }).fill('kickstart');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
  await page.getByText('Login Successfull').first().waitFor();
};

/** Finds a free port. */
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

/** A Chromium that Lighthouse can connect to. */
export type MeasuredBrowser = { port: number; close(): Promise<void> };

/**
 * Starts a Chromium in which a user of `role` is signed in at `url`, or which a guest uses. The login happens in the
 * browser's default profile, because Lighthouse opens its pages there. Playwright disconnects from the profile before
 * the measurement.
 */
export const openMeasuredBrowser = async (url: string, role?: Role): Promise<MeasuredBrowser> => {
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  if (role) await withDefaultProfile(port, (page) => logIn(page, url, role));
  return { port, close: () => browser.close() };
};

const withDefaultProfile = async (port: number, act: (page: Page) => Promise<void>): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [profile] = browser.contexts();
  if (!profile) throw new Error('This Chromium has no default profile.');
  const page = await profile.newPage();
  await act(page);
  await page.close();
  await browser.close();
};

/** Starts a Chromium that Playwright controls. */
export const openAutomatedBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
