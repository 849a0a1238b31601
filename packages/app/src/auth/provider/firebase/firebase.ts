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
import { AuthError, type AuthProvider, type AuthUser, type ChooseAccount } from '../authProvider.ts';
import { createAuthUserObservable } from '../authUserObservable.ts';
import { toAuthErrorCode } from './firebaseErrors.ts';

/** The only file that imports Firebase. */

export type FirebaseAuthProviderOptions = {
  /** The project to sign in at; null: the same code uses a demo service instead. */
  firebase: FirebaseSettings | null;
  /** The origin of the demo services, or of the official Firebase Auth emulator. */
  emulatorOrigin: string;
  /** The demo's account chooser. Not called if `firebase` is set: Google shows its own. */
  chooseAccount: ChooseAccount;
  /** Firebase stores one session per name in a browser. Only tests need more than one. */
  name?: string;
};

/**
 * Defined by the build from the settings. Without a Firebase project the build leaves out Google's popup, a third of the
 * library. Tests contain everything.
 */
declare const __GOOGLE_WINDOW__: boolean | undefined;
const hasGoogleWindow = typeof __GOOGLE_WINDOW__ === 'undefined' || __GOOGLE_WINDOW__;
/** With a Firebase project, the build leaves out what replaces Firebase. */
const hasDemoProvider = typeof __GOOGLE_WINDOW__ === 'undefined' || !__GOOGLE_WINDOW__;

const openAuth = ({ firebase, emulatorOrigin, name }: FirebaseAuthProviderOptions): Auth => {
  // If both stores are blocked, Firebase keeps the session in memory.
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

  if (hasGoogleWindow && firebase) {
    return initializeAuth(initializeApp(firebase, name), {
      persistence,
      // Set here and not at the click: Safari and phones open a popup only during the user's gesture, and Firebase
      // prepares it beforehand.
      popupRedirectResolver: browserPopupRedirectResolver,
    });
  }

  if (!hasDemoProvider) throw new TypeError('The app was built for a Firebase project, but none is configured.');
  // Emulators accept any key. A project called demo-… never reaches real Firebase services.
  const auth = initializeAuth(initializeApp({ apiKey: 'demo', projectId: 'demo-second-gear' }, name), { persistence });
  // Firebase's own warning covers a part of the page; the app's demo ribbon says the same.
  connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
};

const toAuthUser = (user: User | null): AuthUser | null =>
  user && { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };

/** The credential that emulators accept instead of a token signed by Google: the claims themselves. */
const unsignedGoogleCredential = ({ email, name }: { email: string; name: string }) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: email.toLowerCase(), email, email_verified: true, name }));

/** An `AuthProvider` that uses Firebase Authentication, or the demo service with the same interface. */
export const createFirebaseAuthProvider = (options: FirebaseAuthProviderOptions): AuthProvider => {
  const auth = openAuth(options);
  const users = createAuthUserObservable();
  let signingUp = 0;

  const emitCurrentUser = () => {
    // Firebase emits a new user before the name is saved; signUp emits it afterwards.
    if (signingUp === 0) users.emit(toAuthUser(auth.currentUser));
  };
  // Of Firebase's two observables only this one reports a new name. `users` filters out mere token refreshes.
  onIdTokenChanged(auth, emitCurrentUser, emitCurrentUser);

  /** Runs one method: errors become AuthErrors, and the listeners are called with the result before it settles. */
  const run = async <Result>(method: () => Promise<Result>): Promise<Result> => {
    try {
      // No sign-in or sign-out before the stored user is known.
      await auth.authStateReady();
      return await method();
    } catch (error) {
      throw error instanceof AuthError ? error : new AuthError(toAuthErrorCode(error));
    } finally {
      emitCurrentUser();
    }
  };

  const signInBy = (sign: () => Promise<{ user: User }>) =>
    run(async () => {
      const signedIn = toAuthUser((await sign()).user);
      if (!signedIn) throw new AuthError('unknown');
      return signedIn;
    });

  return {
    onChange: users.onChange,

    signIn: ({ email, password }) => signInBy(() => signInWithEmailAndPassword(auth, email, password)),

    signUp: ({ name, email, password }) =>
      signInBy(async () => {
        signingUp += 1;
        try {
          const credential = await createUserWithEmailAndPassword(auth, email, password);
          await updateProfile(credential.user, { displayName: name }).catch((error: unknown) => {
            // Firebase signs out a user whose token is revoked. Only a user who is still signed in has an account without a name.
            throw new AuthError(auth.currentUser ? 'profile-not-saved' : toAuthErrorCode(error));
          });
          return credential;
        } finally {
          signingUp -= 1;
        }
      }),

    signInWithGoogle: () =>
      signInBy(async () => {
        if (hasGoogleWindow && options.firebase) return signInWithPopup(auth, new GoogleAuthProvider());
        if (!hasDemoProvider) throw new AuthError('not-offered');
        const account = await options.chooseAccount();
        if (!account) throw new AuthError('cancelled');
        return signInWithCredential(auth, unsignedGoogleCredential(account));
      }),

    idToken: ({ uid }) =>
      run(async () => {
        const user = auth.currentUser;
        if (user?.uid !== uid) throw new AuthError('cancelled');
        return user.getIdToken();
      }),

    signOut: () => run(() => signOut(auth)),
  };
};
