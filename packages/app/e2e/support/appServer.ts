import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import {
  createMockServer,
  type EmailEnumeration,
  type FaultSetting,
  type IdTokenRule,
  type MockServer,
  type OpenShop,
  openShop,
  readShell,
  type Shell,
} from '@second-gear/mock-server';
import type { Profile } from '@second-gear/mock-server/backend';
import { firstShop } from '@second-gear/mock-server/seedData';
import { elsewhere } from './crossOrigin.ts';
import { emulatorUrl, seedEmulator } from './emulator.ts';
import { type Watch, watch } from './pageInvariants.ts';
import { deployAnew } from './redeploy.ts';
import { translate } from './translator.ts';

/** The built shell and the mock, as `npm start` serves them, with a data file of its own. */
export type Shop = {
  url: string;
  /** Where its server is asked, without a slash at the end. */
  api: string;
  /** Every charge so far, as the card stand-in's ledger has it. */
  ledger(): Promise<{ amount: number; last4: string; intentId: string }[]>;
  /** Takes its server away, and brings it back with what it knew. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Puts another build of the shop in the place of this one, whose scripts are gone. */
  deploy(): Promise<void>;
  /** Ends it, with whatever serves it. */
  close(): Promise<void>;
};

const dist = resolve(import.meta.dirname, '../../dist');

/** Made once: hashing the demo passwords takes its time. */
const first = firstShop();

/** Read once in each worker. */
let built: Promise<Shell> | undefined;
const builtShell = (isElsewhere: boolean) => {
  built ??= readShell(isElsewhere ? elsewhere.folder : dist);
  return built;
};

export type ShopOptions = {
  /** Whose manner the shop's server answers in; each project of the configuration has its own. */
  profile: Profile;
  /** Whether the identity provider tells a wrong password from an unknown address. */
  emailEnumeration: EmailEnumeration;
  /** Whether the browser has service workers. Without them a journey's own answers befall every request of its pages. */
  hasWorkers: boolean;
  /** Whether a translator replaces the texts of its pages (faults T1). */
  isTranslated: boolean;
  /** What goes wrong on purpose; nothing but what a journey wishes for, where it is given. */
  faults?: FaultSetting;
  /** Whether an access token is given for an e-mail address alone; it is by default. */
  idTokens?: IdTokenRule;
};

export type PlaceOptions = {
  /** Whether its server is on another origin. */
  isElsewhere: boolean;
};

type ServerOptions = Omit<ShopOptions, 'hasWorkers' | 'isTranslated'> & PlaceOptions;

/** As in a browser that has none, wherever a page is opened. */
export const withoutWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/** Data that two mocks of one test share: the one that closes first leaves them open. */
const shared = (data: OpenShop): OpenShop => ({ ...data, close: async () => {}, abandon: async () => {} });

const openData = (folder: string) => openShop(join(folder, 'db.json'), async () => first);

/** A mock that other mocks share its data with, or that closes them itself. In this process, because starting one takes long. */
const openShell = async (
  data: OpenShop,
  port: number,
  { isElsewhere, ...options }: ServerOptions,
  shell?: Shell,
): Promise<MockServer> =>
  createMockServer({ shop: data, shell: shell ?? (await builtShell(isElsewhere)), port, ...options });

/** The built shell with the demo services on its own origin, the API being elsewhere, with data of its own in a folder. */
export const startShellAndDemo = async (folder: string, options: Omit<ServerOptions, 'isElsewhere'>) => {
  const data = await openData(folder);
  const given = { ...options, isElsewhere: true };
  let server = await openShell(shared(data), elsewhere.shell.port, given);
  return {
    data: shared(data),
    deploy: async () => {
      await server.close();
      server = await openShell(shared(data), elsewhere.shell.port, given, deployAnew(await builtShell(true)));
    },
    close: async () => {
      await server.close();
      await data.close();
    },
  };
};

export const readLedger = async (origin: string) => (await fetch(`${origin}/_ledger`)).json();

/** The shell and the demo services on one origin, and the API on another, below a path. The two know the same payment intents. */
const startShopElsewhere = async (folder: string, { isElsewhere: _, ...options }: ServerOptions): Promise<Shop> => {
  const demo = await startShellAndDemo(folder, options);
  const { server, shell } = elsewhere;
  const openApi = () =>
    createMockServer({
      shop: demo.data,
      below: server.below,
      origins: [shell.origin],
      port: server.port,
      ...options,
    });
  let api: MockServer | null = await openApi();
  const stop = async () => {
    await api?.close();
    api = null;
  };
  return {
    url: shell.origin,
    api: server.origin + server.below,
    stop,
    start: async () => {
      api ??= await openApi();
    },
    deploy: demo.deploy,
    close: async () => {
      await stop();
      await demo.close();
    },
    ledger: () => readLedger(shell.origin),
  };
};

/** Opens a shop whose data are kept in a folder. */
export const startShop = async (folder: string, options: ServerOptions): Promise<Shop> => {
  if (options.isElsewhere) return startShopElsewhere(folder, options);
  let server: MockServer | null = await openShell(await openData(folder), 0, options);
  const { port } = server;
  // By its number: Playwright's own requests look a name up in IPv6 as well, and a name server that keeps silent to that holds
  // up whatever this process does besides, for five seconds each time.
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: `${url}/api`,
    start: async () => {
      server ??= await openShell(await openData(folder), port, options);
    },
    stop: async () => {
      await server?.close();
      server = null;
    },
    deploy: async () => {
      await server?.close();
      server = await openShell(await openData(folder), port, options, deployAnew(await builtShell(false)));
    },
    close: async () => {
      await server?.close();
    },
    ledger: () => readLedger(url),
  };
};

/** Whom the pages of a shop may ask besides their own origin. */
export const serversOf = ({ api }: Pick<Shop, 'api'>): string[] =>
  [api, emulatorUrl].flatMap((url) => (url ? [new URL(url).origin] : []));

export const test = base.extend<ShopOptions & { shop: Shop; watches: Promise<Watch>[] }, PlaceOptions>({
  profile: ['documented', { option: true }],
  emailEnumeration: ['protected', { option: true }],
  hasWorkers: [false, { option: true }],
  isTranslated: [false, { option: true }],
  faults: [undefined, { option: true }],
  idTokens: ['ignored', { option: true }],
  isElsewhere: [false, { option: true, scope: 'worker' }],
  shop: async ({ profile, emailEnumeration, faults, idTokens, isElsewhere }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'second-gear-shop-'));
    await seedEmulator(emailEnumeration);
    const shop = await startShop(folder, { profile, emailEnumeration, faults, idTokens, isElsewhere });
    await use(shop);
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  // Whichever browser or tab a page is opened in.
  watches: [
    async ({ browser, shop, hasWorkers, isTranslated }, use) => {
      const watches: Promise<Watch>[] = [];
      const begin = (context: BrowserContext) => {
        if (!hasWorkers) void withoutWorkers(context);
        if (isTranslated) void translate(context);
        watches.push(watch(context, shop.url, serversOf(shop)));
      };
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
