import type { Shelf } from '../session/shelf.ts';
import { type Identity, IdentityError, type Person, type Unsubscribe } from './identity.ts';

/** An `Identity` whose code comes later, and whether it failed to. Made for useSyncExternalStore. */
export type LateIdentity = {
  identity: Identity;
  /** Begins to fetch the code, where somebody is likely to sign in. */
  prepare(): void;
  /** What was thrown when the code did not come; null while it is on its way, and once it is there. */
  absence(): unknown;
  subscribe(listener: () => void): Unsubscribe;
};

type LateIdentityOptions = {
  /** Fetches and opens the identity. Asked again only when it has failed. */
  load(): Promise<Identity>;
  /** When to begin; a verb does not wait for that. */
  when: Promise<void>;
  /** Whoever hears that there is a line again, and what other tabs write down: the window. */
  line: Pick<EventTarget, 'addEventListener'>;
  /**
   * Where it is written down, for this browser's next page, that somebody was here. Where it says that nobody was, the
   * code is not fetched to hear it once more. Without it, the code is always fetched.
   */
  somebody?: Shelf & { isKeptIn(event: Event): boolean };
};

/**
 * Puts the identity provider's library, which is large, behind the page: it is fetched once the page is there, or sooner
 * where somebody signs in. Until then nobody is known to be here, which is not the same as that nobody is: listeners hear
 * nothing, and whatever is guarded stays shut. A library that does not come tells nobody anything either, so that a lost
 * line logs nobody out. Guests never fetch it, unless they are about to sign in.
 */
export const createLateIdentity = ({ load, when, line, somebody }: LateIdentityOptions): LateIdentity => {
  type Hearer = { listener: (person: Person | null) => void; leave?: Unsubscribe };
  const hearers = new Set<Hearer>();
  const watchers = new Set<() => void>();
  let problem: unknown = null;
  let opened: Identity | undefined;
  let opening: Promise<Identity> | undefined;

  const tell = (now: unknown) => {
    problem = now;
    for (const watcher of watchers) watcher();
  };

  const writeDown = (person: Person | null) => {
    if (person) somebody?.set('yes');
    else somebody?.clear();
  };
  const isNobodyHere = () => somebody?.get() === null;

  const fetchIt = (): Promise<Identity> => {
    // It is on its way again.
    if (problem) tell(null);
    return load().then(
      (identity) => {
        opened = identity;
        identity.onChange(writeDown);
        for (const hearer of hearers) hearer.leave = identity.onChange(hearer.listener);
        return identity;
      },
      (error: unknown) => {
        opening = undefined;
        tell(error);
        throw error;
      },
    );
  };
  const open = (): Promise<Identity> => {
    opening ??= fetchIt();
    return opening;
  };

  const openQuietly = () => {
    // `absence` says that it failed.
    open().catch(() => {});
  };
  void when.then(() => {
    if (!isNobodyHere()) openQuietly();
  });
  line.addEventListener('online', () => problem && openQuietly());
  line.addEventListener('storage', (event) => {
    if (somebody?.isKeptIn(event) && !isNobodyHere()) openQuietly();
  });

  const ask = async <Answer>(verb: (identity: Identity) => Promise<Answer>): Promise<Answer> => {
    const identity = await open().catch(() => {
      throw new IdentityError('unreachable');
    });
    return verb(identity);
  };

  return {
    identity: {
      onChange: (listener) => {
        const hearer: Hearer = { listener };
        hearers.add(hearer);
        if (opened) hearer.leave = opened.onChange(listener);
        else if (isNobodyHere()) {
          queueMicrotask(() => {
            // They may have left again, or somebody may be signing in already.
            if (hearers.has(hearer) && !opening) listener(null);
          });
        }
        return () => {
          hearers.delete(hearer);
          hearer.leave?.();
        };
      },
      signIn: (credentials) => ask((identity) => identity.signIn(credentials)),
      signUp: (newcomer) => ask((identity) => identity.signUp(newcomer)),
      signInWithGoogle: () => ask((identity) => identity.signInWithGoogle()),
      idToken: (person) => ask((identity) => identity.idToken(person)),
      signOut: () => ask((identity) => identity.signOut()),
    },
    prepare: openQuietly,
    absence: () => problem,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
};
