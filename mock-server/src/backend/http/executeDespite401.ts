import type { Db } from '@second-gear/fixtures/db';
import { handleRequest, type RequestContext } from './handleRequest.ts';
import type { HttpRequest } from './httpMessages.ts';

/**
 * Emulates a bug of the legacy server (failure mode M-4): it sends a 401 response and executes the write all the same.
 * Executes the write as the first user who is allowed to send it. If no user is allowed to send it, returns the data
 * unchanged.
 */
export const executeDespite401 = (db: Db, request: HttpRequest, context: RequestContext): Db => {
  for (const { _id: userId, email } of db.users) {
    const { db: next } = handleRequest(db, request, { ...context, subject: { userId, email } });
    if (next !== db) return next;
  }
  return db;
};
