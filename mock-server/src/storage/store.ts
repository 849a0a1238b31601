import type { Router } from 'express';
import jsonServer from 'json-server';
import low from 'lowdb';
import { WriteFailedError } from '../lib/errors.ts';
import type { ServerData } from './dataFile.ts';

/**
 * The result of an update: the new data, which is the same object when nothing has changed, and a result for the
 * caller.
 */
export type UpdateResult<Data, Result> = { data: Data; result: Result };

export type Store<Data> = {
  /** The saved data. */
  read(): Data;
  /**
   * Runs `work` once, after all earlier updates, and resolves with its result after the change is written. If nothing
   * has changed, nothing is written. Rejects with the error that `work` throws, and with a WriteFailedError when the
   * change could not be written; the data is then unchanged.
   */
  update<Result>(work: (data: Data) => UpdateResult<Data, Result>): Promise<Result>;
};

/** The store of the mock server: json-server's router with its lowdb, which has all data but the accounts. */
export type ServerStore = Store<ServerData> & { router: Router };

/** @param save writes the data; nothing answers a request before it resolves */
export const createStore = (initial: ServerData, save: (data: ServerData) => Promise<void>): ServerStore => {
  let stored = initial;
  let accounts = initial.accounts;
  let last: Promise<unknown> = Promise.resolve();

  const router = jsonServer.router(low({ read: () => initial.db, write: (db) => save({ db, accounts }) }));
  router.db._.id = '_id';
  // json-server would respond with JSONP, which a page of any site can read.
  router.render = (_request, response) => response.json(response.locals.data);

  const apply = (data: ServerData): void => {
    accounts = data.accounts;
    router.db.setState(data.db);
  };

  return {
    router,
    read: () => stored,
    update: (work) => {
      const run = async () => {
        const { data, result } = work(stored);
        if (data === stored) return result;
        apply(data);
        try {
          await router.db.write();
        } catch (error) {
          apply(stored);
          throw new WriteFailedError(error);
        }
        stored = data;
        return result;
      };
      const done = last.then(run);
      last = done.catch(() => undefined);
      return done;
    },
  };
};
