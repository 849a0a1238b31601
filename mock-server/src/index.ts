import { type NewId, randomId } from '@second-gear/contract';
import type { AppBuild } from './app-build/staticFiles.ts';
import { createAuthRouter } from './auth/authRouter.ts';
import type { EmailEnumeration } from './auth/identityToolkit.ts';
import { createPasswordPage } from './auth/passwordPage.ts';
import type { IdTokenRule } from './auth/verifyIdToken.ts';
import type { Profile } from './backend/index.ts';
import { createServices } from './createServices.ts';
import { createFaultRouter, faultsPath } from './faults/faultRouter.ts';
import { createFaultRules } from './faults/faultRules.ts';
import type { FaultSetting } from './faults/faultSetting.ts';
import { createImageRouter } from './images/imageRouter.ts';
import { createReportRouter, reportsPath } from './monitoring/reportRouter.ts';
import { createScenarioRouter, scenariosPath } from './scenarios/scenarioRouter.ts';
import { createApiRouter } from './server/apiRouter.ts';
import { createApp } from './server/app.ts';
import { createDatabaseRouter, databasePath } from './server/databaseRouter.ts';
import { checkHost, isLoopback } from './server/http/hostCheck.ts';
import { listen } from './server/http/listen.ts';
import { allowedOrigins, checkOrigin } from './server/http/origins.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';
import type { Store } from './storage/store.ts';
import { createIntentRouter, intentsPath } from './stripe/intentRouter.ts';

export { type AppBuild, readAppBuild, type StaticFile } from './app-build/staticFiles.ts';
export type { EmailEnumeration } from './auth/identityToolkit.ts';
export type { IdTokenRule } from './auth/verifyIdToken.ts';
export type { FaultSetting } from './faults/faultSetting.ts';
export type { ServerData } from './storage/dataFile.ts';
export { type Database, openDatabase, openMemoryDatabase } from './storage/openDatabase.ts';

export type MockServerOptions = {
  database: Database;
  /** The port. 0 chooses a free one. */
  port: number;
  /** The host on which the server listens. 'localhost' (the default) means both loopback addresses, which only this machine can reach. */
  host?: string;
  /** The app build to serve. With an app build, the API is below `/api`; without one, it is at the root. */
  appBuild?: AppBuild;
  /**
   * The base path of the API, without a slash at the end: `/v1/api`. Replaces the default, which depends on `appBuild`.
   */
  basePath?: string;
  /** Whether json-server's own router is at `/_db`, read-only, if no other machine can reach the server. */
  showsDatabase?: boolean;
  /** Origins of pages that may send requests, in addition to those of this machine. */
  origins?: readonly string[];
  /** Whether a sign-in reveals which e-mail addresses have an account. 'protected' (the default): the error for a wrong password and for an unknown e-mail address is the same. */
  emailEnumeration?: EmailEnumeration;
  /** Whether `GET /jwt` and `POST /users` require an ID token of the e-mail address in the request; 'ignored' by default. */
  idTokens?: IdTokenRule;
  /** The format of the responses. 'documented' (the default): as in the endpoint table. 'original': in the legacy server's format. */
  profile?: Profile;
  /** Whether a write is executed although its response is 401, as on the legacy server. */
  executesUnauthorizedWrites?: boolean;
  /**
   * Settings of the faults, for QA. Absent: the server produces no fault, even if a request asks for one. Allowed only
   * for a `host` that other machines cannot reach.
   */
  faults?: FaultSetting;
  now?: () => Date;
  newId?: NewId;
};

export type MockServer = {
  port: number;
  /** The store with the data, for tests. */
  store: Store<ServerData>;
  /** Stops the server: completes the requests in progress. */
  close(): Promise<void>;
};

/**
 * Starts the mock server: the API, the auth provider, the image host and the demo card service, with json-server. If it
 * cannot listen, throws: a PortInUseError when another program uses the port, otherwise the
 * system's error.
 */
export const createMockServer = async (options: MockServerOptions): Promise<MockServer> => {
  const { database, host = 'localhost', now = () => new Date(), newId = randomId } = options;
  const { db, handleRequest, mails, identityToolkit } = createServices(database, {
    ...options,
    now,
    newId,
  });
  const faults = options.faults && createFaultRules(options.faults);
  // The routes that create intents, load scenarios, and show mails and reports require no authentication. So they exist
  // only when no other machine can reach the server.
  const isLocal = isLoopback(host);
  const app = createApp({
    checks: [checkHost(host, options.origins ?? []), checkOrigin(allowedOrigins(options.port, options.origins))],
    api: createApiRouter(handleRequest, faults),
    auth: createAuthRouter(identityToolkit),
    mails: isLocal ? createPasswordPage(mails, identityToolkit.resetPassword, now) : undefined,
    routers: {
      '/pictures': createImageRouter(database.photos),
      ...(faults && { [faultsPath]: createFaultRouter(faults) }),
      ...(isLocal && {
        [intentsPath]: createIntentRouter(db, newId),
        [scenariosPath]: createScenarioRouter(database.store),
        [reportsPath]: createReportRouter(),
        ...(options.showsDatabase && { [databasePath]: createDatabaseRouter(database.store.router) }),
      }),
    },
    appBuild: options.appBuild,
    basePath: options.basePath,
  });

  const { port, close } = await listen(app, {
    port: options.port,
    host,
    oneRequestPerConnection: Boolean(faults),
  });
  return { port, store: database.store, close };
};
