import compression from 'compression';
import type { Express, RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { AppBuild } from '../app-build/staticFiles.ts';
import { createStaticRouter } from '../app-build/staticRouter.ts';
import { handleError, notFound } from './http/responses.ts';

type AppParts = {
  /** Handlers that every request passes first. */
  checks: RequestHandler[];
  auth: RequestHandler;
  api: RequestHandler;
  /** Further routers by path. For an unknown path below theirs, the response is 404. */
  routers: Readonly<Record<string, RequestHandler>>;
  /** The mails of the demo auth provider, and its page for a new password. Undefined: the responses are 404. */
  mails?: RequestHandler | undefined;
  appBuild?: AppBuild | undefined;
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
export const createApp = ({ checks, auth, api, routers, mails, appBuild, basePath }: AppParts): Express => {
  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag').disable('json spaces').enable('case sensitive routing');
  app.use(setDefaultHeaders, ...checks, compression());
  app.use(auth);
  for (const [path, router] of Object.entries(routers)) app.use(path, router, notFound);
  if (mails) app.use(mails);
  app.all(ledgerPaths, api);
  app.use(basePath ?? (appBuild ? '/api' : '/'), api);
  if (appBuild) app.use(createStaticRouter(appBuild));
  return app.use(notFound).use(handleError);
};
