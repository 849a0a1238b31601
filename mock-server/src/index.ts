import { hkdfSync } from 'node:crypto';
import { type NewId, randomId } from '@second-gear/contract';
import type { AppBuild } from './app-build/staticFiles.ts';
import { createStaticRoutes } from './app-build/staticRoutes.ts';
import { createAuthRoutes } from './auth/authRoutes.ts';
import { createIdentityToolkit, type EmailEnumeration } from './auth/identityToolkit.ts';
import { createIdTokens } from './auth/idTokens.ts';
import { createLoginThrottle } from './auth/loginThrottle.ts';
import { createIdTokenVerifier, type IdTokenRule } from './auth/verifyIdToken.ts';
import { createAccessTokens } from './backend/accessTokens.ts';
import { createRequestHandler, type Profile } from './backend/index.ts';
import { createFaultRoutes } from './faults/faultRoutes.ts';
import { createFaultRules } from './faults/faultRules.ts';
import { type FaultSetting, isLoopback } from './faults/faultSetting.ts';
import { withFaults } from './faults/withFaults.ts';
import { createImageRoutes } from './images/imageRoutes.ts';
import { importScenarios } from './scenarios/importScenarios.ts';
import { createScenarioRoutes } from './scenarios/scenarioRoutes.ts';
import { createApiRoutes } from './server/apiRoutes.ts';
import { createHttpServer, type HttpServerOptions } from './server/http/host.ts';
import { createHostCheck } from './server/http/hosts.ts';
import { listen } from './server/http/listen.ts';
import { allowedOrigins } from './server/http/origins.ts';
import { createRouter } from './server/router.ts';
import type { ServerData } from './storage/dataFile.ts';
import type { Database } from './storage/openDatabase.ts';
import type { Store } from './storage/store.ts';
import { createIntentRoutes } from './stripe/intents.ts';

export { type AppBuild, readAppBuild, type StaticFile } from './app-build/staticFiles.ts';
export type { EmailEnumeration } from './auth/identityToolkit.ts';
export type { IdTokenRule } from './auth/verifyIdToken.ts';
export type { FaultSetting } from './faults/faultSetting.ts';
export type { ServerData } from './storage/dataFile.ts';
export { type Database, openDatabase, openMemoryDatabase } from './storage/openDatabase.ts';

export type MockServerOptions = {
  database: Database;
  /** 0 takes a free one. */
  port: number;
  /** 'localhost' (the default) is this machine alone, by both of its addresses. */
  host?: string;
  /** The built shell. With it, the shop's server answers below `/api`; without it, at the root. */
  appBuild?: AppBuild;
  /** The path below which the shop's server answers instead, without a slash at its end: `/v1/api`. */
  basePath?: string;
  /** Origins whose pages may ask, besides this machine's. */
  origins?: readonly string[];
  /** 'protected' (the default) does not tell a wrong password from an unknown address. */
  emailEnumeration?: EmailEnumeration;
  /** Whether `GET /jwt` and `POST /users` want the ID token of whose address they are asked with; 'ignored' by default. */
  idTokens?: IdTokenRule;
  /** 'documented' (the default) answers as the table of calls says, 'original' as the server it was written down from. */
  profile?: Profile;
  /** Does what it has refused for want of a token all the same, as the server it was written down from. */
  lax?: boolean;
  /** Goes wrong on purpose, for QA. Absent: never, whoever asks for it. Only for a `host` that no other machine reaches. */
  faults?: FaultSetting;
  /** How long a client may take to send a request; 15 s for the headers, 60 s in all. For tests. */
  limits?: HttpServerOptions['limits'];
  now?: () => Date;
  newId?: NewId;
};

export type MockServer = {
  port: number;
  /** What is kept now; for tests. */
  store: Store<ServerData>;
  /** Lets those being answered finish, keeps what is to be kept, and gives the data free. */
  close(): Promise<void>;
};

/** A part of the store as if it were a store of its own. */
const storeOf = <Key extends keyof ServerData>(
  store: Store<ServerData>,
  key: Key,
): Pick<Store<ServerData[Key]>, 'read' | 'update'> => ({
  read: () => store.read()[key],
  update: (work) =>
    store.update((shop) => {
      const { data, result } = work(shop[key]);
      return { data: data === shop[key] ? shop : { ...shop, [key]: data }, result };
    }),
});

/** One secret is kept, and several keys are made of it: what is signed with one is nothing to another. */
const deriveKey = (purpose: string, secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Starts the mock: the shop's server, the identity provider, the image host and the card stand-in, over json-server.
 * When it cannot listen it leaves the shop as if it had not been opened, and throws the system's error; a PortTakenError
 * when another program has the port.
 */
export const createMockServer = async (options: MockServerOptions): Promise<MockServer> => {
  const { database, host = 'localhost', now = () => new Date(), newId = randomId } = options;
  const db = storeOf(database.store, 'db');

  const idTokens = createIdTokens(deriveKey('ID tokens', database.secret));
  const accounts = storeOf(database.store, 'accounts');
  const frontDesk = createRequestHandler({
    tokens: createAccessTokens(deriveKey('access tokens', database.secret)),
    store: {
      read: db.read,
      update: (work) =>
        db.update((before) => {
          const { db: data, result } = work(before);
          return { data, result };
        }),
    },
    storePhoto: database.photos.save,
    now,
    newId,
    profile: options.profile,
    lax: options.lax,
    verifyIdToken: createIdTokenVerifier(options.idTokens ?? 'ignored', { idTokens, accounts, now }),
  });
  const identity = createIdentityToolkit({
    accounts,
    idTokens,
    loginThrottle: createLoginThrottle(),
    emailEnumeration: options.emailEnumeration ?? 'protected',
    now,
    newId,
  });
  const faults = options.faults && createFaultRules(options.faults);
  const api = createApiRoutes(frontDesk);
  const directory = createRouter({
    api: faults ? withFaults(api, faults) : api,
    faults: faults && createFaultRoutes(faults),
    auth: createAuthRoutes(identity),
    images: createImageRoutes(database.photos),
    // Not where other machines reach: it asks for no key.
    intents: isLoopback(host) ? createIntentRoutes(db, newId) : undefined,
    // Not where other machines reach: it takes the place of all the data, and asks nobody's name.
    scenarios: isLoopback(host) ? createScenarioRoutes(importScenarios(database.store)) : undefined,
    appBuild: options.appBuild && createStaticRoutes(options.appBuild),
    basePath: options.basePath,
  });

  try {
    const origins = allowedOrigins([options.port], options.origins);
    const isAllowedHost = createHostCheck(host, options.origins ?? []);
    const server = createHttpServer(directory, isAllowedHost, origins, {
      oneRequestPerConnection: Boolean(faults),
      limits: options.limits,
    });
    const { port, close } = await listen(server, options.port, host);
    return {
      port,
      store: database.store,
      close: async () => {
        await close();
        await database.close();
      },
    };
  } catch (problem) {
    await database.rollback();
    throw problem;
  }
};
