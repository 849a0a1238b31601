import type { Copy } from '@second-gear/ui';
import { ShownError } from '#core/api/shownError.ts';

/** docs/requirements.md §1, §4, §8. `testing/authProviderContract.ts` tests all implementations. */

/** `email` is always in lower case. `name` is '' until a name has been saved with the account. */
export type AuthUser = { uid: string; email: string; name: string };

export type Unsubscribe = () => void;

/** Picked in the demo's account chooser. */
export type GoogleAccount = { email: string; name: string };

/** Null if the user closes the account chooser. */
export type ChooseAccount = () => Promise<GoogleAccount | null>;

/**
 * Every promise settles at some time, after the listeners were called. A method that fails does not change the user,
 * except for `profile-not-saved`. Methods throw only `AuthError`.
 */
export type AuthProvider = SignInProvider & AccountProvider;

/** Only for the page *My account*. All methods are about the signed-in user. */
type AccountProvider = {
  /** A user who has only signed in with Google has none. */
  hasPassword(): Promise<boolean>;

  /** Also calls the listeners. */
  changeName(name: string): Promise<void>;

  /** Throws `wrong-credentials` for the current password, and `weak-password` for the new one. */
  changePassword(passwords: { current: string; next: string }): Promise<void>;
};

export type SignInProvider = {
  /**
   * Calls `listener` as soon as the user is known (but never before `onChange` has returned), and after every change.
   */
  onChange(listener: (user: AuthUser | null) => void): Unsubscribe;

  /** Throws `wrong-credentials` both for an unknown e-mail address and for a wrong password. */
  signIn(credentials: { email: string; password: string }): Promise<AuthUser>;

  /** Listeners are called after the name is saved. `profile-not-saved`: the user is signed in with the name ''. */
  signUp(account: { name: string; email: string; password: string }): Promise<AuthUser>;

  /**
   * Must be called from a click handler, or it throws `popup-blocked`. Throws `cancelled` if the user closes the popup,
   * or a second call replaces it.
   */
  signInWithGoogle(): Promise<AuthUser>;

  /** Also resolves for an unknown address, because the app must not reveal which addresses have an account. */
  sendPasswordReset(email: string): Promise<void>;

  /** Valid for about an hour, and renewed automatically. Throws `cancelled` if this user is not signed in. */
  idToken(user: Pick<AuthUser, 'uid'>): Promise<string>;

  /** If the session was ended elsewhere, by a new password or with the account, the user is signed out. */
  checkUser(): Promise<void>;

  /**
   * In all tabs. `isStillWanted` is called directly before: the user may have signed in again in another tab meanwhile.
   */
  signOut(isStillWanted?: () => boolean): Promise<void>;
};

const authErrorCodes = [
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

/** Only a code: a provider's own message may contain URLs with keys and e-mail addresses. */
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
