import type { NewId } from '@second-gear/contract';
import { createIdentityToolkit, type EmailEnumeration } from './auth/identityToolkit.ts';
import { createMails } from './auth/mails.ts';
import { createAuthTokens } from './auth/tokens.ts';
import { createIdTokenVerifier, type IdTokenRule } from './auth/verifyIdToken.ts';
import { createAccessTokens } from './backend/accessTokens.ts';
import { createRequestHandler, type Profile } from './backend/index.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';
import type { Store } from './storage/store.ts';

export type ServicesOptions = {
  now: () => Date;
  newId: NewId;
  emailEnumeration?: EmailEnumeration;
  idTokens?: IdTokenRule;
  profile?: Profile;
  executesUnauthorizedWrites?: boolean;
};

/** Creates a store for one part of the data, such as the accounts. */
const createSubStore = <Key extends keyof ServerData>(store: Store<ServerData>, key: Key): Store<ServerData[Key]> => ({
  read: () => store.read()[key],
  update: (work) =>
    store.update((all) => {
      const { data, result } = work(all[key]);
      return { data: data === all[key] ? all : { ...all, [key]: data }, result };
    }),
});

/**
 * Creates the backend and the auth provider of a database, for the HTTP server and for the demo in a browser. This file
 * and its imports use nothing of Node.
 */
export const createServices = (
  { store, photos, secret }: Pick<Database, 'photos' | 'secret'> & { store: Store<ServerData> },
  { now, newId, ...options }: ServicesOptions,
) => {
  const db = createSubStore(store, 'db');
  const accounts = createSubStore(store, 'accounts');
  const tokens = createAuthTokens(secret);
  const mails = createMails();
  return {
    db,
    mails,
    handleRequest: createRequestHandler({
      tokens: createAccessTokens(secret),
      store: {
        read: db.read,
        update: (work) =>
          db.update((before) => {
            const { db: data, result } = work(before);
            return { data, result };
          }),
      },
      storePhoto: photos.save,
      now,
      newId,
      profile: options.profile,
      executesUnauthorizedWrites: options.executesUnauthorizedWrites,
      verifyIdToken: createIdTokenVerifier(options.idTokens ?? 'ignored', { tokens, accounts, now }),
    }),
    identityToolkit: createIdentityToolkit({
      accounts,
      tokens,
      mails,
      emailEnumeration: options.emailEnumeration ?? 'protected',
      now,
      newId,
    }),
  };
};
