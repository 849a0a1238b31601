import { identityHosts } from '../auth/authRoutes.ts';
import { faultsPath } from '../faults/faultRoutes.ts';
import { statesPath } from '../scenarios/scenarioRoutes.ts';
import { intentsPath } from '../stripe/intents.ts';
import type { Directory } from './http/host.ts';
import { type Desk, refusal } from './http/sendResponse.ts';

type Desks = {
  api: Desk;
  identity: Desk;
  pictures: Desk;
  shell?: Desk;
  /** Where faults are wished for; without it there is no such address. */
  faults?: Desk;
  /** Where a server that is not the mock creates payment intents; without it there is no such address. */
  intents?: Desk;
  /** Where a named state is loaded; without it there is no such address. */
  states?: Desk;
  /**
   * The path below which the shop's server answers. Absent: the root; with a shell `/api`, because `/categories/1` is one of
   * its pages.
   */
  below?: string | undefined;
};

/** Whether a path is this place, or below it. */
const isIn = (place: string, path: string): boolean =>
  path.startsWith(place) && ['', '/', '?'].includes(path.charAt(place.length));

/** The card stand-in's ledger is read at the root as well, whatever stands there. */
const ledger = '/_ledger';

const nowhere: Desk = {
  bodyLimitOf: () => 0,
  answer: async () => refusal(404, 'Nothing is to be found at this address.'),
};

/** Says which desk answers at which address. */
export const createDirectory =
  ({ api, identity, pictures, shell, faults, intents, states, below = shell ? '/api' : '' }: Desks): Directory =>
  (path) => {
    if (identityHosts.some((host) => isIn(host, path))) return { desk: identity, path };
    if (isIn('/pictures', path)) return { desk: pictures, path };
    if (faults && isIn(faultsPath, path)) return { desk: faults, path };
    if (intents && isIn(intentsPath, path)) return { desk: intents, path };
    if (states && isIn(statesPath, path)) return { desk: states, path };
    if (isIn(ledger, path)) return { desk: api, path };
    if (!below || isIn(below, path)) return { desk: api, path: path.slice(below.length) };
    return { desk: shell ?? nowhere, path };
  };
