import {
  type ChooseAccount,
  type Identity,
  IdentityError,
  type IdentityErrorCode,
  type Person,
} from './authProvider.ts';
import { createPersonFeed } from './authUserObservable.ts';

export type MemoryAccount = { email: string; password: string; name: string; disabled?: boolean };

type Verb = Exclude<keyof Identity, 'onChange'>;

export type MemoryIdentityOptions = {
  /** Who has an account already. */
  accounts?: readonly MemoryAccount[];
  /** The e-mail address of whoever is signed in from the start; it must be one of the accounts. */
  signedIn?: string;
  /** Who is picked when Google asks; nobody by default. */
  chooseAccount?: ChooseAccount;
  /** Verbs that fail, and how: for the states no account can bring about, such as a provider that is down. */
  refuse?: Partial<Record<Verb, IdentityErrorCode>>;
};

/** What Firebase asks of a password. */
const shortestPassword = 6;

/**
 * An `Identity` that forgets everything with the page: for stories and tests, which need nobody's server.
 * Throws a TypeError when `signedIn` has no account.
 */
export const createMemoryIdentity = ({
  accounts = [],
  signedIn,
  chooseAccount = async () => null,
  refuse = {},
}: MemoryIdentityOptions = {}): Identity => {
  type Kept = Person & { password: string | null; disabled: boolean };
  const kept = new Map<string, Kept>();
  const feed = createPersonFeed();
  let here: Kept | null = null;

  const inSmallLetters = (email: string) => email.toLowerCase();
  const personOf = ({ uid, email, name }: Kept): Person => ({ uid, email, name });
  const tell = () => feed.tell(here && personOf(here));

  const open = (account: { email: string; name: string; password: string | null; disabled?: boolean }): Kept => {
    const email = inSmallLetters(account.email);
    const opened = { disabled: false, ...account, email, uid: `person-${kept.size + 1}` };
    kept.set(email, opened);
    return opened;
  };

  const enter = (account: Kept): Person => {
    if (account.disabled) throw new IdentityError('user-disabled');
    here = account;
    tell();
    return personOf(account);
  };

  /** 'profile-not-saved' is left to signUp: that refusal comes later, and leaves an account behind. */
  const answer = (verb: Verb) => {
    const code = refuse[verb];
    if (code && code !== 'profile-not-saved') throw new IdentityError(code);
  };

  for (const account of accounts) open(account);
  if (signedIn !== undefined) {
    const account = kept.get(inSmallLetters(signedIn));
    if (!account) throw new TypeError(`${signedIn} has no account`);
    here = account;
  }
  // Providers know the first answer a little later than the page is there.
  queueMicrotask(tell);

  return {
    onChange: feed.onChange,

    async signIn({ email, password }) {
      answer('signIn');
      const account = kept.get(inSmallLetters(email));
      if (!account || account.password !== password) throw new IdentityError('wrong-credentials');
      return enter(account);
    },

    async signUp({ name, email, password }) {
      answer('signUp');
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new IdentityError('invalid-email');
      if (password.length < shortestPassword) throw new IdentityError('weak-password');
      if (kept.has(inSmallLetters(email))) throw new IdentityError('email-in-use');
      if (refuse.signUp === 'profile-not-saved') {
        enter(open({ email, password, name: '' }));
        throw new IdentityError('profile-not-saved');
      }
      return enter(open({ email, password, name }));
    },

    async signInWithGoogle() {
      answer('signInWithGoogle');
      const chosen = await chooseAccount();
      if (!chosen) throw new IdentityError('cancelled');
      return enter(kept.get(inSmallLetters(chosen.email)) ?? open({ ...chosen, password: null }));
    },

    async idToken({ uid }) {
      answer('idToken');
      if (here?.uid !== uid) throw new IdentityError('cancelled');
      return `id-token-of-${here.email}`;
    },

    async signOut() {
      answer('signOut');
      here = null;
      tell();
    },
  };
};
