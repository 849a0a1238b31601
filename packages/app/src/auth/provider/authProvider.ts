/**
 * Who is at the door. The port behind which the identity provider stands (spec §1, §4, §8): `firebase.ts` keeps these
 * promises against real Firebase and against the mock server alike, `memory.ts` keeps them for stories and tests, and
 * `identitySuite.ts` holds both to them.
 */

/**
 * Somebody who is signed in. `email` is in small letters, however it was typed; `name` is '' for as long as no name was
 * saved with the account.
 */
export type Person = { uid: string; email: string; name: string };

export type Unsubscribe = () => void;

/** An account picked in the demo's account chooser. */
export type GoogleAccount = { email: string; name: string };

/** Shows the account chooser; null when it is left without choosing. */
export type ChooseAccount = () => Promise<GoogleAccount | null>;

/**
 * - Every verb settles, and whoever listens has been told of its outcome before it does: nothing is left loading.
 * - A refused verb changes nobody: a visitor stays a visitor. The one exception is `profile-not-saved`, below.
 * - What is thrown is always an `IdentityError`. The provider's own words stay behind the port.
 */
export type Identity = {
  /**
   * Calls `listener` with the first answer as soon as it is known (never before `onChange` has returned), and then with
   * every change: another person, nobody, a new name. Changes made in another tab count too.
   */
  onChange(listener: (person: Person | null) => void): Unsubscribe;

  /** Signs in with e-mail and password. An unknown e-mail and a wrong password are the same `wrong-credentials`. */
  signIn(credentials: { email: string; password: string }): Promise<Person>;

  /**
   * Opens an account and signs the newcomer in. Listeners hear of the newcomer once the name is saved, so that nobody
   * is greeted without one. When the name cannot be saved (`profile-not-saved`) the account exists all the same: the
   * newcomer is signed in, with the name ''.
   */
  signUp(newcomer: { name: string; email: string; password: string }): Promise<Person>;

  /**
   * Signs in with Google, opening an account at the first visit. Must be called from within a click, or the browser
   * blocks the window (`popup-blocked`). A window that is closed, or replaced by a second one, is `cancelled`.
   */
  signInWithGoogle(): Promise<Person>;

  /**
   * The provider's ID token of somebody who is signed in, for the shop's server to check: it proves their e-mail address, is
   * good for an hour or so, and is renewed by itself. `cancelled`: it is not they who are signed in, or not any more.
   */
  idToken(person: Pick<Person, 'uid'>): Promise<string>;

  /** Afterwards nobody is signed in, here and in the other tabs. */
  signOut(): Promise<void>;
};

export const identityErrorCodes = [
  'wrong-credentials',
  'email-in-use',
  'weak-password',
  'invalid-email',
  'too-many-requests',
  'user-disabled',
  'unreachable',
  'popup-blocked',
  'cancelled',
  /** The provider no longer takes the login of an earlier day. */
  'login-too-old',
  /** The browser keeps nothing, and the provider cannot do without. */
  'storage-blocked',
  /** This way in is not switched on for this shop. */
  'not-offered',
  'profile-not-saved',
  'unknown',
] as const;
export type IdentityErrorCode = (typeof identityErrorCodes)[number];

/**
 * Thrown by every verb of `Identity`. It carries a code and nothing else: a provider's message holds URLs with keys and
 * e-mail addresses in them, and the words for a code are the copy's to choose.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode) {
    super(code);
    this.code = code;
  }
}
