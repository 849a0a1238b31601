/**
 * The interface of the auth provider (docs/requirements.md §1, §4, §8). `firebase.ts` implements it for Firebase and for
 * the mock server, `fakeAuthProvider.ts` for stories and tests. `authProviderContract.ts` tests both.
 */

/** A signed-in user. `email` is in lower case, however it was typed; `name` is '' until a name is saved with the account. */
export type AuthUser = { uid: string; email: string; name: string };

export type Unsubscribe = () => void;

/** An account picked in the demo's account chooser. */
export type GoogleAccount = { email: string; name: string };

/** Shows the account chooser; null if the user closes it without choosing. */
export type ChooseAccount = () => Promise<GoogleAccount | null>;

/**
 * - Every method settles, and calls the listeners with the result before it does: nothing stays loading.
 * - A method that fails does not change the current user. The one exception is `profile-not-saved`, below.
 * - Every method throws only `AuthError`. The messages of the provider are not passed on.
 */
export type AuthProvider = {
  /**
   * Calls `listener` with the current user as soon as it is known (never before `onChange` has returned), and then on
   * every change: another user, no user, a new name. Changes made in another tab count too.
   */
  onChange(listener: (user: AuthUser | null) => void): Unsubscribe;

  /** Signs in with e-mail and password. An unknown e-mail and a wrong password are the same `wrong-credentials`. */
  signIn(credentials: { email: string; password: string }): Promise<AuthUser>;

  /**
   * Creates an account and signs the new user in. Listeners are called after the name is saved, so that the user is never
   * shown without a name. If the name cannot be saved (`profile-not-saved`) the account exists anyway: the user is signed
   * in, with the name ''.
   */
  signUp(account: { name: string; email: string; password: string }): Promise<AuthUser>;

  /**
   * Signs in with Google; the first time this creates an account. Must be called from a click handler, or the browser
   * blocks the popup (`popup-blocked`). A popup that is closed, or replaced by a second one, is `cancelled`.
   */
  signInWithGoogle(): Promise<AuthUser>;

  /**
   * The ID token of the signed-in user, which the server checks: it proves the e-mail address, is valid for about an hour,
   * and is renewed automatically. `cancelled`: this user is not signed in (any more).
   */
  idToken(user: Pick<AuthUser, 'uid'>): Promise<string>;

  /** Signs the user out, in this tab and in the others. */
  signOut(): Promise<void>;
};

export const authErrorCodes = [
  'wrong-credentials',
  'email-in-use',
  'weak-password',
  'invalid-email',
  'too-many-requests',
  'user-disabled',
  'unreachable',
  'popup-blocked',
  'cancelled',
  /** The provider does not accept the old login any more. */
  'login-too-old',
  /** The browser blocks storage, which the provider needs. */
  'storage-blocked',
  /** This way to sign in is not enabled for the app's project. */
  'not-offered',
  'profile-not-saved',
  'unknown',
] as const;
export type AuthErrorCode = (typeof authErrorCodes)[number];

/**
 * Thrown by every method of `AuthProvider`. It has only a code: a provider's message contains URLs with keys and e-mail
 * addresses, and the message for the user is in the copy.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode) {
    super(code);
    this.code = code;
  }
}
