import type { Person, Unsubscribe } from './authProvider.ts';

type Listener = (person: Person | null) => void;

/** Who is signed in, and whoever wants to know: the half of `onChange`'s promise that no provider has to keep itself. */
export type PersonFeed = {
  /** Passes the answer on to all listeners, unless it is the one they already have. */
  tell(person: Person | null): void;
  onChange(listener: Listener): Unsubscribe;
};

const samePerson = (one: Person | null | undefined, other: Person | null) =>
  one === other || (!!one && !!other && one.uid === other.uid && one.email === other.email && one.name === other.name);

export const createPersonFeed = (): PersonFeed => {
  /** undefined: not known yet, which is something else than nobody. */
  let latest: Person | null | undefined;
  const listeners = new Set<Listener>();

  return {
    tell(person) {
      if (samePerson(latest, person)) return;
      latest = person;
      for (const listener of [...listeners]) listener(person);
    },

    onChange(listener) {
      let waiting = true;
      const hear: Listener = (person) => {
        waiting = false;
        listener(person);
      };
      listeners.add(hear);
      queueMicrotask(() => {
        // A change may have come first, or the listener may have left again.
        if (waiting && latest !== undefined && listeners.has(hear)) hear(latest);
      });
      return () => {
        listeners.delete(hear);
      };
    },
  };
};
