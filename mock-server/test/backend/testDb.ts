import { type Db, emptyDb } from '@second-gear/fixtures/db';
import type { HandlerResult } from '../../src/backend/handler.ts';

/** What every deed is given in tests: a day that does not move, and ids that count up. */
export const given = (at = '2026-11-01T03:00:00.000Z') => {
  let count = 0;
  return {
    now: new Date(at),
    newId: () => {
      count += 1;
      return count.toString(16).padStart(24, '0');
    },
  };
};

/** A shop with these records and no others. */
export const shopWith = (records: Partial<Db>): Db => ({ ...emptyDb(), ...records });

/** The data after a reply; throws an Error when the reply changed nothing. */
export const after = (reply: HandlerResult<unknown>): Db => {
  if ('db' in reply && reply.db) return reply.db;
  throw new Error('nothing has changed');
};
