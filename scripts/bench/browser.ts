import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../lib/browser.mjs';

/** The phone that Lighthouse simulates. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const launch = (port?: number) => {
  const { args, ...options } = launchOptions();
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`];
  return chromium.launch({ ...options, args: [...args, ...debugging] });
};

/** Signs the demo buyer in with the form, so that the browser stores everything that belongs to a session. */
export const logIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('buyer@secondgear.test');
  await page.getByLabel('Password', { exact: true }).fill('kickstart');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The app leaves the login page when it has stored the access token.
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.waitForLoadState('networkidle');
};

/** The middle value; the mean of the two in the middle if their number is even. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
};

/** Prints a Markdown table. The first row has the headings. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.info([line(head), line(rule), ...body.map(line)].join('\n'));
};
