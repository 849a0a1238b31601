import { type Db, emptyDb } from '@second-gear/fixtures/db';
import type { HandlerResult } from '../../../src/backend/core/handler.ts';

/** Creates the context of handlers in tests: a fixed time, and ids that count up. */
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

/** Creates a database that contains only these records. */
export const dbWith = (records: Partial<Db>): Db => ({ ...emptyDb(), ...records });

/** Returns the data after a handler ran. Throws an Error when the handler changed nothing. */
export const dbAfter = (result: HandlerResult<unknown>): Db => {
  if ('db' in result && result.db) return result.db;
  throw new Error('nothing has changed');
};
