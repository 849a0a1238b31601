import {
  AuthError,
  type AuthErrorCode,
  type AuthProvider,
  type AuthUser,
  type ChooseAccount,
} from '../authProvider.ts';
import { createAuthUserObservable } from '../authUserObservable.ts';

type FakeAccount = { email: string; password: string; name: string; disabled?: boolean };

type Method = Exclude<keyof AuthProvider, 'onChange'>;

export type FakeAuthProviderOptions = {
  accounts?: readonly FakeAccount[];
  /** The e-mail address of one of the accounts. */
  signedIn?: string;
  /** Default: the user picks no account. */
  chooseAccount?: ChooseAccount;
  /** For errors that no account can cause, such as a provider that cannot be reached. */
  refuse?: Partial<Record<Method, AuthErrorCode>>;
};

const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** The minimum length that Firebase requires. */
const minPasswordLength = 6;

/** In memory, for stories and tests. Throws a TypeError when `signedIn` has no account. */
export const createFakeAuthProvider = ({
  accounts = [],
  signedIn,
  chooseAccount = async () => null,
  refuse = {},
}: FakeAuthProviderOptions = {}): AuthProvider => {
  type StoredAccount = AuthUser & { password: string | null; disabled: boolean };
  const stored = new Map<string, StoredAccount>();
  const users = createAuthUserObservable();
  let current: StoredAccount | null = null;

  const toLowerCase = (email: string) => email.toLowerCase();
  const toAuthUser = ({ uid, email, name }: StoredAccount): AuthUser => ({ uid, email, name });
  const emitUser = () => users.emit(current && toAuthUser(current));

  const createAccount = (account: {
    email: string;
    name: string;
    password: string | null;
    disabled?: boolean;
  }): StoredAccount => {
    const email = toLowerCase(account.email);
    const created = { disabled: false, ...account, email, uid: `person-${stored.size + 1}` };
    stored.set(email, created);
    return created;
  };

  const signInAs = (account: StoredAccount): AuthUser => {
    if (account.disabled) throw new AuthError('user-disabled');
    current = account;
    emitUser();
    return toAuthUser(account);
  };

  /** `signUp` throws `profile-not-saved` itself, after it has created the account. */
  const failIfConfigured = (method: Method) => {
    const code = refuse[method];
    if (code && code !== 'profile-not-saved') throw new AuthError(code);
  };

  const requireUser = (): StoredAccount => {
    if (!current) throw new AuthError('cancelled');
    return current;
  };

  for (const account of accounts) createAccount(account);
  if (signedIn !== undefined) {
    const account = stored.get(toLowerCase(signedIn));
    if (!account) throw new TypeError(`${signedIn} has no account`);
    current = account;
  }
  // A real provider knows the first user only after the page has loaded.
  queueMicrotask(emitUser);

  return {
    onChange: users.onChange,

    async signIn({ email, password }) {
      failIfConfigured('signIn');
      const account = stored.get(toLowerCase(email));
      if (!account || account.password !== password) throw new AuthError('wrong-credentials');
      return signInAs(account);
    },

    async signUp({ name, email, password }) {
      failIfConfigured('signUp');
      if (!isEmail(email)) throw new AuthError('invalid-email');
      if (password.length < minPasswordLength) throw new AuthError('weak-password');
      if (stored.has(toLowerCase(email))) throw new AuthError('email-in-use');
      if (refuse.signUp === 'profile-not-saved') {
        signInAs(createAccount({ email, password, name: '' }));
        throw new AuthError('profile-not-saved');
      }
      return signInAs(createAccount({ email, password, name }));
    },

    async signInWithGoogle() {
      failIfConfigured('signInWithGoogle');
      const chosen = await chooseAccount();
      if (!chosen) throw new AuthError('cancelled');
      return signInAs(stored.get(toLowerCase(chosen.email)) ?? createAccount({ ...chosen, password: null }));
    },

    async sendPasswordReset(email) {
      failIfConfigured('sendPasswordReset');
      if (!isEmail(email)) throw new AuthError('invalid-email');
    },

    async hasPassword() {
      failIfConfigured('hasPassword');
      return requireUser().password !== null;
    },

    async changeName(name) {
      failIfConfigured('changeName');
      requireUser().name = name;
      emitUser();
    },

    async changePassword({ current: typed, next }) {
      failIfConfigured('changePassword');
      const account = requireUser();
      if (account.password !== typed) throw new AuthError('wrong-credentials');
      if (next.length < minPasswordLength) throw new AuthError('weak-password');
      account.password = next;
    },

    async idToken({ uid }) {
      failIfConfigured('idToken');
      if (current?.uid !== uid) throw new AuthError('cancelled');
      return `id-token-of-${current.email}`;
    },

    async checkUser() {
      failIfConfigured('checkUser');
    },

    async signOut(isStillWanted = () => true) {
      failIfConfigured('signOut');
      if (!isStillWanted()) return;
      current = null;
      emitUser();
    },
  };
};
