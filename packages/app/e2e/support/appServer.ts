import { resolve } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { createMockServer, type Database, type MockServer, openMemoryDatabase } from '@second-gear/mock-server';
import { createSeedData } from '@second-gear/mock-server/seedData';
import { crossOrigin } from './cross-origin/crossOrigin.ts';
import { expectNoPersonalData, leavePages } from './cross-origin/monitoring.ts';
import { emulatorUrl, seedEmulator } from './emulator.ts';
import { type InvariantObserver, observeInvariants } from './pageInvariants.ts';
import { redeploy } from './redeploy.ts';
import { translate } from './translator.ts';

/**
 * The servers of one test, with data of their own in memory. They serve the app build and the mock server, as `npm start`
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
  close(): Promise<void>;
};

const dist = resolve(import.meta.dirname, '../../dist');

/** The seed data of all tests. A worker process creates it only once. */
const seedData = createSeedData();

export type AppServerOptions = {
  /**
   * Whether the browser supports service workers. `page.route` does not see requests that a service worker sends, so a
   * test that needs all requests sets this to false.
   */
  hasServiceWorker: boolean;
  /** Whether a simulated browser translation replaces the texts of the pages (failure mode T1). */
  isTranslated: boolean;
  /** Whether the server is on another origin than the app build. */
  isCrossOrigin: boolean;
};

/**
 * The secret that signs the tokens of all servers in a worker process, so that `signIn` in signIn.ts can use a
 * token again in another test.
 */
const { secret } = openMemoryDatabase(await seedData);

/** Data of one test. Closing a server does not close them, so another server can continue with them. */
const openTestDatabase = async (): Promise<Database> => ({ ...openMemoryDatabase(await seedData), secret });

/** Starts a mock server with the app build in the process of the test, because starting another process is slow. */
const createAppServer = async (database: Database, port: number, appFolder: string): Promise<MockServer> =>
  createMockServer({ database, appFolder, port });

/** Serves the app build and the demo services on one origin, for endpoints on another. */
export const startAppWithDemoServices = async () => {
  const database = await openTestDatabase();
  const { port } = crossOrigin.app;
  let server = await createAppServer(database, port, crossOrigin.folder);
  return {
    database,
    deploy: async () => {
      await server.close();
      server = await createAppServer(database, port, await redeploy(crossOrigin.folder));
    },
    close: () => server.close(),
  };
};

export const readLedger = async (origin: string) => (await fetch(`${origin}/_ledger`)).json();

/**
 * Serves the app build and the demo services on one origin, and the endpoints on another origin, below a path. Both
 * servers know the same payment intents.
 */
const startCrossOriginServers = async (): Promise<AppServer> => {
  const demo = await startAppWithDemoServices();
  const { server, app } = crossOrigin;
  const openApi = () =>
    createMockServer({
      database: demo.database,
      basePath: server.basePath,
      origins: [app.origin],
      port: server.port,
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

const startSameOriginServer = async (): Promise<AppServer> => {
  const database = await openTestDatabase();
  let server: MockServer | null = await createAppServer(database, 0, dist);
  const { port } = server;
  // The URL contains an IP address instead of a host name. For a host name, Playwright's own requests would also look
  // up an IPv6 address. If the name server does not respond to this lookup, each request takes five seconds longer.
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    api: `${url}/api`,
    start: async () => {
      server ??= await createAppServer(database, port, dist);
    },
    stop: async () => {
      await server?.close();
      server = null;
    },
    deploy: async () => {
      await server?.close();
      server = await createAppServer(database, port, await redeploy(dist));
    },
    close: async () => {
      await server?.close();
    },
    ledger: () => readLedger(url),
  };
};

type Fixtures = { app: AppServer; observers: Promise<InvariantObserver>[] };

export const test = base.extend<AppServerOptions & Fixtures>({
  hasServiceWorker: [false, { option: true }],
  isTranslated: [false, { option: true }],
  isCrossOrigin: [false, { option: true }],
  app: async ({ isCrossOrigin }, use) => {
    await seedEmulator();
    const app = await (isCrossOrigin ? startCrossOriginServers : startSameOriginServer)();
    await use(app);
    await app.close();
  },
  baseURL: async ({ app }, use) => use(app.url),
  // The fixture observes every new browser context, because a test may open contexts of its own.
  observers: [
    async ({ browser, app, hasServiceWorker, isTranslated }, use) => {
      const observers: Promise<InvariantObserver>[] = [];
      const observe = (context: BrowserContext) => {
        // Without this property, the browser seems not to support service workers.
        const removeWorkers = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        if (!hasServiceWorker) void context.addInitScript(removeWorkers);
        if (isTranslated) void translate(context);
        const servers = [app.api, emulatorUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
        observers.push(observeInvariants(context, app.url, servers));
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
