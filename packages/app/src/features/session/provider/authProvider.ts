import type { Copy } from '@second-gear/ui';
import { ShownError } from '#core/api/shownError.ts';

/**
 * The interface of the auth provider (docs/requirements.md §1, §4, §8). `firebase.ts` implements it for Firebase and for
 * the mock server, `fakeAuthProvider.ts` for stories and tests. `authProviderContract.ts` tests both.
 */

/** A signed-in user. `email` is always in lower case. `name` is '' until a name has been saved with the account. */
export type AuthUser = { uid: string; email: string; name: string };

export type Unsubscribe = () => void;

/** The account that the user picks in the demo's account chooser. */
export type GoogleAccount = { email: string; name: string };

/** Opens the account chooser. Resolves with null if the user closes it without choosing. */
export type ChooseAccount = () => Promise<GoogleAccount | null>;

/**
 * - Every promise that a method returns resolves or rejects at some time, so no page stays in a loading state. Before
 *   it settles, the listeners are called with the resulting user.
 * - A method that fails does not change the current user. The one exception is `profile-not-saved`, see `signUp`.
 * - Methods throw only `AuthError`. An `AuthError` does not contain the provider's own message.
 */
export type AuthProvider = SignInProvider & AccountProvider;

/** The methods that only the page *My account* uses. All of them are about the user who is signed in. */
export type AccountProvider = {
  /** Whether the account has a password. A user who has only signed in with Google has none. */
  hasPassword(): Promise<boolean>;

  /** Changes the displayed name, and calls the listeners with it. */
  changeName(name: string): Promise<void>;

  /**
   * Changes the password. Throws `wrong-credentials` if the current password is wrong, and `weak-password` if the new one
   * is not accepted. The user stays signed in here; other devices are signed out when `checkUser` is called there.
   */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
};

/** The methods of a session. */
export type SignInProvider = {
  /**
   * Calls `listener` with the current user as soon as it is known (but never before `onChange` has returned), and after
   * that on every change: another user signs in, the user signs out, or the user's name changes. The listener is also
   * called after a change in another tab.
   */
  onChange(listener: (user: AuthUser | null) => void): Unsubscribe;

  /**
   * Signs in with e-mail and password. Throws `wrong-credentials` both for an unknown e-mail address and for a wrong
   * password.
   */
  signIn(credentials: { email: string; password: string }): Promise<AuthUser>;

  /**
   * Creates an account and signs the new user in. Listeners are called only after the name is saved, so that the user
   * is never shown without a name. If the name cannot be saved, this throws `profile-not-saved`, but the account exists
   * and the user is signed in with the name ''.
   */
  signUp(account: { name: string; email: string; password: string }): Promise<AuthUser>;

  /**
   * Signs in with Google. The first sign-in creates an account. Must be called from a click handler. If it is not, the
   * browser blocks the popup, and this throws `popup-blocked`. If the user closes the popup, or a second call replaces
   * it, this throws `cancelled`.
   */
  signInWithGoogle(): Promise<AuthUser>;

  /**
   * Sends an e-mail with a link for a new password. Also resolves when no account has this e-mail address, because the
   * app must not reveal which addresses have an account.
   */
  sendPasswordReset(email: string): Promise<void>;

  /**
   * The ID token of the given user, with which the server checks the user's e-mail address. It is valid for about an
   * hour, and the provider renews it automatically. Throws `cancelled` if this user is not, or no longer, signed in.
   */
  idToken(user: Pick<AuthUser, 'uid'>): Promise<string>;

  /**
   * Asks the provider whether the user is still signed in. If the session was ended elsewhere, by a new password or with
   * the account, the user is signed out, and the listeners are called.
   */
  checkUser(): Promise<void>;

  /**
   * Signs the user out, in this tab and in all others. If the provider must load first, this takes some time. So the
   * method calls `isStillWanted` directly before it signs the user out. If the result is false, the method does
   * nothing, because the user has signed in again in another tab.
   */
  signOut(isStillWanted?: () => boolean): Promise<void>;
};

export const authErrorCodes = [
  'wrong-credentials',
  'email-in-use',
  'weak-password',
  'invalid-email',
  'too-many-requests',
  'user-disabled',
  'unreachable',
  /** The provider has a problem, such as a page of a proxy in the place of its answer, and nothing was changed. */
  'service-problem',
  /** The provider does not answer in time. */
  'no-answer',
  /** The provider may have done what was asked, but its answer was lost, and asking again did not show it. */
  'outcome-unknown',
  'popup-blocked',
  'cancelled',
  /** The sign-in was too long ago: the provider requires the user to sign in again. */
  'login-too-old',
  /** The browser blocks storage, without which the provider cannot work. */
  'storage-blocked',
  /** This sign-in method is not enabled in the app's Firebase project. */
  'not-offered',
  'profile-not-saved',
  'unknown',
] as const;
export type AuthErrorCode = (typeof authErrorCodes)[number];

/**
 * Thrown by every method of `AuthProvider`. It has only a code: a provider's own message may contain URLs with keys and
 * e-mail addresses. The app's message for each code is in the copy.
 */
export class AuthError extends ShownError {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode) {
    super(code);
    this.code = code;
  }

  textIn({ authErrors }: Pick<Copy, 'authErrors'>): string {
    return authErrors[this.code];
  }
}
