import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { Profile } from '@second-gear/contract/backend';
import {
  createMockServer,
  type EmailEnumeration,
  type FaultSetting,
  type MockServer,
  openShop,
  readShell,
} from '@second-gear/mock-server';
import { firstShop } from '@second-gear/mock-server/firstShop';
import { seedEmulator } from './emulator.ts';
import { type Watch, watch } from './watch.ts';

/** The built shell and the mock, as `npm start` serves them, with a data file of its own. */
export type Shop = {
  url: string;
  /** Every charge so far, as the card stand-in's ledger has it. */
  ledger(): Promise<{ amount: number; last4: string; intentId: string }[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
};

const folderOfShell = resolve(import.meta.dirname, '../dist');

/** Made once: hashing the demo passwords takes its time. */
const first = firstShop();

export type ShopOptions = {
  /** Whose manner the shop's server answers in; each project of the configuration has its own. */
  profile: Profile;
  /** Whether the identity provider tells a wrong password from an unknown address. */
  emailEnumeration: EmailEnumeration;
  /** What goes wrong on purpose; nothing but what a journey wishes for, where it is given. */
  faults?: FaultSetting;
};

/** In this process, because starting one for each journey took longer than some of the journeys. */
const openAt = async (folder: string, port: number, options: ShopOptions): Promise<MockServer> =>
  createMockServer({
    shop: await openShop(join(folder, 'db.json'), async () => first),
    shell: await readShell(folderOfShell),
    port,
    ...options,
  });

/** Opens a shop whose data are kept in a folder. */
export const startShop = async (folder: string, options: ShopOptions): Promise<Shop> => {
  let server: MockServer | null = await openAt(folder, 0, options);
  const { port } = server;
  const url = `http://localhost:${port}`;
  return {
    url,
    start: async () => {
      server ??= await openAt(folder, port, options);
    },
    stop: async () => {
      await server?.close();
      server = null;
    },
    ledger: async () => (await fetch(`${url}/_ledger`)).json(),
  };
};

export const test = base.extend<ShopOptions & { shop: Shop; watches: Promise<Watch>[] }>({
  profile: ['documented', { option: true }],
  emailEnumeration: ['protected', { option: true }],
  faults: [undefined, { option: true }],
  shop: async ({ profile, emailEnumeration, faults }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'second-gear-shop-'));
    await seedEmulator(emailEnumeration);
    const shop = await startShop(folder, { profile, emailEnumeration, faults });
    await use(shop);
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // Whichever browser or tab a page is opened in.
  watches: [
    async ({ browser, shop }, use) => {
      const watches: Promise<Watch>[] = [];
      const begin = (context: BrowserContext) => void watches.push(watch(context, shop.url));
      browser.on('context', begin);
      await use(watches);
      browser.off('context', begin);
      const complaints = (await Promise.all(watches)).flatMap((one) => one.complaints());
      expect(complaints, 'what may happen in no page of any journey').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watches }, use) => {
    await Promise.all(watches);
    await use(context);
    for (const one of await Promise.all(watches)) await one.settle();
  },
});

export { expect };
