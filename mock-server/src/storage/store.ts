import type { Router } from 'express';
import jsonServer from 'json-server';
import low from 'lowdb';
import type { Store } from '../backend/index.ts';
import { WriteFailedError } from '../http/errors.ts';
import type { ServerData } from './dataFile.ts';

/** The store of the mock server: json-server's router with its lowdb, which has all data but the accounts. */
export type ServerStore = Store<ServerData> & { router: Router };

/** @param save writes the data; nothing answers a request before it resolves */
export const createStore = (initial: ServerData, save: (data: ServerData) => Promise<void>): ServerStore => {
  let stored = initial;
  let accounts = initial.accounts;
  let last: Promise<unknown> = Promise.resolve();

  const router = jsonServer.router(low({ read: () => initial.db, write: (db) => save({ db, accounts }) }));
  router.db._.id = '_id';

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
        } catch (cause) {
          apply(stored);
          throw new WriteFailedError('The change could not be written.', { cause });
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
