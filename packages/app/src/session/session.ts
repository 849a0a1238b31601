import { NewUser } from '@second-gear/contract';
import * as v from 'valibot';
import type { Api } from '../api/client.ts';
import { type Identity, IdentityError, type Person } from '../identity/identity.ts';
import type { Shelf } from './shelf.ts';

/**
 * Who is here. Somebody is signed in only when the identity provider knows them *and* the shop's access token is stored
 * (spec §4, login flow); between the two they are a guest whose entry can be finished.
 */
export type SessionState =
  | { state: 'loading' }
  | { state: 'guest' }
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
  /** A new access token for the person signed in, or null where there is none; many askers share one call. */
  renewToken(): Promise<string | null>;
};

type Parts = {
  identity: Identity;
  api: Pick<Api, 'accessToken' | 'createUser'>;
  token: Shelf;
  newcomer: Shelf;
};

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const codeOf = (error: unknown) => (error instanceof IdentityError ? error.code : undefined);

/** The newcomer whose record may still be missing on the server, if that is who signed in. */
const readNewcomer = (shelf: Shelf, email: string): NewUser | null => {
  const kept = shelf.get();
  if (!kept) return null;
  try {
    const read = v.safeParse(NewUser, JSON.parse(kept));
    return read.success && sameEmail(read.output.email, email) ? read.output : null;
  } catch {
    return null;
  }
};

export const createSession = ({ identity, api, token, newcomer }: Parts): Session => {
  let current: SessionState = { state: 'loading' };
  let known: Person | null | undefined;
  /** While a verb runs, it alone says what the state becomes; the provider's own announcements wait. */
  let verb: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const leave = () => {
    token.clear();
    become({ state: 'guest' });
  };

  const registerNewcomer = async (person: Person) => {
    const user = readNewcomer(newcomer, person.email);
    if (!user) return;
    await api.createUser({ body: user });
    newcomer.clear();
  };

  /** From "the provider knows them" to "signed in": their record first, because the server gives strangers no token. */
  const enter = async (person: Person) => {
    token.clear();
    try {
      await registerNewcomer(person);
      const { accessToken } = await api.accessToken({ query: { email: person.email } });
      token.set(accessToken);
      become({ state: 'signedIn', person });
    } catch (problem) {
      become({ state: 'unfinished', person, problem });
      throw problem;
    }
  };

  const announce = (person: Person | null) => {
    if (!person) return leave();
    if (current.state === 'signedIn' && current.person.uid === person.uid) {
      return become({ state: 'signedIn', person });
    }
    // The token survives a reload; a new one is only asked for when there is none.
    if (token.get() && !readNewcomer(newcomer, person.email)) return become({ state: 'signedIn', person });
    enter(person).catch(() => {
      // `unfinished` says so on the login page.
    });
  };

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
        // Refused before it was known who is here: what was announced meanwhile counts.
        if (before.state === 'loading') announce(known ?? null);
        else become(known ? before : { state: 'guest' });
      }
    }
  };

  let renewing: Promise<string | null> | null = null;
  const renew = async () => {
    if (current.state !== 'signedIn') return null;
    const { person } = current;
    try {
      const { accessToken } = await api.accessToken({ query: { email: person.email } });
      if (current.state !== 'signedIn' || current.person.uid !== person.uid) return null;
      token.set(accessToken);
      return accessToken;
    } catch {
      return null;
    }
  };

  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (answers) =>
      perform(async () => {
        await enter(await identity.signIn(answers));
      }),
    signUp: ({ name, email, password, role }) =>
      perform(async () => {
        // Before the account exists, so that a closed tab or a lost line cannot leave it without a role.
        newcomer.set(JSON.stringify({ name, email, role } satisfies NewUser));
        let nameProblem: unknown;
        const person = await identity.signUp({ name, email, password }).catch((error: unknown) => {
          if (codeOf(error) === 'profile-not-saved' && known) {
            nameProblem = error;
            return known;
          }
          if (codeOf(error) !== 'unreachable') newcomer.clear();
          throw error;
        });
        await enter(person);
        if (nameProblem) throw nameProblem;
      }),
    signInWithGoogle: () =>
      perform(async () => {
        const person = await identity.signInWithGoogle();
        const waiting = readNewcomer(newcomer, person.email);
        // Spec §3: a person new to the shop becomes a buyer; the server leaves anybody it knows as they are.
        if (!waiting) {
          const name = person.name || person.email;
          newcomer.set(JSON.stringify({ name, email: person.email, role: 'buyer' } satisfies NewUser));
        }
        await enter(person);
      }),
    finish: () =>
      perform(async () => {
        if (known) await enter(known);
      }),
    signOut: () =>
      perform(async () => {
        await identity.signOut();
        known = null;
        leave();
      }),
    renewToken: () => {
      renewing ??= renew().finally(() => {
        renewing = null;
      });
      return renewing;
    },
  };
};
