import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { NewId } from '@second-gear/contract';
import { createIdentityToolkit, type EmailEnumeration } from './auth/identityToolkit.ts';
import { createIdTokens } from './auth/idTokens.ts';
import { createLoginThrottle } from './auth/loginThrottle.ts';
import { createPasswordHash, type Scrypt } from './auth/passwords/passwordHash.ts';
import { createPasswordResets } from './auth/passwords/passwordResets.ts';
import { createIdTokenVerifier, type IdTokenRule } from './auth/verifyIdToken.ts';
import { createAccessTokens } from './backend/accessTokens.ts';
import { createRequestHandler, type Profile } from './backend/index.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';
import type { Store } from './storage/store.ts';

export type ServicesOptions = {
  scrypt: Scrypt;
  now: () => Date;
  newId: NewId;
  emailEnumeration?: EmailEnumeration;
  idTokens?: IdTokenRule;
  profile?: Profile;
  executesUnauthorizedWrites?: boolean;
};

type ServerStore = Pick<Store<ServerData>, 'read' | 'update'>;

/** Creates a store for one part of the data, such as the accounts. */
const createSubStore = <Key extends keyof ServerData>(
  store: ServerStore,
  key: Key,
): Pick<Store<ServerData[Key]>, 'read' | 'update'> => ({
  read: () => store.read()[key],
  update: (work) =>
    store.update((all) => {
      const { data, result } = work(all[key]);
      return { data: data === all[key] ? all : { ...all, [key]: data }, result };
    }),
});

/**
 * Derives one key for each purpose from the one stored secret, so that a token that is signed with one key is invalid
 * for the other purposes.
 */
const deriveKey = (purpose: string, secret: Uint8Array): Uint8Array =>
  hkdf(sha256, secret, undefined, utf8ToBytes(purpose), 32);

/**
 * Creates the backend and the auth provider of a database, for the HTTP server and for the demo in a browser. This file
 * and its imports use nothing of Node.
 */
export const createServices = (
  { store, photos, secret }: Pick<Database, 'photos' | 'secret'> & { store: ServerStore },
  { scrypt, now, newId, ...options }: ServicesOptions,
) => {
  const db = createSubStore(store, 'db');
  const accounts = createSubStore(store, 'accounts');
  const idTokens = createIdTokens(deriveKey('ID tokens', secret));
  const passwordResets = createPasswordResets();
  return {
    db,
    passwordResets,
    handleRequest: createRequestHandler({
      tokens: createAccessTokens(deriveKey('access tokens', secret)),
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
      verifyIdToken: createIdTokenVerifier(options.idTokens ?? 'ignored', { idTokens, accounts, now }),
    }),
    identityToolkit: createIdentityToolkit({
      accounts,
      idTokens,
      loginThrottle: createLoginThrottle(),
      passwordHash: createPasswordHash(scrypt),
      passwordResets,
      emailEnumeration: options.emailEnumeration ?? 'protected',
      now,
      newId,
    }),
  };
};
