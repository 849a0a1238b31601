import { type Db, emptyDb } from '@second-gear/fixtures/db';
import type { HandlerResult } from '../../../src/backend/core/handlerTypes.ts';

/** Creates the context of a handler: a fixed time, and ids that count up. */
export const testContext = (at = '2026-11-01T03:00:00.000Z') => {
  let count = 0;
  return {
    now: new Date(at),
    newId: () => {
      count += 1;
      return count.toString(16).padStart(24, '0');
    },
  };
};

/** Creates a database that contains nothing but these records. */
export const dbWith = (records: Partial<Db>): Db => ({ ...emptyDb(), ...records });

/** Returns the data after a handler has run. Throws an Error when the handler has changed nothing. */
export const dbAfter = (result: HandlerResult<unknown>): Db => {
  if ('db' in result && result.db) return result.db;
  throw new Error('nothing has changed');
};
