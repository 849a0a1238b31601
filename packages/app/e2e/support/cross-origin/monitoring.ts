import { type BrowserContext, expect } from '@playwright/test';
import type { MonitoringBatch } from '@second-gear/contract';
import { createSeedData } from '@second-gear/mock-server/seedData';

/** Reads all reports that the app has sent, the newest batch first. `origin` is the origin of the demo services. */
export const readReports = async (origin: string): Promise<MonitoringBatch[]> =>
  (await fetch(`${origin}/_reports`)).json();

/** Leaves all pages, which then send their reports, and waits until these have arrived. */
export const leavePages = async (context: BrowserContext, origin: string): Promise<MonitoringBatch[]> => {
  const before = (await readReports(origin)).length;
  for (const page of context.pages()) await page.goto('about:blank');
  await expect.poll(async () => (await readReports(origin)).length).toBeGreaterThan(before);
  return readReports(origin);
};

/** Tokens, keys, e-mail addresses, and numbers that are as long as a phone or a card number. */
const secretPattern = /eyJ[\w-]{8,}|_secret_|bearer|[^\s"]+@[^\s"]+|\d{8,}/i;

/** Expects that reports contain no name, e-mail address, phone number, token or card number. */
export const expectNoPersonalData = async (reports: readonly MonitoringBatch[]): Promise<void> => {
  const text = JSON.stringify(reports);
  expect(text).not.toMatch(secretPattern);
  const { db } = await createSeedData();
  const texts = [
    ...db.users.flatMap(({ name, email }) => [name, email]),
    ...db.products.flatMap(({ bikeName, sellerName, phone, location }) => [bikeName, sellerName, phone, location]),
  ];
  for (const value of new Set(texts.map(String))) if (value.length > 3) expect(text).not.toContain(value);
};
