import { createTestStorage } from '#testing/testStorage.ts';
import type { PaymentJournalOptions } from '../paymentJournal.ts';

/** Creates the parts of a browser that payments use: one storage and one lock manager for all of its tabs. */
export const createBrowser = () => {
  const { stored, limits, storage: openStorage } = createTestStorage();
  const tabs = new Set<Tab>();
  const queues = new Map<string, Waiting[]>();

  /** Removes the requests that `isLeaving` selects from a lock's queue, and starts the first request that remains. */
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
          (result) => isAlive && resolve(result),
          (problem) => isAlive && reject(problem),
        );
      });

    const opened = openStorage();
    const storage = {
      ...opened,
      setItem: (key: string, value: string) => isAlive && opened.setItem(key, value),
      removeItem: (key: string) => isAlive && opened.removeItem(key),
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
    stored,
    /** Clears the site's data, as the user or another tab can, and notifies all tabs. */
    clear: () => {
      stored.clear();
      for (const tab of tabs) {
        tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
      }
    },
    setFull: (isFull: boolean) => {
      limits.room = isFull ? 0 : Number.POSITIVE_INFINITY;
    },
  };
};

export type Browser = ReturnType<typeof createBrowser>;

/** One page in a tab of the browser. */
export type Tab = Required<Pick<PaymentJournalOptions, 'storage'>> & {
  events: EventTarget;
  /** Returns a promise that settles like `value`, but never settles after the tab was closed. */
  whileAlive: <Value>(value: Promise<Value>) => Promise<Value>;
  /**
   * The `request` method of the Web Locks API. A tab releases a lock when its work is done or when the tab is closed.
   */
  lock: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Ends the page, as when the tab is closed, crashes or navigates to another page. */
  close: () => void;
};

type Waiting = { tab: Tab; begin: () => void };
