export type Store<Data> = {
  /** The saved data. */
  read(): Data;
  /**
   * Runs `work` once, after all earlier updates, and resolves with its result after the change is written. The new data
   * is the same object when nothing has changed. Rejects with the error that `work` throws, and with a WriteFailedError
   * when the change could not be written.
   */
  update<Result>(work: (data: Data) => { data: Data; result: Result }): Promise<Result>;
};
