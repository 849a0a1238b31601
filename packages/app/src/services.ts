import type { BikeAnswers } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import type { QueryClient } from '@tanstack/query-core';
import { type Api, createApi } from './api/client.ts';
import { type Patience, usualPatience } from './api/timing.ts';
import { createQueryClient } from './atoms/queries/queryClient.ts';
import type { Identity } from './auth/provider/authProvider.ts';
import { createLastPerson } from './auth/provider/lastUserStorage.ts';
import { createLateIdentity, type LateIdentity } from './auth/provider/lazyAuthProvider.ts';
import { type AccountChooser, createAccountChooser } from './auth/session/accountChooser.ts';
import { createNewcomers } from './auth/session/pendingSignUps.ts';
import { createSession, type Session } from './auth/session/session.ts';
import { createTokenKeeper } from './auth/session/tokenStorage.ts';
import { createPictureUrl } from './config/imageUrls.ts';
import type { Settings } from './config/settings.ts';
import { type AsOf, createAsOf } from './offline/staleSince.ts';
import { loadPayments } from './payments/payments.ts';
import { whenQuiet } from './startup/pageLifecycle.ts';
import { createBikeDraft, type Draft } from './storage/formDraft.ts';
import { loggedOutShelf, newcomerShelf, somebodyShelf } from './storage/storageItem.ts';
import { loadPart } from './updates/loadChunk.ts';

/** Everything at the other end of a line, made once and handed to the app: the app itself knows no vendor and no URL. */
export type World = {
  settings: Settings;
  api: Api;
  session: Session;
  /** The identity provider's part of the app, and whether it did not come: then nobody can say who is here. */
  door: Pick<LateIdentity, 'prepare' | 'absence' | 'subscribe'>;
  queryClient: QueryClient;
  /** Since when the lists in view are as they are, if they were kept from an earlier visit. */
  asOf: AsOf;
  accountChooser: AccountChooser;
  patience: Patience;
  /** What is written in 'Add A Bike' and not sent yet. */
  bikeDraft: Draft<BikeAnswers>;
  /** The card payments' library. Null where it could not be loaded; asking again tries again. */
  loadPayments: () => Promise<Stripe | null>;
  /** Where a listing's picture really is; '' for what is no picture of an allowed host. */
  pictureUrl: (img: string) => string;
};

/** Where the shop stands: a browser's page, or the build that draws pages ahead. */
export type Surroundings = {
  /** The page's address. */
  address: string;
  /** Whoever hears of other tabs and of the line: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
  /** Resolves when it stands in nobody's way any more to fetch what the page itself does not show. */
  isFree: Promise<void>;
};

const inBrowser = (): Surroundings => ({
  address: window.location.href,
  events: window,
  isFree: whenQuiet(),
});

export type WorldOptions = {
  settings: Settings;
  /** In the place of Firebase, for stories and tests. */
  identity?: Identity;
  /** For tests, which cannot wait as long as people. */
  patience?: Patience;
  /** This browser's page, where nothing else is said. */
  surroundings?: Surroundings;
};

export const createWorld = ({
  settings,
  identity,
  patience = usualPatience,
  surroundings: { address, events, isFree } = inBrowser(),
}: WorldOptions): World => {
  const demoOrigin = new URL(settings.demoUrl, address).origin;
  const accountChooser = createAccountChooser();
  const queryClient = createQueryClient(patience);
  const bikeDraft = createBikeDraft();
  const tokens = createTokenKeeper();

  const api = createApi({
    apiUrl: settings.apiUrl,
    demoUrl: settings.demoUrl,
    imageHost: settings.imageHost,
    accessToken: () => session.accessToken(),
    asker: () => {
      const now = session.read();
      return now.state === 'signedIn' ? now.person.uid : null;
    },
    renewToken: (refused) => session.renewToken(refused),
    endRefused: (token) => session.endRefused(token),
    takesIdempotencyKeys: settings.takesIdempotencyKeys,
    patience: patience.answer,
  });
  const door = createLateIdentity({
    load: async () => {
      if (identity) return identity;
      const { createFirebaseIdentity } = await loadPart(
        'identity',
        () => import('./auth/provider/firebase/firebase.ts'),
      );
      return createFirebaseIdentity({
        firebase: settings.firebase,
        emulatorOrigin: settings.firebaseEmulatorUrl ?? demoOrigin,
        chooseAccount: accountChooser.choose,
      });
    },
    when: identity ? Promise.resolve() : isFree,
    line: events,
    ...(!identity && { last: createLastPerson(somebodyShelf(), tokens) }),
  });
  const session: Session = createSession({
    identity: door.identity,
    api,
    tokens,
    newcomers: createNewcomers(newcomerShelf()),
    sendsIdTokens: settings.sendsIdTokens,
    loggedOut: loggedOutShelf(),
    tabs: events,
  });

  // What one person read is nothing to the next (server.md: "one user sees another's list").
  let uid: string | undefined;
  session.subscribe(() => {
    const now = session.read();
    if (now.state === 'loading') return;
    const next = now.state === 'signedIn' ? now.person.uid : undefined;
    if (uid !== undefined && next !== uid) queryClient.clear();
    if (next !== undefined) bikeDraft.leaveTo(next);
    uid = next;
  });

  return {
    settings,
    api,
    session,
    door,
    queryClient,
    asOf: createAsOf(),
    accountChooser,
    patience,
    bikeDraft,
    loadPayments: () => loadPayments({ publishableKey: settings.stripePublishableKey, demoUrl: settings.demoUrl }),
    pictureUrl: createPictureUrl(settings, address),
  };
};
