import { DurabilityUnknownError, WriteFailedError } from './errors.ts';

/** What a piece of work leaves behind: the data (the same object when nothing changed) and what to tell whoever asked. */
export type UpdateResult<Data, Result> = { data: Data; result: Result };

/**
 * Where a store keeps its data. `keep` is done when the data would survive a crash; `onPlaced` is called as soon as a
 * restart would find the new data, which may be a moment earlier. Rejects when it could not be kept.
 */
export type Persistence<Data> = { save(data: Data, onVisible: () => void): Promise<void> };

export type Store<Data> = {
  /** What is kept now. */
  read(): Data;
  /**
   * Runs `work` once, after all updates requested before, and resolves with its result after the change is written. Where
   * nothing has changed, nothing is written. Rejects with what `work` throws; with a NotKeptError when the change could not
   * be written, and nothing has changed; with an UnsureError when it was written, and a power cut might undo it.
   */
  update<Result>(work: (data: Data) => UpdateResult<Data, Result>): Promise<Result>;
  /** Resolves when everything asked so far has been answered. */
  settled(): Promise<void>;
};

type QueuedUpdate<Data> = {
  /** Does the work; returns the data after it. */
  run(data: Data): Data;
  resolve(): void;
  reject(problem: unknown): void;
};

export const createStore = <Data>(initial: Data, persistence: Persistence<Data>): Store<Data> => {
  let stored = initial;
  let queue: QueuedUpdate<Data>[] = [];
  let running: Promise<void> | undefined;

  /** All that wait are served one after another and kept by a single write: under load, a write is shared by many. */
  const runBatch = async (updates: QueuedUpdate<Data>[]): Promise<void> => {
    let data = stored;
    const succeeded = updates.filter((turn) => {
      try {
        data = turn.run(data);
        return true;
      } catch (problem) {
        turn.reject(problem);
        return false;
      }
    });
    const after = data;
    try {
      if (after !== stored) {
        await persistence.save(after, () => {
          stored = after;
        });
      }
    } catch (problem) {
      // Even those that changed nothing were told of changes that now never happened, or may not last.
      const reason = stored === after ? new DurabilityUnknownError(problem) : new WriteFailedError(problem);
      for (const turn of succeeded) turn.reject(reason);
      return;
    }
    for (const turn of succeeded) turn.resolve();
  };

  const runQueue = async (): Promise<void> => {
    while (queue.length > 0) {
      const turns = queue;
      queue = [];
      await runBatch(turns);
    }
    running = undefined;
  };

  return {
    read: () => stored,
    update: (work) =>
      new Promise((resolve, reject) => {
        let answer = (): void => {};
        queue.push({
          run: (data) => {
            const { data: after, result } = work(data);
            answer = () => resolve(result);
            return after;
          },
          resolve: () => answer(),
          reject,
        });
        running ??= runQueue();
      }),
    settled: async () => {
      await running;
    },
  };
};
