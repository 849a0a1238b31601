import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from './emulator.ts';
import { buyer, logIn } from './steps.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a browser after a user has logged in, by e-mail address. */
const storageStates = new Map<string, StorageState>();

/**
 * Signs a demo user in without the login form, which takes half the time, and opens no page. Only the first test of
 * each worker process logs the user in: its servers share their data and their secret, so they accept each other's
 * tokens.
 */
export const signIn = async (page: Page, user = buyer): Promise<void> => {
  const context = page.context();
  const stored = storageStates.get(user.email);
  if (stored) {
    // Each test has its own port, so its own origin.
    const { origin } = new URL((await page.request.get('/robots.txt')).url());
    const origins = stored.origins.map((one) => ({ ...one, origin }));
    await context.setStorageState({ ...stored, origins });
    return;
  }
  await logIn(page, user);
  // The official Auth emulator loses its sessions before each test, so there each test logs in.
  if (!emulatorUrl) storageStates.set(user.email, await context.storageState({ indexedDB: true }));
  await page.goto('about:blank');
};
