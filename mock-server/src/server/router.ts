import { authApiHosts } from '../auth/authRoutes.ts';
import { faultsPath } from '../faults/faultRoutes.ts';
import { scenariosPath } from '../scenarios/scenarioRoutes.ts';
import { intentsPath } from '../stripe/intents.ts';
import type { Router } from './http/host.ts';
import { errorResponse, type RouteHandler } from './http/sendResponse.ts';

type RouteHandlers = {
  api: RouteHandler;
  auth: RouteHandler;
  images: RouteHandler;
  appBuild?: RouteHandler;
  /** Where faults are wished for; without it there is no such address. */
  faults?: RouteHandler;
  /** Where a server that is not the mock creates payment intents; without it there is no such address. */
  intents?: RouteHandler;
  /** Where a named state is loaded; without it there is no such address. */
  scenarios?: RouteHandler;
  /**
   * The path below which the shop's server answers. Absent: the root; with a shell `/api`, because `/categories/1` is one of
   * its pages.
   */
  basePath?: string | undefined;
};

/** Whether a path is this place, or below it. */
const isUnder = (base: string, path: string): boolean =>
  path.startsWith(base) && ['', '/', '?'].includes(path.charAt(base.length));

/** The card stand-in's ledger is read at the root as well, whatever stands there. */
const ledgerPath = '/_ledger';

const notFound: RouteHandler = {
  bodyLimitOf: () => 0,
  handle: async () => errorResponse(404, 'Nothing is to be found at this address.'),
};

/** Says which desk answers at which address. */
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
