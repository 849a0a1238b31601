import { authApiHosts } from '../auth/authRoutes.ts';
import { faultsPath } from '../faults/faultRoutes.ts';
import { scenariosPath } from '../scenarios/scenarioRoutes.ts';
import { intentsPath } from '../stripe/intents.ts';
import type { Router } from './http/httpServer.ts';
import { errorResponse, type RouteHandler } from './http/sendResponse.ts';

type RouteHandlers = {
  api: RouteHandler;
  auth: RouteHandler;
  images: RouteHandler;
  appBuild?: RouteHandler;
  /** The route handler for setting faults. Absent: its path responds with 404. */
  faults?: RouteHandler;
  /** The route handler that creates payment intents for another server. Absent: its path responds with 404. */
  intents?: RouteHandler;
  /** The route handler that loads a named scenario. Absent: its path responds with 404. */
  scenarios?: RouteHandler;
  /**
   * The base path of the API. Absent: the root, or with an app build `/api`, because `/categories/1` is one of the app's
   * pages.
   */
  basePath?: string | undefined;
};

/** Whether a path is equal to `base` or is below it. */
const isUnder = (base: string, path: string): boolean =>
  path.startsWith(base) && ['', '/', '?'].includes(path.charAt(base.length));

/** The demo card service's ledger is also available at the root. */
const ledgerPath = '/_ledger';

const notFound: RouteHandler = {
  bodyLimitOf: () => 0,
  handle: async () => errorResponse(404, 'Nothing is to be found at this address.'),
};

/** Creates the function that returns the route handler of a path. */
export const createRouter =
  ({
    api,
    auth,
    images,
    appBuild,
    faults,
    intents,
    scenarios,
    basePath = appBuild ? '/api' : '',
  }: RouteHandlers): Router =>
  (path) => {
    if (authApiHosts.some((host) => isUnder(host, path))) return { handler: auth, path };
    if (isUnder('/pictures', path)) return { handler: images, path };
    if (faults && isUnder(faultsPath, path)) return { handler: faults, path };
    if (intents && isUnder(intentsPath, path)) return { handler: intents, path };
    if (scenarios && isUnder(scenariosPath, path)) return { handler: scenarios, path };
    if (isUnder(ledgerPath, path)) return { handler: api, path };
    if (!basePath || isUnder(basePath, path)) return { handler: api, path: path.slice(basePath.length) };
    return { handler: appBuild ?? notFound, path };
  };
