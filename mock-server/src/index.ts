import { hkdfSync } from 'node:crypto';
import { type NewId, randomId } from '@second-gear/contract';
import type { Shell } from './app-build/staticFiles.ts';
import { createShellDesk } from './app-build/staticRoutes.ts';
import { createIdentityDesk } from './auth/authRoutes.ts';
import { createIdentity, type EmailEnumeration } from './auth/identityToolkit.ts';
import { createIdTokens } from './auth/idTokens.ts';
import { createAttempts } from './auth/loginThrottle.ts';
import { type IdTokenRule, proofReaderFor } from './auth/verifyIdToken.ts';
import { createTokens } from './backend/accessTokens.ts';
import { createFrontDesk, type Profile } from './backend/index.ts';
import { createFaultsDesk } from './faults/faultRoutes.ts';
import { createFaultSwitch } from './faults/faultRules.ts';
import { type FaultSetting, isLoopback } from './faults/faultSetting.ts';
import { createFaultyDesk } from './faults/withFaults.ts';
import { createPicturesDesk } from './images/imageRoutes.ts';
import { statesOf } from './scenarios/importScenarios.ts';
import { createStatesDesk } from './scenarios/scenarioRoutes.ts';
import { createApiDesk } from './server/apiRoutes.ts';
import { createHost, type HostOptions } from './server/http/host.ts';
import { createHostCheck } from './server/http/hosts.ts';
import { listen } from './server/http/listen.ts';
import { allowedOrigins } from './server/http/origins.ts';
import { createDirectory } from './server/router.ts';
import type { Shop } from './storage/dataFile.ts';
import type { OpenShop } from './storage/openDatabase.ts';
import type { Store } from './storage/store.ts';
import { createIntentsHandler } from './stripe/intents.ts';

export { readShell, type Shell, type ShellFile } from './app-build/staticFiles.ts';
export type { EmailEnumeration } from './auth/identityToolkit.ts';
export type { IdTokenRule } from './auth/verifyIdToken.ts';
export type { FaultSetting } from './faults/faultSetting.ts';
export type { Shop } from './storage/dataFile.ts';
export { type OpenShop, openShop, openShopInMemory } from './storage/openDatabase.ts';

export type MockServerOptions = {
  shop: OpenShop;
  /** 0 takes a free one. */
  port: number;
  /** 'localhost' (the default) is this machine alone, by both of its addresses. */
  host?: string;
  /** The built shell. With it, the shop's server answers below `/api`; without it, at the root. */
  shell?: Shell;
  /** The path below which the shop's server answers instead, without a slash at its end: `/v1/api`. */
  below?: string;
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
  limits?: HostOptions['limits'];
  now?: () => Date;
  newId?: NewId;
};

export type MockServer = {
  port: number;
  /** What is kept now; for tests. */
  store: Store<Shop>;
  /** Lets those being answered finish, keeps what is to be kept, and gives the data free. */
  close(): Promise<void>;
};

/** A part of the store as if it were a store of its own. */
const partOf = <Key extends keyof Shop>(store: Store<Shop>, key: Key): Pick<Store<Shop[Key]>, 'read' | 'update'> => ({
  read: () => store.read()[key],
  update: (work) =>
    store.update((shop) => {
      const { data, result } = work(shop[key]);
      return { data: data === shop[key] ? shop : { ...shop, [key]: data }, result };
    }),
});

/** One secret is kept, and several keys are made of it: what is signed with one is nothing to another. */
const keyFor = (purpose: string, secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Starts the mock: the shop's server, the identity provider, the image host and the card stand-in, over json-server.
 * When it cannot listen it leaves the shop as if it had not been opened, and throws the system's error; a PortTakenError
 * when another program has the port.
 */
export const createMockServer = async (options: MockServerOptions): Promise<MockServer> => {
  const { shop, host = 'localhost', now = () => new Date(), newId = randomId } = options;
  const db = partOf(shop.store, 'db');

  const idTokens = createIdTokens(keyFor('ID tokens', shop.secret));
  const accounts = partOf(shop.store, 'accounts');
  const frontDesk = createFrontDesk({
    tokens: createTokens(keyFor('access tokens', shop.secret)),
    store: {
      read: db.read,
      update: (work) =>
        db.update((before) => {
          const { db: data, result } = work(before);
          return { data, result };
        }),
    },
    keepPhoto: shop.photos.keep,
    now,
    newId,
    profile: options.profile,
    lax: options.lax,
    readIdToken: proofReaderFor(options.idTokens ?? 'ignored', { idTokens, accounts, now }),
  });
  const identity = createIdentity({
    accounts,
    idTokens,
    attempts: createAttempts(),
    emailEnumeration: options.emailEnumeration ?? 'protected',
    now,
    newId,
  });
  const faults = options.faults && createFaultSwitch(options.faults);
  const api = createApiDesk(frontDesk);
  const directory = createDirectory({
    api: faults ? createFaultyDesk(api, faults) : api,
    faults: faults && createFaultsDesk(faults),
    identity: createIdentityDesk(identity),
    pictures: createPicturesDesk(shop.photos),
    // Not where other machines reach: it asks for no key.
    intents: isLoopback(host) ? createIntentsHandler(db, newId) : undefined,
    // Not where other machines reach: it takes the place of all the data, and asks nobody's name.
    states: isLoopback(host) ? createStatesDesk(statesOf(shop.store)) : undefined,
    shell: options.shell && createShellDesk(options.shell),
    below: options.below,
  });

  try {
    const origins = allowedOrigins([options.port], options.origins);
    const isAllowedHost = createHostCheck(host, options.origins ?? []);
    const server = createHost(directory, isAllowedHost, origins, {
      oncePerConnection: Boolean(faults),
      limits: options.limits,
    });
    const { port, close } = await listen(server, options.port, host);
    return {
      port,
      store: shop.store,
      close: async () => {
        await close();
        await shop.close();
      },
    };
  } catch (problem) {
    await shop.abandon();
    throw problem;
  }
};
