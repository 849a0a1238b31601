import type { BikeAnswers } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import type { QueryClient } from '@tanstack/query-core';
import { type Api, createApi } from './api/client.ts';
import { type Patience, usualPatience } from './api/patience.ts';
import { createQueryClient } from './atoms/queryClient.ts';
import { createBikeDraft, type Draft } from './drafts.ts';
import { createFirebaseIdentity } from './identity/firebase.ts';
import type { Identity } from './identity/identity.ts';
import { loadPayments } from './payments/payments.ts';
import { createPictureUrl } from './pictureHosts.ts';
import { type AccountChooser, createAccountChooser } from './session/accountChooser.ts';
import { createNewcomers } from './session/newcomers.ts';
import { createSession, type Session } from './session/session.ts';
import { loggedOutShelf, newcomerShelf } from './session/shelf.ts';
import { createTokenKeeper } from './session/tokenKeeper.ts';
import type { Settings } from './settings.ts';

/** Everything at the other end of a line, made once and handed to the app: the app itself knows no vendor and no URL. */
export type World = {
  settings: Settings;
  api: Api;
  session: Session;
  queryClient: QueryClient;
  accountChooser: AccountChooser;
  patience: Patience;
  /** What is written in 'Add A Bike' and not sent yet. */
  bikeDraft: Draft<BikeAnswers>;
  /** The card payments' library. Null where it could not be loaded; asking again tries again. */
  loadPayments: () => Promise<Stripe | null>;
  /** Where a listing's picture really is; '' for what is no picture of an allowed host. */
  pictureUrl: (img: string) => string;
};

export type WorldOptions = {
  settings: Settings;
  /** In the place of Firebase, for stories and tests. */
  identity?: Identity;
  /** For tests, which cannot wait as long as people. */
  patience?: Patience;
};

export const createWorld = ({ settings, identity, patience = usualPatience }: WorldOptions): World => {
  const apiOrigin = new URL(settings.apiUrl, window.location.href).origin;
  const accountChooser = createAccountChooser();
  const queryClient = createQueryClient(patience);
  const bikeDraft = createBikeDraft();

  const api = createApi({
    apiUrl: settings.apiUrl,
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
  const session: Session = createSession({
    identity:
      identity ??
      createFirebaseIdentity({
        firebase: settings.firebase,
        emulatorOrigin: settings.firebaseEmulatorUrl ?? apiOrigin,
        chooseAccount: accountChooser.choose,
      }),
    api,
    tokens: createTokenKeeper(),
    newcomers: createNewcomers(newcomerShelf()),
    loggedOut: loggedOutShelf(),
    tabs: window,
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
    queryClient,
    accountChooser,
    patience,
    bikeDraft,
    loadPayments: () => loadPayments({ publishableKey: settings.stripePublishableKey, apiUrl: settings.apiUrl }),
    pictureUrl: createPictureUrl(settings, window.location.href),
  };
};
