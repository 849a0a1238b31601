import { expect, vi } from 'vitest';
import { Problem, type ProblemKind } from '../../../api/apiError.ts';
import { createShelf } from '../../../storage/storageItem.ts';
import { createMemoryIdentity, type MemoryIdentityOptions } from '../../provider/fakeAuthProvider.ts';
import { createNewcomers } from '../pendingSignUps.ts';
import { createSession, type Session } from '../session.ts';
import { createTokenKeeper } from '../tokenStorage.ts';

/** Sessions for tests: an identity in memory, a server that can be told what to answer, a browser with tabs. */

export const farhana = { email: 'buyer@secondgear.test', password: 'kickstart', name: 'Farhana Akter' };
export const rahim = { email: 'seller@secondgear.test', password: 'kickstart', name: 'Rahim Uddin' };

/** A browser's storage, and what its tabs hear of it. */
export const createBrowser = () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as unknown as Storage;
  return {
    kept,
    /** Of whoever is signed in; that somebody has logged out is kept on. */
    isEmpty: () => [...kept.keys()].every((key) => key === 'loggedOut'),
    token: () => kept.get('accessToken') ?? null,
    openTab: () => {
      const tabs = new EventTarget();
      return {
        tabs,
        tokens: createTokenKeeper(storage),
        newcomers: createNewcomers(createShelf('newcomers', storage)),
        loggedOut: createShelf('loggedOut', storage),
        /** What this tab hears when another one has removed a key (null: all of them), or written it. */
        hear: (key: string | null, newValue: string | null = null) =>
          tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
      };
    },
  };
};

/** The shop's server, as far as a session asks it. */
const createServer = () => {
  const users = new Map([
    [farhana.email, 'buyer'],
    [rahim.email, 'seller'],
  ]);
  const asked: string[] = [];
  /** `fails`: how, when it is asked for anything. `giveToken`: instead of a good one. `held`: until when it keeps its answers. `proofs`: the ID tokens that it was sent. */
  const server: {
    fails: ProblemKind | null;
    giveToken?: string;
    held?: Promise<void>;
    minted: number;
    proofs: (string | undefined)[];
  } = { fails: null, minted: 0, proofs: [] };
  const attend = async () => {
    await server.held;
    if (server.fails) throw new Problem(server.fails);
  };
  const api = {
    accessToken: async ({ query }: { query: { email: string } }, { idToken }: { idToken?: string } = {}) => {
      asked.push('accessToken');
      server.proofs.push(idToken);
      await attend();
      if (!users.has(query.email)) throw new Problem('forbidden');
      server.minted += 1;
      return { accessToken: server.giveToken ?? `token-${server.minted}-of-${query.email}` };
    },
    createUser: async ({ body }: { body: { email: string; role: string } }, { idToken }: { idToken?: string } = {}) => {
      server.proofs.push(idToken);
      asked.push(`createUser ${body.role}`);
      await attend();
      if (users.has(body.email)) return { acknowledged: false };
      users.set(body.email, body.role);
      return { acknowledged: true, insertedId: '1' };
    },
  };
  return { server, users, asked, api };
};

export const start = (
  options: MemoryIdentityOptions = {},
  browser = createBrowser(),
  identity = createMemoryIdentity({ accounts: [farhana, rahim], ...options }),
  { server, users, asked, api } = createServer(),
  sendsIdTokens = true,
) => {
  const tab = browser.openTab();
  const session = createSession({ identity, api, sendsIdTokens, ...tab });
  return { session, identity, browser, server, users, asked, api, ...tab };
};

/** The first state that is not 'loading'. */
export const settled = async (session: Session) => {
  await vi.waitFor(() => expect(session.read().state).not.toBe('loading'));
  return session.read();
};
