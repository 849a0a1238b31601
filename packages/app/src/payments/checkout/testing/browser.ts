import type { JournalOptions } from '../paymentJournal.ts';

/** A browser as far as payments go: one storage and one lock manager for all of its tabs. */
export const createBrowser = () => {
  const kept = new Map<string, string>();
  const tabs = new Set<Tab>();
  const queues = new Map<string, Waiting[]>();
  let isFull = false;

  /** Takes these out of the queue, and lets in whoever is first then. */
  const leave = (name: string, isLeaving: (one: Waiting) => boolean) => {
    const left = (queues.get(name) ?? []).filter((one) => !isLeaving(one));
    queues.set(name, left);
    left[0]?.begin();
  };

  const openTab = () => {
    let isAlive = true;
    const events = new EventTarget();

    const whileAlive = <Value>(value: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        value.then(
          (given) => isAlive && resolve(given),
          (problem) => isAlive && reject(problem),
        );
      });

    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!isAlive) return;
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => {
        if (isAlive) kept.delete(key);
      },
    };

    const tab: Tab = {
      events,
      storage: () => storage,
      whileAlive,
      lock: (name, work) =>
        new Promise((resolve, reject) => {
          let hasBegun = false;
          const waiting: Waiting = {
            tab,
            begin: () => {
              if (hasBegun) return;
              hasBegun = true;
              work()
                .then(resolve, reject)
                .finally(() => leave(name, (one) => one === waiting));
            },
          };
          queues.set(name, [...(queues.get(name) ?? []), waiting]);
          leave(name, () => false);
        }),
      close: () => {
        isAlive = false;
        tabs.delete(tab);
        for (const name of queues.keys()) leave(name, (one) => one.tab === tab);
      },
    };
    tabs.add(tab);
    return tab;
  };

  return {
    openTab,
    kept,
    /** The person clears the site's data, or another tab does. */
    clear: () => {
      kept.clear();
      for (const tab of tabs) {
        tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
      }
    },
    setFull: (full: boolean) => {
      isFull = full;
    },
  };
};

export type Browser = ReturnType<typeof createBrowser>;

/** One page in it. */
export type Tab = Required<Pick<JournalOptions, 'storage'>> & {
  events: EventTarget;
  /** Whatever a page that is gone waits for never comes. */
  whileAlive: <Value>(value: Promise<Value>) => Promise<Value>;
  /** The Web Locks API's `request`: a lock is free again when its work is done or its tab is gone. */
  lock: (name: string, work: () => Promise<void>) => Promise<void>;
  /** The tab is closed, crashes or goes to another page. */
  close: () => void;
};

type Waiting = { tab: Tab; begin: () => void };
