import type { Db } from '../db.ts';
import { attend, type Visit } from './attend.ts';
import type { PlainRequest } from './request.ts';

/**
 * What a lax server makes of a question that it has just refused for want of a token: it goes on, as the original does
 * (faults M-4), so that the deed is done after all. As whom, it does not care: whoever may. The same data when nobody may.
 */
export const goOn = (db: Db, request: PlainRequest, visit: Visit): Db => {
  for (const { _id: userId, email } of db.users) {
    const { db: next } = attend(db, request, { ...visit, subject: { userId, email } });
    if (next !== db) return next;
  }
  return db;
};
