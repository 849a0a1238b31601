import type { MonitoringReport } from '@second-gear/contract';
import { afterLoadAndIdle, dismissToasts, loadChunk } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import { type Api, createApi } from '#core/api/client.ts';
import { defaultTimeouts, type Timeouts } from '#core/api/timing.ts';
import type { BrowserDemo } from '#core/config/browserDemo.ts';
import { createImageUrlFilter } from '#core/config/imageUrls.ts';
import type { Settings } from '#core/config/settings.ts';
import { createQueryClient } from '#core/data/queryClient.ts';
import { languageStore } from '#core/language/languageStore.ts';
import type { CoreServices } from '#core/services.ts';
import { lastSignedOutItem, lastUserItem, pendingSignUpsItem } from '#core/storage/storageItem.ts';
import { createUserData, type UserData } from '#features/account/userData.ts';
import { loadPayments } from '#features/payment/loadPayments.ts';
import { type BikeFormDraft, createBikeDraft } from '#features/selling/formDraft.ts';
import { createAccountChooser } from '#features/session/machine/accountChooser.ts';
import { createPendingSignUps } from '#features/session/machine/pendingSignUps.ts';
import { createSession, type Session, type SessionState } from '#features/session/machine/session.ts';
import { createTokenStorage } from '#features/session/machine/tokenStorage.ts';
import type { AuthProvider } from '#features/session/provider/authProvider.ts';
import { createLastUserStorage } from '#features/session/provider/lastUserStorage.ts';
import { createLazyAuthProvider } from '#features/session/provider/lazyAuthProvider.ts';
import type { SessionServices } from '#features/session/sessionServices.ts';

/** The connections to the outside. Outside this file and the folders of the vendors, the app contains no vendor's name and no URL. */
export type AppServices = CoreServices &
  SessionServices & {
    bikeDraft: BikeFormDraft;
    userData: UserData;
    /** Resolves with null if that fails; the next call tries again. */
    loadPayments: () => Promise<Stripe | null>;
  };

/** A browser's page, or the build that prerenders pages. */
export type Environment = {
  pageUrl: string;
  /** Of `storage` and `online` events: the window. */
  events: Pick<EventTarget, 'addEventListener'>;
  /** When the visible content has loaded. Code that the page does not need yet can be loaded then. */
  idle: Promise<void>;
};

const browserEnvironment = (): Environment => ({
  pageUrl: window.location.href,
  events: window,
  idle: afterLoadAndIdle(),
});

export type ServicesOptions = {
  settings: Settings;
  demo?: BrowserDemo | null;
  /** In stories and tests, instead of Firebase. */
  authProvider?: AuthProvider;
  timeouts?: Timeouts;
  environment?: Environment;
  /** Default: null, monitoring is off. */
  addMonitoringReport?: ((report: MonitoringReport) => void) | null;
  /** Calls the given client, and reports failed requests. */
  observeApi?: ((api: Api) => Api) | undefined;
};

export const createServices = ({
  settings,
  demo = null,
  authProvider,
  timeouts = defaultTimeouts,
  environment: { pageUrl, events, idle } = browserEnvironment(),
  addMonitoringReport = null,
  observeApi,
}: ServicesOptions): AppServices => {
  const demoOrigin = new URL(settings.demoUrl, pageUrl).origin;
  const accountChooser = createAccountChooser();
  const queryClient = createQueryClient(timeouts);
  const bikeDraft = createBikeDraft();
  const tokens = createTokenStorage();

  const ownApi = createApi({
    apiUrl: settings.apiUrl,
    demoUrl: settings.demoUrl,
    imageHost: settings.imageHost,
    accessToken: () => session.accessToken(),
    getUserId: () => {
      const now = session.read();
      return now.state === 'signedIn' ? now.user.uid : null;
    },
    renewToken: (refused) => session.renewToken(refused),
    onTokenRejected: (token) => session.onTokenRejected(token),
    takesIdempotencyKeys: settings.takesIdempotencyKeys,
    timeoutMs: timeouts.responseMs,
  });
  const api = observeApi ? observeApi(ownApi) : ownApi;
  const lazyAuthProvider = createLazyAuthProvider({
    load: async () => {
      if (authProvider) return authProvider;
      const { createFirebaseAuthProvider } = await loadChunk(() => import('#features/session/firebase/firebase.ts'));
      return createFirebaseAuthProvider({
        firebase: settings.firebase,
        emulatorOrigin: settings.firebaseEmulatorUrl ?? demoOrigin,
        chooseAccount: accountChooser.choose,
        getLanguage: languageStore.read,
      });
    },
    preloadAfter: authProvider ? Promise.resolve() : idle,
    events,
    ...(!authProvider && { lastUser: createLastUserStorage(lastUserItem(), tokens) }),
  });
  const userData = createUserData(bikeDraft);
  const lastSignedOut = lastSignedOutItem();
  const ownSession = createSession({
    authProvider: lazyAuthProvider.provider,
    api,
    tokens,
    pendingSignUps: createPendingSignUps(pendingSignUpsItem()),
    sendsIdTokens: settings.sendsIdTokens,
    lastSignedOut,
    events,
  });
  const session: Session = {
    ...ownSession,
    signOut: () => {
      // The user may close the tab before the auth provider answers.
      userData.logOut();
      return ownSession.signOut();
    },
  };
  /** For a guest, the user who has signed in in another tab. */
  const currentUid = (now: SessionState): string | null => {
    if ('user' in now) return now.user.uid;
    const owner = tokens.ownerId();
    return owner === lastSignedOut.get() ? null : owner;
  };

  // The next user must not see the previous user's lists (docs/legacy-server.md: "one user sees another's list").
  let uid: string | undefined;
  const onSessionChange = () => {
    const now = session.read();
    if (now.state === 'loading') return;
    userData.endSessionsExcept(currentUid(now));
    const next = now.state === 'signedIn' ? now.user.uid : undefined;
    if (uid !== undefined && next !== uid) {
      queryClient.clear();
      dismissToasts();
    }
    if (next !== undefined) bikeDraft.clearOthers(next);
    uid = next;
  };
  session.subscribe(onSessionChange);
  onSessionChange();

  return {
    settings,
    demo,
    api,
    session,
    authProvider: lazyAuthProvider,
    queryClient,
    accountChooser,
    timeouts,
    bikeDraft,
    userData,
    loadPayments: () => loadPayments({ publishableKey: settings.stripePublishableKey, demoUrl: settings.demoUrl }),
    imageUrl: createImageUrlFilter(settings, pageUrl),
    addMonitoringReport,
  };
};
