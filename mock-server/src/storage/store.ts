import { DurabilityUnknownError, WriteFailedError } from '../lib/errors.ts';

/**
 * The result of an update: the new data, which is the same object when nothing has changed, and a result for the
 * caller.
 */
export type UpdateResult<Data, Result> = { data: Data; result: Result };

/**
 * Saves the data of a store. `save` calls `onVisible` as soon as a restart would find the new data. It resolves when
 * the data is durable, which may be slightly later, and rejects when the data could not be saved.
 */
export type Persistence<Data> = { save(data: Data, onVisible: () => void): Promise<void> };

export type Store<Data> = {
  /** The saved data. */
  read(): Data;
  /**
   * Runs `work` once, after all earlier updates, and resolves with its result after the change is written. If nothing
   * has changed, nothing is written. Rejects with the error that `work` throws. Rejects with a WriteFailedError when
   * the change could not be written; the data is then unchanged. Rejects with a DurabilityUnknownError when the change
   * was written, but a power cut might undo it.
   */
  update<Result>(work: (data: Data) => UpdateResult<Data, Result>): Promise<Result>;
  /** Resolves when all updates that were requested so far are done. */
  settled(): Promise<void>;
};

type QueuedUpdate<Data> = {
  /** Runs the update on the given data and returns the new data. */
  run(data: Data): Data;
  resolve(): void;
  reject(error: unknown): void;
};

export const createStore = <Data>(initial: Data, persistence: Persistence<Data>): Store<Data> => {
  let stored = initial;
  let queue: QueuedUpdate<Data>[] = [];
  let running: Promise<void> | undefined;

  /**
   * Runs several updates one after another, and saves the resulting data with one write, so that a busy store needs few
   * writes.
   */
  const runBatch = async (updates: QueuedUpdate<Data>[]): Promise<void> => {
    let data = stored;
    const succeeded = updates.filter((update) => {
      try {
        data = update.run(data);
        return true;
      } catch (error) {
        update.reject(error);
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
    } catch (error) {
      // Updates that changed nothing are rejected too, because they may have read changes of this batch that were not
      // saved.
      const reason = stored === after ? new DurabilityUnknownError(error) : new WriteFailedError(error);
      for (const update of succeeded) update.reject(reason);
      return;
    }
    for (const update of succeeded) update.resolve();
  };

  const runQueue = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await runBatch(batch);
    }
    running = undefined;
  };

  return {
    read: () => stored,
    update: (work) =>
      new Promise((resolve, reject) => {
        let respond = (): void => {};
        queue.push({
          run: (data) => {
            const { data: after, result } = work(data);
            respond = () => resolve(result);
            return after;
          },
          resolve: () => respond(),
          reject,
        });
        running ??= runQueue();
      }),
    settled: async () => {
      await running;
    },
  };
};
