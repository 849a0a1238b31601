import compression from 'compression';
import type { Express, RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { AppBuild } from '../app-build/staticFiles.ts';
import { createStaticRouter } from '../app-build/staticRouter.ts';
import { faultsPath } from '../faults/faultRouter.ts';
import { reportsPath } from '../monitoring/reportRouter.ts';
import { scenariosPath } from '../scenarios/scenarioRouter.ts';
import { intentsPath } from '../stripe/intentRouter.ts';
import { databasePath } from './databaseRouter.ts';
import { checkOrigin } from './http/origins.ts';
import { handleError, notFound } from './http/responses.ts';

type AppParts = {
  checkHost: RequestHandler;
  origins: ReadonlySet<string>;
  api: RequestHandler;
  auth: RequestHandler;
  /** json-server's own router. Undefined: the response to its path is 404. */
  database?: RequestHandler | undefined;
  images: RequestHandler;
  appBuild?: AppBuild | undefined;
  /** The routes for setting faults. Undefined: the response to their path is 404. */
  faults?: RequestHandler | undefined;
  /** The route that creates payment intents for another server. Undefined: the response to its path is 404. */
  intents?: RequestHandler | undefined;
  /** The mails of the demo auth provider, and its page for a new password. Undefined: the responses are 404. */
  mails?: RequestHandler | undefined;
  /** The routes that collect the app's reports. Undefined: the response to their path is 404. */
  reports?: RequestHandler | undefined;
  /** The routes that load a named scenario. If this is undefined, the server responds to their paths with 404. */
  scenarios?: RequestHandler | undefined;
  /**
   * The base path of the API. Undefined: the root; with an app build `/api`, because `/categories/1` is one of the
   * app's pages.
   */
  basePath?: string | undefined;
};

/** The demo card service's ledger is also available at the root. */
const ledgerPaths = ['/_ledger', '/_ledger/*'];

/** Sets default headers that forbid caching a response and guessing its type. */
const setDefaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  next();
};

/** Creates the json-server application with all routes. */
export const createApp = ({ basePath, appBuild, ...parts }: AppParts): Express => {
  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag').disable('json spaces').enable('case sensitive routing');
  app.use(setDefaultHeaders, parts.checkHost, checkOrigin(parts.origins), compression());
  app.use(parts.auth);
  app.use('/pictures', parts.images, notFound);
  if (parts.faults) app.use(faultsPath, parts.faults, notFound);
  if (parts.intents) app.use(intentsPath, parts.intents, notFound);
  if (parts.scenarios) app.use(scenariosPath, parts.scenarios, notFound);
  if (parts.mails) app.use(parts.mails);
  if (parts.database) app.use(databasePath, parts.database);
  if (parts.reports) app.use(reportsPath, parts.reports, notFound);
  app.all(ledgerPaths, parts.api);
  app.use(basePath ?? (appBuild ? '/api' : '/'), parts.api);
  if (appBuild) app.use(createStaticRouter(appBuild));
  return app.use(notFound).use(handleError);
};
