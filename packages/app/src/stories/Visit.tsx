import type { Db } from '@second-gear/contract/backend';
import { people } from '@second-gear/contract/fixtures';
import type { Overrides } from '@second-gear/contract/mockApi';
import { StrictMode, useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { createMemoryIdentity, type MemoryIdentityOptions } from '../identity/memory.ts';
import { routes } from '../routes.tsx';
import { readSettings } from '../settings.ts';
import { createWorld } from '../world.ts';

type Who = keyof typeof people;

export type VisitProps = {
  /** The page that is opened, as the address bar would have it. */
  at: string;
  /** Who is signed in; null: a guest. */
  as: Who | null;
  /** What the server answers instead of what it would; for `answering`. */
  api?: Overrides;
  /** What the shop has, when it is not the cast's first morning; for `answering`. */
  shop?: Db;
  /** What the identity provider refuses, and why. */
  refuse?: MemoryIdentityOptions['refuse'];
};

const accounts = Object.values(people).map(({ name, email }) => ({ name, email, password: 'kickstart' }));

/**
 * The whole app, visited by somebody: who I am and where I am; the rest is the product. Its server is whatever answers
 * `/api` in the story (`answering`), its identity provider is kept in memory.
 */
export const Visit = ({ at, as, refuse }: VisitProps) => {
  const [visit] = useState(() => {
    // What an earlier story left in this browser is somebody else's.
    window.localStorage.clear();
    const identity = createMemoryIdentity({
      accounts,
      refuse,
      ...(as && { signedIn: people[as].email }),
      chooseAccount: async () => ({ email: 'tahmid@example.com', name: 'Tahmid Rahman' }),
    });
    return {
      world: createWorld({ settings: readSettings({}), identity }),
      router: createMemoryRouter(routes, { initialEntries: [at] }),
    };
  });
  useEffect(() => () => visit.router.dispose(), [visit]);
  return (
    <StrictMode>
      <App {...visit} />
    </StrictMode>
  );
};
