import type { BrowserContext, Page } from '@playwright/test';
import { emulatorUrl } from './emulator.ts';
import { buyer, logIn } from './steps.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a browser after a user has logged in, by e-mail address. */
const storageStates = new Map<string, StorageState>();

/**
 * Signs a demo user in without the login form, which takes half the time. Opens no page of the app. The user logs in
 * only in the first test of each worker process. Later tests restore the stored session: all servers of a worker
 * process have the same secret, so each accepts the tokens of the others.
 */
export const signIn = async (page: Page, user = buyer): Promise<void> => {
  const context = page.context();
  const stored = storageStates.get(user.email);
  if (stored) {
    // Each test has its own port, so its own origin.
    const { origin } = new URL((await page.request.get('/robots.txt')).url());
    const origins = stored.origins.map((one) => ({ ...one, origin }));
    // A page of the app keeps its database open, so the stored one could not replace it.
    await page.goto('about:blank');
    await context.setStorageState({ ...stored, origins });
    return;
  }
  await logIn(page, user);
  // The official Auth emulator deletes its sessions before each test, so with this emulator every test logs the user
  // in.
  if (!emulatorUrl) storageStates.set(user.email, await context.storageState({ indexedDB: true }));
  await page.goto('about:blank');
};
