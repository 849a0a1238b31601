import { NotKeptError, UnsureError } from './errors.ts';

/** What a piece of work leaves behind: the data (the same object when nothing changed) and what to tell whoever asked. */
export type Outcome<Data, Result> = { data: Data; result: Result };

/**
 * Where a store keeps its data. `keep` is done when the data would survive a crash; `onPlaced` is called as soon as a
 * restart would find the new data, which may be a moment earlier. Rejects when it could not be kept.
 */
export type Shelf<Data> = { keep(data: Data, onPlaced: () => void): Promise<void> };

export type Store<Data> = {
  /** What is kept now. */
  read(): Data;
  /**
   * Does one piece of work on the data. Work that changes nothing is answered from what is kept, at once; work that
   * does is done again in its turn, alone, and answered after its change is kept.
   * The work must be pure: it may be done more than once. Rejects with what the work throws; with a NotKeptError when
   * the change could not be kept, and nothing has changed; with an UnsureError when it has, and might not last.
   */
  update<Result>(work: (data: Data) => Outcome<Data, Result>): Promise<Result>;
  /** Resolves when everything asked so far has been answered. */
  settled(): Promise<void>;
};

type Turn<Data> = {
  /** Does the work; returns the data after it. */
  run(data: Data): Data;
  answer(): void;
  refuse(problem: unknown): void;
};

export const createStore = <Data>(first: Data, shelf: Shelf<Data>): Store<Data> => {
  let kept = first;
  let waiting: Turn<Data>[] = [];
  let working: Promise<void> | undefined;

  /** All that wait are served one after another and kept by a single write: under load, a write is shared by many. */
  const serve = async (turns: Turn<Data>[]): Promise<void> => {
    let data = kept;
    const served = turns.filter((turn) => {
      try {
        data = turn.run(data);
        return true;
      } catch (problem) {
        turn.refuse(problem);
        return false;
      }
    });
    const after = data;
    try {
      if (after !== kept) {
        await shelf.keep(after, () => {
          kept = after;
        });
      }
    } catch (problem) {
      // Even those that changed nothing were told of changes that now never happened, or may not last.
      const reason = kept === after ? new UnsureError(problem) : new NotKeptError(problem);
      for (const turn of served) turn.refuse(reason);
      return;
    }
    for (const turn of served) turn.answer();
  };

  const serveAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const turns = waiting;
      waiting = [];
      await serve(turns);
    }
    working = undefined;
  };

  return {
    read: () => kept,
    update: async (work) => {
      const now = work(kept);
      if (now.data === kept) return now.result;
      return new Promise((resolve, reject) => {
        let { result } = now;
        waiting.push({
          run: (data) => {
            const outcome = work(data);
            result = outcome.result;
            return outcome.data;
          },
          answer: () => resolve(result),
          refuse: reject,
        });
        working ??= serveAll();
      });
    },
    settled: async () => {
      await working;
    },
  };
};
