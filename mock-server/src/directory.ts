import type { Desk } from './http/answer.ts';
import type { Directory } from './http/host.ts';
import { identityHosts } from './identity/identityDesk.ts';

type Desks = {
  api: Desk;
  identity: Desk;
  pictures: Desk;
  /** With a shell, `/categories/1` is one of its pages, so the shop's server moves below `/api`. */
  shell?: Desk;
};

const apiRoot = '/api';

/** The card stand-in's ledger, which is read at the root as well, whatever stands there. */
const ledger = /^\/_ledger(?:\?|$)/;

/** Says which desk answers at which address. */
export const createDirectory =
  ({ api, identity, pictures, shell }: Desks): Directory =>
  (path) => {
    if (identityHosts.some((host) => path.startsWith(host))) return { desk: identity, path };
    if (path.startsWith('/pictures/')) return { desk: pictures, path };
    if (!shell || ledger.test(path)) return { desk: api, path };
    if (path === apiRoot || path.startsWith(`${apiRoot}/`))
      return { desk: api, path: path.slice(apiRoot.length) || '/' };
    return { desk: shell, path };
  };
