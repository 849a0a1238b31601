import type { Copy } from '@second-gear/ui';
import { ShownError } from '#core/api/shownError.ts';

/**
 * docs/requirements.md §1, §4, §8. `firebase.ts` implements it for Firebase and the mock server, `fakeAuthProvider.ts`
 * for stories and tests. `authProviderContract.ts` tests both.
 */

/** `email` is always in lower case. `name` is '' until a name has been saved with the account. */
export type AuthUser = { uid: string; email: string; name: string };

export type Unsubscribe = () => void;

/** Picked in the demo's account chooser. */
export type GoogleAccount = { email: string; name: string };

/** Null if the user closes the account chooser. */
export type ChooseAccount = () => Promise<GoogleAccount | null>;

/**
 * - Every promise that a method returns resolves or rejects at some time, so no page stays in a loading state. Before
 *   it settles, the listeners are called with the resulting user.
 * - A method that fails does not change the current user. The one exception is `profile-not-saved`, see `signUp`.
 * - Methods throw only `AuthError`. An `AuthError` does not contain the provider's own message.
 */
export type AuthProvider = SignInProvider & AccountProvider;

/** Only for the page *My account*. All methods are about the signed-in user. */
export type AccountProvider = {
  /** A user who has only signed in with Google has none. */
  hasPassword(): Promise<boolean>;

  /** Also calls the listeners. */
  changeName(name: string): Promise<void>;

  /**
   * Throws `wrong-credentials` for the current password, and `weak-password` for the new one. Other devices are signed
   * out when `checkUser` is called there.
   */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
};

export type SignInProvider = {
  /**
   * Calls `listener` as soon as the user is known (but never before `onChange` has returned), and after every change of
   * the user or the name, also in another tab.
   */
  onChange(listener: (user: AuthUser | null) => void): Unsubscribe;

  /** Throws `wrong-credentials` both for an unknown e-mail address and for a wrong password. */
  signIn(credentials: { email: string; password: string }): Promise<AuthUser>;

  /**
   * Listeners are called only after the name is saved. If it cannot be saved, this throws `profile-not-saved`, but the
   * account exists and the user is signed in with the name ''.
   */
  signUp(account: { name: string; email: string; password: string }): Promise<AuthUser>;

  /**
   * Must be called from a click handler, or the browser blocks the popup, and this throws `popup-blocked`. Throws
   * `cancelled` if the user closes the popup, or a second call replaces it.
   */
  signInWithGoogle(): Promise<AuthUser>;

  /** Also resolves for an unknown address, because the app must not reveal which addresses have an account. */
  sendPasswordReset(email: string): Promise<void>;

  /**
   * The server checks the user's e-mail address with it. Valid for about an hour, and renewed automatically. Throws
   * `cancelled` if this user is not signed in.
   */
  idToken(user: Pick<AuthUser, 'uid'>): Promise<string>;

  /** If the session was ended elsewhere, by a new password or with the account, the user is signed out. */
  checkUser(): Promise<void>;

  /**
   * In all tabs. Calls `isStillWanted` directly before, because the provider may have to load first, and the user may
   * have signed in again in another tab meanwhile.
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
  /** Such as a page of a proxy in the place of the answer. Nothing was changed. */
  'service-problem',
  'no-answer',
  /** The answer was lost, and asking again did not show what has happened. */
  'outcome-unknown',
  'popup-blocked',
  'cancelled',
  /** The provider requires the user to sign in again. */
  'login-too-old',
  /** The provider cannot work without storage. */
  'storage-blocked',
  /** Not enabled in the app's Firebase project. */
  'not-offered',
  'profile-not-saved',
  'unknown',
] as const;
export type AuthErrorCode = (typeof authErrorCodes)[number];

/**
 * Only a code: a provider's own message may contain URLs with keys and e-mail addresses. The message for each code is
 * in the copy.
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
