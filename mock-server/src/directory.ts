import { faultsPath } from './faults/faultsDesk.ts';
import type { Desk } from './http/answer.ts';
import type { Directory } from './http/host.ts';
import { identityHosts } from './identity/identityDesk.ts';
import { statesPath } from './states/statesDesk.ts';

type Desks = {
  api: Desk;
  identity: Desk;
  pictures: Desk;
  /** With a shell, `/categories/1` is one of its pages, so the shop's server moves below `/api`. */
  shell?: Desk;
  /** Where faults are wished for; without it there is no such address. */
  faults?: Desk;
  /** Where a named state is loaded; without it there is no such address. */
  states?: Desk;
};

/** Whether a path is this place, or below it. */
const isIn = (place: string, path: string): boolean =>
  path.startsWith(place) && ['', '/', '?'].includes(path.charAt(place.length));

const apiRoot = '/api';

/** The card stand-in's ledger is read at the root as well, whatever stands there. */
const ledger = '/_ledger';

/** Says which desk answers at which address. */
export const createDirectory =
  ({ api, identity, pictures, shell, faults, states }: Desks): Directory =>
  (path) => {
    if (identityHosts.some((host) => isIn(host, path))) return { desk: identity, path };
    if (isIn('/pictures', path)) return { desk: pictures, path };
    if (faults && isIn(faultsPath, path)) return { desk: faults, path };
    if (states && isIn(statesPath, path)) return { desk: states, path };
    if (!shell || isIn(ledger, path)) return { desk: api, path };
    if (isIn(apiRoot, path)) return { desk: api, path: path.slice(apiRoot.length) };
    return { desk: shell, path };
  };
