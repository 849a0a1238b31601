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
   * Runs `work` once, after all updates requested before, and resolves with its result after the change is written. Where
   * nothing has changed, nothing is written. Rejects with what `work` throws; with a NotKeptError when the change could not
   * be written, and nothing has changed; with an UnsureError when it was written, and a power cut might undo it.
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
    update: (work) =>
      new Promise((resolve, reject) => {
        let answer = (): void => {};
        waiting.push({
          run: (data) => {
            const { data: after, result } = work(data);
            answer = () => resolve(result);
            return after;
          },
          answer: () => answer(),
          refuse: reject,
        });
        working ??= serveAll();
      }),
    settled: async () => {
      await working;
    },
  };
};
