import type { NewId } from '@second-gear/contract';
import { createIdentityToolkit, type EmailEnumeration } from './auth/identityToolkit.ts';
import { createMails } from './auth/mails.ts';
import { createAuthTokens } from './auth/tokens.ts';
import { createAccessTokens } from './backend/accessTokens.ts';
import type { Store } from './backend/index.ts';
import { createRequestHandler } from './backend/index.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';

export type ServicesOptions = {
  now: () => Date;
  newId: NewId;
  /** Whether a sign-in reveals which e-mail addresses have an account; 'protected' by default. */
  emailEnumeration?: EmailEnumeration;
  /** Whether `GET /jwt` and `POST /users` require an ID token of the e-mail address in the request. */
  requiresIdToken?: boolean;
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

/** Creates the backend and the auth provider, for the HTTP server and for the demo in a browser: nothing of Node. */
export const createServices = (
  { store, photos, secret }: Pick<Database, 'photos' | 'secret'> & { store: Store<ServerData> },
  { emailEnumeration = 'protected', requiresIdToken = false, ...options }: ServicesOptions,
) => {
  const db = createSubStore(store, 'db');
  const accounts = createSubStore(store, 'accounts');
  const tokens = createAuthTokens(secret);
  const mails = createMails();
  const identityToolkit = createIdentityToolkit({ ...options, emailEnumeration, accounts, tokens, mails });
  return {
    db,
    mails,
    handleRequest: createRequestHandler({
      ...options,
      store: db,
      tokens: createAccessTokens(secret),
      storePhoto: photos.save,
      verifyIdToken: requiresIdToken ? identityToolkit.emailOf : undefined,
    }),
    identityToolkit,
  };
};
