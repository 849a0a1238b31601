import { type NewId, randomId } from '@second-gear/contract';
import compression from 'compression';
import jsonServer from 'json-server';
import { createAuthRouter } from './auth/authRouter.ts';
import { createPasswordPage } from './auth/passwordPage.ts';
import type { Store } from './backend/index.ts';
import { createServices, type ServicesOptions } from './createServices.ts';
import { createFaultRouter, faultsPath } from './faults/faultRouter.ts';
import { createFaultRules, type FaultSetting } from './faults/faultRules.ts';
import { checkHost, checkOrigin, isLoopback } from './http/requestChecks.ts';
import { handleError, notFound } from './http/responses.ts';
import { createImageRouter } from './images/imageRouter.ts';
import { createReportRouter, reportsPath } from './monitoring/reportRouter.ts';
import { createScenarioRouter, scenariosPath } from './scenarios/scenarioRouter.ts';
import { createApiRouter } from './server/apiRouter.ts';
import { createDatabaseRouter, databasePath } from './server/databaseRouter.ts';
import { listen } from './server/listen.ts';
import { createStaticRouter } from './server/staticRouter.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';
import { createIntentRouter, intentsPath } from './stripe/intentRouter.ts';

export type { EmailEnumeration } from './auth/identityToolkit.ts';
export type { ServerData } from './storage/dataFile.ts';
export { type Database, openDatabase, openMemoryDatabase } from './storage/openDatabase.ts';

export type MockServerOptions = Partial<ServicesOptions> & {
  database: Database;
  /** 0 chooses a free port. */
  port: number;
  /** 'localhost' (the default) means both loopback addresses, which only this machine can reach. */
  host?: string;
  /** The folder with the app build to serve. With it, the API is below `/api`; without it, at the root. */
  appFolder?: string | undefined;
  /** The base path of the API, without a slash at the end: `/v1/api`. Replaces the default. */
  basePath?: string;
  /** Whether json-server's own router is at `/_db`, read-only, if no other machine can reach the server. */
  showsDatabase?: boolean;
  /** Origins of pages that may send requests, in addition to those of this machine. */
  origins?: readonly string[];
  /** Absent: the server produces no fault. Allowed only for a `host` that other machines cannot reach. */
  faults?: FaultSetting;
};

export type MockServer = {
  port: number;
  /** The store with the data, for tests. */
  store: Store<ServerData>;
  /** Stops the server: completes the requests in progress. */
  close(): Promise<void>;
};

/** Starts the mock server: the API, the auth provider, the image host and the demo card service, with json-server. */
export const createMockServer = async (options: MockServerOptions): Promise<MockServer> => {
  const { database, appFolder, port, host = 'localhost', now = () => new Date(), newId = randomId as NewId } = options;
  const { db, handleRequest, mails, identityToolkit } = createServices(database, { ...options, now, newId });
  const faults = options.faults && createFaultRules(options.faults);
  const api = createApiRouter(handleRequest, faults);
  const routers = {
    '/pictures': createImageRouter(database.photos),
    ...(faults && { [faultsPath]: createFaultRouter(faults) }),
    // These routes require no authentication, so they exist only when no other machine can reach the server.
    ...(isLoopback(host) && {
      [intentsPath]: createIntentRouter(db, newId),
      [scenariosPath]: createScenarioRouter(database.store),
      [reportsPath]: createReportRouter(),
      ...(options.showsDatabase && { [databasePath]: createDatabaseRouter(database.store.router) }),
    }),
  };

  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag').disable('json spaces').enable('case sensitive routing');
  app.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    next();
  });
  app.use(checkHost(host, options.origins ?? []), checkOrigin(port, options.origins), compression());
  app.use(createAuthRouter(identityToolkit));
  for (const [path, router] of Object.entries(routers)) app.use(path, router, notFound);
  if (isLoopback(host)) app.use(createPasswordPage(mails, identityToolkit.resetPassword, now));
  app.all(['/_ledger', '/_ledger/*'], api);
  app.use(options.basePath ?? (appFolder ? '/api' : '/'), api);
  if (appFolder) app.use(createStaticRouter(appFolder));
  app.use(notFound).use(handleError);

  const server = await listen(app, { port, host, oneRequestPerConnection: Boolean(faults) });
  return { ...server, store: database.store };
};
