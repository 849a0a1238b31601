import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import {
  type AppBuild,
  createMockServer,
  type Database,
  type EmailEnumeration,
  type FaultSetting,
  type IdTokenRule,
  type MockServer,
  openDatabase,
  readAppBuild,
} from '@second-gear/mock-server';
import type { Profile } from '@second-gear/mock-server/backend';
import { createSeedData } from '@second-gear/mock-server/seedData';
import { crossOrigin } from './cross-origin/crossOrigin.ts';
import { expectNoPersonalData, leavePages } from './cross-origin/monitoring.ts';
import { emulatorUrl, seedEmulator } from './emulator.ts';
import { type InvariantObserver, observeInvariants } from './pageInvariants.ts';
import { redeploy } from './redeploy.ts';
import { translate } from './translator.ts';

/**
 * The servers of one test, with a data file of their own. They serve the app build and the mock server, as `npm start`
 * does.
 */
export type AppServer = {
  url: string;
  /** The base URL of the server's endpoints, without a slash at the end. */
  api: string;
  /** Returns all charges so far, from the ledger of the demo card service. `amount` is in poisha. */
  ledger(): Promise<{ amount: number; last4: string; intentId: string }[]>;
  /** Stops the server. `start` starts it again with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /**
   * Replaces the app build by one whose scripts have other names, as a new deployment would. The old scripts no longer
   * exist.
   */
  deploy(): Promise<void>;
  /** Stops all servers of the test, and closes their database. */
  close(): Promise<void>;
};

const dist = resolve(import.meta.dirname, '../../dist');

/** The seed data of all tests. A worker process creates it only once, because hashing the demo passwords is slow. */
const seedData = createSeedData();

/** The files of the app build. A worker process reads them only once. */
let loadedBuild: Promise<AppBuild> | undefined;
const loadAppBuild = (isCrossOrigin: boolean) => {
  loadedBuild ??= readAppBuild(isCrossOrigin ? crossOrigin.folder : dist);
  return loadedBuild;
};

export type AppServerOptions = {
  /**
   * The format of the server's responses: documented, or that of the legacy server. Each Playwright project sets it.
   */
  profile: Profile;
  /** Whether the auth provider distinguishes a wrong password from an unknown e-mail address. */
  emailEnumeration: EmailEnumeration;
  /**
   * Whether the browser supports service workers. `page.route` does not see requests that a service worker sends, so a
   * test that needs all requests sets this to false.
   */
  hasServiceWorker: boolean;
  /** Whether a simulated browser translation replaces the texts of the pages (failure mode T1). */
  isTranslated: boolean;
  /**
   * The faults that the mock server allows. With an empty object, it produces a fault only when a test requests one.
   */
  faults?: FaultSetting;
  /** Whether `GET /jwt` requires an ID token. By default the e-mail address is enough. */
  idTokens?: IdTokenRule;
};

export type OriginOptions = {
  /** Whether the server is on another origin than the app build. */
  isCrossOrigin: boolean;
};

type ServerOptions = Omit<AppServerOptions, 'hasServiceWorker' | 'isTranslated'> & OriginOptions;

/**
 * Deletes `navigator.serviceWorker` in every page of the context, so that the browser seems not to support service
 * workers.
 */
export const withoutServiceWorker = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * Returns the database without its `close` function: the two mock servers of a test share one database, and the first
 * of them must not close it.
 */
const withoutClose = (database: Database): Database => ({
  ...database,
  close: async () => {},
});

/**
 * The secret that signs the tokens of all servers in a worker process, so that `signIn` in signIn.ts can use a
 * token again in another test.
 */
const secret = randomBytes(32);

const openTestDatabase = async (folder: string): Promise<Database> => ({
  ...(await openDatabase(join(folder, 'db.json'), async () => seedData)),
  secret,
});

/**
 * Starts a mock server with the app build in the process of the test, because starting another process is slow. Closing
 * the server also closes the database.
 */
const createAppServer = async (
  database: Database,
  port: number,
  { isCrossOrigin, ...options }: ServerOptions,
  appBuild?: AppBuild,
): Promise<MockServer> =>
  createMockServer({ database, appBuild: appBuild ?? (await loadAppBuild(isCrossOrigin)), port, ...options });

/** Serves the app build and the demo services on one origin, and the endpoints on another. `folder` stores the data. */
export const startAppWithDemoServices = async (folder: string, options: Omit<ServerOptions, 'isCrossOrigin'>) => {
  const database = await openTestDatabase(folder);
  const serverOptions = { ...options, isCrossOrigin: true };
  let server = await createAppServer(withoutClose(database), crossOrigin.app.port, serverOptions);
  return {
    database: withoutClose(database),
    deploy: async () => {
      await server.close();
      server = await createAppServer(
        withoutClose(database),
        crossOrigin.app.port,
        serverOptions,
        redeploy(await loadAppBuild(true)),
      );
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};

export const readLedger = async (origin: string) => (await fetch(`${origin}/_ledger`)).json();

/**
 * Serves the app build and the demo services on one origin, and the endpoints on another origin, below a path. Both
 * servers know the same payment intents.
 */
const startCrossOriginServers = async (
  folder: string,
  { isCrossOrigin: _, ...options }: ServerOptions,
): Promise<AppServer> => {
  const demo = await startAppWithDemoServices(folder, options);
  const { server, app } = crossOrigin;
  const openApi = () =>
    createMockServer({
      database: demo.database,
      basePath: server.basePath,
      origins: [app.origin],
      port: server.port,
      ...options,
    });
  let api: MockServer | null = await openApi();
  const stop = async () => {
    await api?.close();
    api = null;
  };
  return {
    url: app.origin,
    api: server.origin + server.basePath,
    stop,
    start: async () => {
      api ??= await openApi();
    },
    deploy: demo.deploy,
    close: async () => {
      await stop();
      await demo.close();
    },
    ledger: () => readLedger(app.origin),
  };
};

/** Starts the servers of one test. `folder` stores their data. */
export const startAppServer = async (folder: string, options: ServerOptions): Promise<AppServer> => {
  if (options.isCrossOrigin) return startCrossOriginServers(folder, options);
  let server: MockServer | null = await createAppServer(await openTestDatabase(folder), 0, options);
  const { port } = server;
  // The URL contains an IP address instead of a host name. For a host name, Playwright's own requests would also look
  // up an IPv6 address. If the name server does not respond to this lookup, each request takes five seconds longer.
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: `${url}/api`,
    start: async () => {
      server ??= await createAppServer(await openTestDatabase(folder), port, options);
    },
    stop: async () => {
      await server?.close();
      server = null;
    },
    deploy: async () => {
      await server?.close();
      server = await createAppServer(
        await openTestDatabase(folder),
        port,
        options,
        redeploy(await loadAppBuild(false)),
      );
    },
    close: async () => {
      await server?.close();
    },
    ledger: () => readLedger(url),
  };
};

/** Returns the origins, besides their own, to which pages may send requests. */
export const serverOriginsOf = ({ api }: Pick<AppServer, 'api'>): string[] =>
  [api, emulatorUrl].flatMap((url) => (url ? [new URL(url).origin] : []));

export const test = base.extend<
  AppServerOptions & { app: AppServer; observers: Promise<InvariantObserver>[] },
  OriginOptions
>({
  profile: ['documented', { option: true }],
  emailEnumeration: ['protected', { option: true }],
  hasServiceWorker: [false, { option: true }],
  isTranslated: [false, { option: true }],
  faults: [undefined, { option: true }],
  idTokens: ['ignored', { option: true }],
  isCrossOrigin: [false, { option: true, scope: 'worker' }],
  app: async ({ profile, emailEnumeration, faults, idTokens, isCrossOrigin }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'second-gear-e2e-'));
    await seedEmulator(emailEnumeration);
    const app = await startAppServer(folder, { profile, emailEnumeration, faults, idTokens, isCrossOrigin });
    await use(app);
    await app.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ app }, use) => use(app.url),
  // The fixture observes every new browser context, because a test may open contexts of its own.
  observers: [
    async ({ browser, app, hasServiceWorker, isTranslated }, use) => {
      const observers: Promise<InvariantObserver>[] = [];
      const observe = (context: BrowserContext) => {
        if (!hasServiceWorker) void withoutServiceWorker(context);
        if (isTranslated) void translate(context);
        observers.push(observeInvariants(context, app.url, serverOriginsOf(app)));
      };
      browser.on('context', observe);
      await use(observers);
      browser.off('context', observe);
      const violations = (await Promise.all(observers)).flatMap((observer) => observer.violations());
      expect(violations, 'violated invariants of docs/failure-modes.md').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, observers, app, isCrossOrigin }, use) => {
    await Promise.all(observers);
    await use(context);
    for (const observer of await Promise.all(observers)) await observer.settle();
    // Only the build for another origin reports errors. No test may make the app report data of users.
    const hasOpened = context.pages().some((page) => page.url().startsWith(app.url));
    if (isCrossOrigin && hasOpened) await expectNoPersonalData(await leavePages(context, app.url));
  },
});

export { expect };
