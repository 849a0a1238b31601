import { type Identity, IdentityError, type Unsubscribe } from './authProvider.ts';
import { createPersonFeed } from './authUserObservable.ts';
import type { LastPerson } from './lastUserStorage.ts';

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
  /** When to begin, where nobody waits for it; a verb does not wait for that. */
  when: Promise<void>;
  /** Whoever hears that there is a line again, and what other tabs write down: the window. */
  line: Pick<EventTarget, 'addEventListener'>;
  /**
   * Who was here last. They are here until the code has come and says otherwise; and where nobody was, it is not fetched to
   * hear that once more. Without it, the code says everything.
   */
  last?: LastPerson;
};

/**
 * Puts the identity provider's library, which is large, behind the page: it is fetched once the page is there, or sooner
 * where somebody signs in. Until then whoever was here last is here still; where that is not written down nobody is known
 * to be here, which is not the same as that nobody is: listeners hear nothing, and whatever is guarded stays shut. A library
 * that does not come tells nobody anything either, so that a lost line logs nobody out; whoever logs out meanwhile is gone from
 * here, and once it has come it is for who listens to tell it so. Guests never fetch it, unless they are about to sign in.
 */
export const createLateIdentity = ({ load, when, line, last }: LateIdentityOptions): LateIdentity => {
  const feed = createPersonFeed();
  const watchers = new Set<() => void>();
  let problem: unknown = null;
  let opening: Promise<Identity> | undefined;

  const tell = (now: unknown) => {
    problem = now;
    for (const watcher of watchers) watcher();
  };

  const fetchIt = (): Promise<Identity> => {
    // It is on its way again.
    if (problem) tell(null);
    return load().then(
      (identity) => {
        identity.onChange((person) => {
          last?.write(person);
          feed.tell(person);
        });
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
  const openForSomebody = () => {
    if (last?.read() !== null) openQuietly();
  };

  const person = last?.read();
  if (person !== undefined) feed.tell(person);
  // Everybody waits for it.
  if (last && person === undefined) openQuietly();
  else void when.then(openForSomebody);
  line.addEventListener('online', () => problem && openQuietly());
  line.addEventListener('storage', (event) => {
    if (last?.isKeptIn(event)) openForSomebody();
  });

  const ask = async <Answer>(verb: (identity: Identity) => Promise<Answer>): Promise<Answer> => {
    const identity = await open().catch(() => {
      throw new IdentityError('unreachable');
    });
    return verb(identity);
  };

  return {
    identity: {
      onChange: feed.onChange,
      signIn: (credentials) => ask((identity) => identity.signIn(credentials)),
      signUp: (newcomer) => ask((identity) => identity.signUp(newcomer)),
      signInWithGoogle: () => ask((identity) => identity.signInWithGoogle()),
      idToken: (person) => ask((identity) => identity.idToken(person)),
      signOut: async () => {
        const identity = await open().catch(() => null);
        if (identity) return identity.signOut();
        last?.write(null);
        feed.tell(null);
      },
    },
    prepare: openQuietly,
    absence: () => problem,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
};
