import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateCurrentUser,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { withTimeout } from '#core/api/withTimeout.ts';
import type { FirebaseSettings } from '#core/config/settings.ts';
import {
  AuthError,
  type AuthErrorCode,
  type AuthProvider,
  type AuthUser,
  type ChooseAccount,
} from '../provider/authProvider.ts';
import { createAuthUserObservable } from '../provider/authUserObservable.ts';
import { toAuthErrorCode } from './firebaseErrors.ts';

/** The only file that imports Firebase, so that it is in one lazily loaded chunk. */

type FirebaseAuthProviderOptions = {
  /** Null: Firebase's library uses a demo service instead. */
  firebase: FirebaseSettings | null;
  emulatorOrigin: string;
  /** Of Google's window and Firebase's e-mails. Called before each request. */
  getLanguage?(): string;
  /** Not called if `firebase` is set, because Google then shows its own chooser. */
  chooseAccount: ChooseAccount;
  /** In ms. After this time the server is asked whether a request has changed the account. */
  changeMs?: number;
  /** Firebase stores one session per name in a browser. Only tests need more than one. */
  name?: string;
};

/** Without a Firebase project, the build leaves out the code of Google's popup, a third of Firebase's library. */
declare const __GOOGLE_WINDOW__: boolean | undefined;
const hasGoogleWindow = typeof __GOOGLE_WINDOW__ === 'undefined' || __GOOGLE_WINDOW__;
/** With a Firebase project, the build leaves out the demo's replacement. */
const hasDemoProvider = typeof __GOOGLE_WINDOW__ === 'undefined' || !__GOOGLE_WINDOW__;

const openAuth = ({ firebase, emulatorOrigin, name }: FirebaseAuthProviderOptions): Auth => {
  // The first storage that the browser allows. If it blocks both, Firebase holds the session in memory.
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

  if (hasGoogleWindow && firebase) {
    return initializeAuth(initializeApp(firebase, name), {
      persistence,
      // Safari and phones allow a popup only during the click, so Firebase must have prepared it before.
      popupRedirectResolver: browserPopupRedirectResolver,
    });
  }

  if (!hasDemoProvider) throw new TypeError('The app was built for a Firebase project, but none is configured.');
  // With a project id that starts with `demo-`, Firebase never contacts its real services.
  const auth = initializeAuth(initializeApp({ apiKey: 'demo', projectId: 'demo-second-gear' }, name), { persistence });
  // Firebase's own warning would cover a part of the page. The app's demo ribbon says the same.
  connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
};

const toAuthUser = (user: User | null): AuthUser | null =>
  user && { uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };

/** In ms. A method must not be executed later, because the user has read that it has failed. */
const restoreMs = 15_000;

const codeOf = (error: unknown): AuthErrorCode => (error instanceof AuthError ? error.code : toAuthErrorCode(error));

/** The answer was lost, or is not readable. */
const isUnclear = (error: unknown): boolean =>
  ['unreachable', 'no-answer', 'service-problem', 'unknown'].includes(codeOf(error));

/**
 * `isDone` asks the server. Throws `service-problem` if nothing was changed, and `outcome-unknown` if that stays
 * unclear.
 */
const change = async <Result>(
  send: () => Promise<Result | null>,
  isDone: () => Promise<Result | null>,
  isAnswerLost = isUnclear,
) => {
  let failure: unknown = new AuthError('service-problem');
  try {
    const result = await send();
    if (result !== null) return result;
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    failure = error;
  }
  const result = await isDone().catch((error: unknown) => {
    if (codeOf(error) === 'wrong-credentials') return null;
    throw new AuthError('outcome-unknown');
  });
  if (result !== null) return result;
  if (!isUnclear(failure)) throw failure;
  // The server may still execute a request that it has not answered yet.
  throw new AuthError(codeOf(failure) === 'no-answer' ? 'outcome-unknown' : 'service-problem');
};

/** Accepted only by emulators, instead of an ID token signed by Google: the unsigned claims as JSON. */
const unsignedGoogleCredential = ({ email, name }: { email: string; name: string }) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: email.toLowerCase(), email, email_verified: true, name }));

export const createFirebaseAuthProvider = (options: FirebaseAuthProviderOptions): AuthProvider => {
  const auth = openAuth(options);
  const users = createAuthUserObservable();
  let changing = 0;
  let signOuts = 0;

  const emitCurrentUser = () => {
    // Firebase reports a new user before the name is saved, and perhaps none while the password changes.
    if (changing === 0) users.emit(toAuthUser(auth.currentUser));
  };
  const withoutEvents = async <Result>(method: () => Promise<Result>): Promise<Result> => {
    changing += 1;
    try {
      return await method();
    } finally {
      changing -= 1;
    }
  };
  // Only this observable of Firebase reports a new name. `users` filters out its token refreshes.
  onIdTokenChanged(auth, emitCurrentUser, emitCurrentUser);

  /** Errors become AuthErrors, and the listeners get the user before the promise settles. */
  const run = async <Result>(method: () => Promise<Result>): Promise<Result> => {
    try {
      // Firebase must not sign a user in or out before it has restored the stored user.
      await withTimeout(auth.authStateReady(), restoreMs, undefined, new AuthError('no-answer'));
      auth.languageCode = options.getLanguage?.() ?? null;
      return await method();
    } catch (error) {
      throw error instanceof AuthError ? error : new AuthError(toAuthErrorCode(error));
    } finally {
      emitCurrentUser();
    }
  };

  /** So that there is time left to find out what has happened. */
  const inTime = <Result>(request: Promise<Result>): Promise<Result> =>
    withTimeout(request, options.changeMs ?? 10_000, undefined, new AuthError('no-answer'));

  const requireUser = (): User => {
    if (!auth.currentUser) throw new AuthError('cancelled');
    return auth.currentUser;
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
      signInBy(() =>
        withoutEvents(async () => {
          const credential = await change(
            () => inTime(createUserWithEmailAndPassword(auth, email, password)),
            () => signInWithEmailAndPassword(auth, email, password),
          );
          await updateProfile(credential.user, { displayName: name }).catch((error: unknown) => {
            // If the server has revoked the token of the new user, Firebase signs the user out.
            throw new AuthError(auth.currentUser ? 'profile-not-saved' : toAuthErrorCode(error));
          });
          return credential;
        }),
      ),

    signInWithGoogle: () =>
      signInBy(async () => {
        if (hasGoogleWindow && options.firebase) return signInWithPopup(auth, new GoogleAuthProvider());
        if (!hasDemoProvider) throw new AuthError('not-offered');
        const account = await options.chooseAccount();
        if (!account) throw new AuthError('cancelled');
        return signInWithCredential(auth, unsignedGoogleCredential(account));
      }),

    sendPasswordReset: (email) =>
      run(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // Projects without e-mail enumeration protection report an unknown address, which the app must not reveal.
          if (isUnclear(error)) throw new AuthError('outcome-unknown');
          if (toAuthErrorCode(error) !== 'wrong-credentials') throw error;
        }
      }),

    hasPassword: () =>
      run(async () =>
        requireUser().providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
      ),

    changeName: (displayName) =>
      run(async () => {
        const user = requireUser();
        const isChanged = () => (user.displayName === displayName ? true : null);
        await change(
          () => inTime(updateProfile(user, { displayName })).then(isChanged),
          () => reload(user).then(isChanged),
        );
      }),

    changePassword: ({ current, next }) =>
      run(async () => {
        const user = requireUser();
        const authenticate = (password: string) =>
          reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
        // Firebase requires a recent sign-in.
        await inTime(authenticate(current));
        const { refreshToken } = user;
        const signOutsBefore = signOuts;
        await withoutEvents(() =>
          change(
            // The server sends new tokens with a new password.
            () => inTime(updatePassword(user, next)).then(() => (user.refreshToken === refreshToken ? null : true)),
            async () => {
              await authenticate(next);
              if (!auth.currentUser && signOuts === signOutsBefore) await updateCurrentUser(auth, user);
              return true;
            },
            // A browser repeats a lost request. Its token is then outdated, and Firebase signs the user out.
            (error) => isUnclear(error) || codeOf(error) === 'login-too-old',
          ),
        );
      }),

    idToken: ({ uid }) =>
      run(async () => {
        const user = auth.currentUser;
        if (user?.uid !== uid) throw new AuthError('cancelled');
        return user.getIdToken();
      }),

    checkUser: () =>
      run(async () => {
        if (!auth.currentUser) return;
        try {
          await reload(auth.currentUser);
        } catch (error) {
          // The account was deleted.
          if (toAuthErrorCode(error) === 'wrong-credentials') await signOut(auth);
          else throw error;
        }
      }),

    signOut: (isStillWanted = () => true) =>
      run(async () => {
        if (!isStillWanted()) return;
        signOuts += 1;
        await signOut(auth);
      }),
  };
};
