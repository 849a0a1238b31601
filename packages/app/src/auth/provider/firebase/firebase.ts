import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { FirebaseSettings } from '../../../config/settings.ts';
import { type ChooseAccount, type Identity, IdentityError, type Person } from '../authProvider.ts';
import { createPersonFeed } from '../authUserObservable.ts';
import { identityErrorCode } from './firebaseErrors.ts';

/** The one file that knows Firebase. */

export type FirebaseIdentityOptions = {
  /** The project to sign in at; null points the same code at a stand-in. */
  firebase: FirebaseSettings | null;
  /** Where the stand-in answers: the origin of the demo services, or the official Firebase Auth emulator's. */
  emulatorOrigin: string;
  /** Google's account chooser as the stand-in has it. Not asked when `firebase` is given: Google shows its own. */
  chooseAccount: ChooseAccount;
  /** Firebase keeps one session per name in a browser; only tests need more than one. */
  name?: string;
};

/**
 * Said by the build, which knows the settings: where no Firebase project is configured, Google's window, a third of the
 * library, is left out. Tests have everything.
 */
declare const __GOOGLE_WINDOW__: boolean | undefined;
const hasGoogleWindow = typeof __GOOGLE_WINDOW__ === 'undefined' || __GOOGLE_WINDOW__;
/** And where one is, everything that plays it. */
const hasStandIn = typeof __GOOGLE_WINDOW__ === 'undefined' || !__GOOGLE_WINDOW__;

const openAuth = ({ firebase, emulatorOrigin, name }: FirebaseIdentityOptions): Auth => {
  // Where both stores are blocked, Firebase keeps the session in memory by itself.
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

  if (hasGoogleWindow && firebase) {
    return initializeAuth(initializeApp(firebase, name), {
      persistence,
      // Given here rather than with the click: Safari and phones only let a window open inside the gesture, and
      // Firebase makes it ready for them beforehand.
      popupRedirectResolver: browserPopupRedirectResolver,
    });
  }

  if (!hasStandIn) throw new TypeError('A shop that was built for a Firebase project is given none.');
  // Emulators take any key, and a project called demo-… never reaches a real one.
  const auth = initializeAuth(initializeApp({ apiKey: 'demo', projectId: 'demo-second-gear' }, name), { persistence });
  // Firebase's own warning is a bar across the page; the shop's demo ribbon says the same.
  connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
};

const personOf = (user: User | null): Person | null =>
  user && { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };

/** The credential that emulators accept in place of a token signed by Google: the claims themselves. */
const unsignedGoogleCredential = ({ email, name }: { email: string; name: string }) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: email.toLowerCase(), email, email_verified: true, name }));

/** An `Identity` kept by Firebase Authentication, real or stood in for. */
export const createFirebaseIdentity = (options: FirebaseIdentityOptions): Identity => {
  const auth = openAuth(options);
  const feed = createPersonFeed();
  let signingUp = 0;

  const tellWhoIsHere = () => {
    // Firebase announces a newcomer before the name is saved; signUp tells when it is.
    if (signingUp === 0) feed.tell(personOf(auth.currentUser));
  };
  // Of Firebase's two streams only this one reports a new name; the feed leaves out the mere token refreshes.
  onIdTokenChanged(auth, tellWhoIsHere, tellWhoIsHere);

  /** Runs one verb: failures leave as codes, and whoever listens has heard of the outcome before it settles. */
  const settle = async <Outcome>(verb: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      // Nobody is signed in or out before it is known who is here.
      await auth.authStateReady();
      return await verb();
    } catch (error) {
      throw error instanceof IdentityError ? error : new IdentityError(identityErrorCode(error));
    } finally {
      tellWhoIsHere();
    }
  };

  const enter = (sign: () => Promise<{ user: User }>) =>
    settle(async () => {
      const person = personOf((await sign()).user);
      if (!person) throw new IdentityError('unknown');
      return person;
    });

  return {
    onChange: feed.onChange,

    signIn: ({ email, password }) => enter(() => signInWithEmailAndPassword(auth, email, password)),

    signUp: ({ name, email, password }) =>
      enter(async () => {
        signingUp += 1;
        try {
          const credential = await createUserWithEmailAndPassword(auth, email, password);
          await updateProfile(credential.user, { displayName: name }).catch((error: unknown) => {
            // Firebase signs out whose token it finds revoked; only somebody still here has an account without a name.
            throw new IdentityError(auth.currentUser ? 'profile-not-saved' : identityErrorCode(error));
          });
          return credential;
        } finally {
          signingUp -= 1;
        }
      }),

    signInWithGoogle: () =>
      enter(async () => {
        if (hasGoogleWindow && options.firebase) return signInWithPopup(auth, new GoogleAuthProvider());
        if (!hasStandIn) throw new IdentityError('not-offered');
        const account = await options.chooseAccount();
        if (!account) throw new IdentityError('cancelled');
        return signInWithCredential(auth, unsignedGoogleCredential(account));
      }),

    idToken: ({ uid }) =>
      settle(async () => {
        const user = auth.currentUser;
        if (user?.uid !== uid) throw new IdentityError('cancelled');
        return user.getIdToken();
      }),

    signOut: () => settle(() => signOut(auth)),
  };
};
