import type { NewUser } from '@second-gear/contract';
import { Problem } from '../../api/apiError.ts';
import type { Api } from '../../api/client.ts';
import type { Shelf } from '../../storage/storageItem.ts';
import { type Identity, IdentityError, type Person } from '../provider/authProvider.ts';
import type { Newcomers } from './pendingSignUps.ts';
import { isToken, type TokenKeeper } from './tokenStorage.ts';

/**
 * Who is here. Somebody is signed in only when the identity provider knows them *and* the shop's access token is stored
 * (spec §4, login flow); between the two they are a guest whose entry can be finished.
 */
export type SessionState =
  | { state: 'loading' }
  /** `ended`: they did not log out here; another tab did, or the server takes their token no more (faults.md A7, A8). */
  | { state: 'guest'; ended?: true }
  | { state: 'unfinished'; person: Person; problem: unknown }
  | { state: 'signedIn'; person: Person };

export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Each verb resolves when the person is wholly signed in (or out); it throws an IdentityError or a Problem. */
  signIn(answers: { email: string; password: string }): Promise<void>;
  signUp(answers: { name: string; email: string; password: string; role: NewUser['role'] }): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Tries again to finish an unfinished entry. */
  finish(): Promise<void>;
  signOut(): Promise<void>;
  /** Whether somebody was signed in on this browser and probably still is; what to show until that is known. */
  expectsSomebody(): boolean;
  /** True where the browser keeps nothing: whoever is here has to log in again in the next tab. */
  isForgetful(): boolean;
  /** The access token of the person signed in, for the calls that carry the bearer (spec §6). */
  accessToken(): string | null;
  /**
   * Another access token than the one that was refused; many askers share one call. Null: nobody is signed in any more.
   * Throws a Problem where the server gave none; one that does not know the person has ended their session.
   */
  renewToken(refused: string | null): Promise<string | null>;
  /** The server refuses a token that it has just given: the session is over. */
  endRefused(token: string): void;
};

type Parts = {
  identity: Identity;
  api: Pick<Api, 'accessToken' | 'createUser'>;
  tokens: TokenKeeper;
  newcomers: Newcomers;
  /** Whether the shop's server is sent the provider's proof of who asks. */
  sendsIdTokens: boolean;
  /**
   * Whoever was signed out last: only a login of their own lets them in again. The provider alone cannot say: it hears of
   * a logout a moment late, and a tab that was just starting then writes the person back.
   */
  loggedOut: Shelf;
  /** Whoever hears of other tabs: the window. */
  tabs: Pick<EventTarget, 'addEventListener'>;
};

const codeOf = (error: unknown) => (error instanceof IdentityError ? error.code : undefined);

/** What a server says to an e-mail that it does not know: 403 (server.md), or whatever else is final. */
export const isStranger = (problem: unknown): boolean =>
  problem instanceof Problem && ['forbidden', 'signedOut', 'notFound'].includes(problem.kind);

export const createSession = ({ identity, api, tokens, newcomers, sendsIdTokens, loggedOut, tabs }: Parts): Session => {
  let current: SessionState = { state: 'loading' };
  let known: Person | null | undefined;
  /** While a verb runs, it alone says what the state becomes; the provider's own announcements wait. */
  let verb: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  /** What this tab knew last of the kept token. Whoever came since, in another tab, is not ours to send away. */
  type Kept = { owner: string | null; token: string | null };
  const nothing: Kept = { owner: null, token: null };
  const look = (): Kept => {
    const owner = tokens.owner();
    return owner === null ? nothing : { owner, token: tokens.read(owner) };
  };
  let last = look();
  const forgetToken = () => {
    if (tokens.owner() === last.owner) tokens.clear();
    last = nothing;
  };

  const welcome = (person: Person) => {
    last = look();
    become({ state: 'signedIn', person });
  };

  const becomeGuest = () => {
    const isSurprise = current.state === 'signedIn';
    if (current.state !== 'guest') become({ state: 'guest', ...(isSurprise && { ended: true }) });
  };

  const leave = () => {
    forgetToken();
    becomeGuest();
  };

  /** The provider knows nobody any more. It may tell so late: the same person may be back by then, in another tab. */
  const leaveUnlessBack = () => {
    if (look().token === last.token) forgetToken();
    becomeGuest();
  };

  /** Signed out by something else than a click here. The provider is told too, so that a reload does not undo it. */
  const end = (person: Person) => {
    leave();
    known = null;
    loggedOut.set(person.uid);
    verb = identity
      .signOut()
      .catch(() => {})
      .finally(() => {
        verb = null;
      });
  };

  const hasLoggedOut = ({ uid }: Person) => loggedOut.get() === uid;

  /**
   * What proves to the server who asks: without it, whoever knows an e-mail address could be anybody. Where the provider
   * gives none it throws a Problem, as the call would that it is for; whom it takes no more it announces as gone.
   */
  const proofOf = async (person: Person): Promise<{ idToken?: string }> => {
    if (!sendsIdTokens) return {};
    try {
      return { idToken: await identity.idToken(person) };
    } catch {
      throw new Problem('unreachable');
    }
  };

  const mint = async (person: Person): Promise<string> => {
    const { accessToken } = await api.accessToken({ query: { email: person.email } }, await proofOf(person));
    if (!isToken(accessToken)) throw new Problem('unreadable');
    return accessToken;
  };

  const registerNewcomer = async (person: Person) => {
    const { email } = person;
    const user = newcomers.of(email);
    if (!user) return;
    // As the provider knows it, which is what roles are asked with: what was typed may have capitals.
    await api.createUser({ body: { ...user, email } }, await proofOf(person));
    newcomers.forget(email);
  };

  /** From "the provider knows them" to "signed in": their record first, because the server gives strangers no token. */
  const enter = async (person: Person) => {
    tokens.makeRoomFor(person.uid);
    last = look();
    const isStillHere = () => known?.uid === person.uid && !hasLoggedOut(person);
    try {
      await registerNewcomer(person);
      const token = await mint(person);
      if (!isStillHere()) {
        // Logged out in another tab while the server was asked: a late answer lets nobody in.
        forgetToken();
        throw new IdentityError('cancelled');
      }
      tokens.write(person.uid, token);
      welcome(person);
    } catch (problem) {
      if (isStillHere()) become({ state: 'unfinished', person, problem });
      throw problem;
    }
  };

  /** At this person's own wish. */
  const comeIn = (person: Person) => {
    loggedOut.clear();
    return enter(person);
  };

  const announce = (person: Person | null) => {
    if (!person) return leaveUnlessBack();
    if (hasLoggedOut(person)) return end(person);
    if (current.state === 'signedIn' && current.person.uid === person.uid) return welcome(person);
    // The token survives a reload; a new one is only asked for when there is none.
    if (tokens.read(person.uid) && !newcomers.of(person.email)) return welcome(person);
    enter(person).catch(() => {
      // `unfinished` says so on the login page.
      if (hasLoggedOut(person)) end(person);
    });
  };

  tabs.addEventListener('storage', (event) => {
    const change = tokens.changeIn(event);
    // What storage refused, no other tab can have taken away.
    if (!change || tokens.isOnlyHere()) return;
    if (current.state === 'guest' && known && !hasLoggedOut(known) && tokens.read(known.uid)) return welcome(known);
    if (current.state !== 'signedIn') return;
    const { person } = current;
    if (tokens.read(person.uid)) return;
    const owner = tokens.owner();
    // Somebody else has come in another tab: nobody is here until the provider says who, and nobody is sent away.
    if (owner !== null && owner !== person.uid) leave();
    // Logged out there, where the provider is told too; or storage was emptied, and nobody has told it.
    else if (change === 'removed' && hasLoggedOut(person)) leave();
    else if (change === 'removed') end(person);
  });

  identity.onChange((person) => {
    known = person;
    if (!verb) announce(person);
  });

  /** Runs one verb at a time. Whatever it ends with, the state never stays at loading. */
  const perform = async (act: () => Promise<void>): Promise<void> => {
    while (verb) await verb.catch(() => {});
    const before = current;
    become({ state: 'loading' });
    // Not started before `verb` is set: the provider may announce while it is being asked.
    verb = Promise.resolve().then(act);
    try {
      await verb;
    } finally {
      verb = null;
      if (current.state === 'loading') {
        const was = 'person' in before ? before.person.uid : null;
        // Refused before it was known who is here, or somebody came or left meanwhile: what was announced counts.
        if (before.state === 'loading' || was !== (known?.uid ?? null)) announce(known ?? null);
        else become(before);
      }
    }
  };

  const isHere = ({ uid }: Person) => current.state === 'signedIn' && current.person.uid === uid;

  const renew = async (person: Person, before: string | null): Promise<string | null> => {
    const fresh = await mint(person).catch((problem: unknown) => {
      if (isHere(person) && isStranger(problem)) end(person);
      throw problem;
    });
    if (!isHere(person)) return null;
    // Another tab was quicker: with a logout, of which this tab is to hear yet, or with a token of its own.
    if (tokens.owner() !== person.uid) {
      leave();
      return null;
    }
    const now = tokens.read(person.uid);
    if (now !== before) return now;
    tokens.write(person.uid, fresh);
    last = look();
    return fresh;
  };
  let renewing: { uid: string; token: Promise<string | null> } | null = null;

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (answers) =>
      perform(async () => {
        await comeIn(await identity.signIn(answers));
      }),
    signUp: ({ name, email, password, role }) =>
      perform(async () => {
        // Before the account exists, so that a closed tab or a lost line cannot leave it without a role.
        newcomers.remember({ name, email, role });
        let nameProblem: unknown;
        const person = await identity.signUp({ name, email, password }).catch((error: unknown) => {
          if (codeOf(error) === 'profile-not-saved' && known) {
            nameProblem = error;
            return known;
          }
          if (codeOf(error) !== 'unreachable') newcomers.forget(email);
          throw error;
        });
        await comeIn(person);
        if (nameProblem) throw nameProblem;
      }),
    signInWithGoogle: () =>
      perform(async () => {
        const person = await identity.signInWithGoogle();
        // Spec §3: a person new to the shop becomes a buyer; the server leaves anybody it knows as they are.
        if (!newcomers.of(person.email)) {
          newcomers.remember({ name: person.name || person.email, email: person.email, role: 'buyer' });
        }
        await comeIn(person);
      }),
    finish: () =>
      perform(async () => {
        if (known) await comeIn(known);
      }),
    signOut: () =>
      perform(async () => {
        const uid = known?.uid ?? tokens.owner();
        if (uid) loggedOut.set(uid);
        await identity.signOut().catch((error: unknown) => {
          loggedOut.clear();
          throw error;
        });
        known = null;
        leave();
      }),
    expectsSomebody: () => tokens.owner() !== null,
    isForgetful: tokens.isOnlyHere,
    accessToken: () => (current.state === 'signedIn' ? tokens.read(current.person.uid) : null),
    renewToken: async (refused) => {
      if (current.state !== 'signedIn') return null;
      const { person } = current;
      const kept = tokens.read(person.uid);
      // Whoever was refused late finds the token that was renewed meanwhile.
      if (kept !== null && kept !== refused) return kept;
      if (renewing?.uid !== person.uid) {
        const token = renew(person, kept).finally(() => {
          renewing = null;
        });
        renewing = { uid: person.uid, token };
      }
      return renewing.token;
    },
    endRefused: (token) => {
      if (current.state === 'signedIn' && tokens.read(current.person.uid) === token) end(current.person);
    },
  };
};
