import type { Db } from '@second-gear/fixtures/db';
import type { Photo } from '../../images/photoPath.ts';
import { cards } from '../../stripe/cards.ts';
import type { Subject } from '../accessTokens.ts';
import type { Given, Reply } from '../handler.ts';
import { backend } from '../handlers.ts';
import { readBody } from './body.ts';
import { Refused } from './httpError.ts';
import type { PlainRequest } from './httpMessages.ts';
import { readParams, readQuery } from './parseUrl.ts';
import { checkErrand, checkProof, readerOf } from './permission.ts';
import { pathnameOf, type RouteName, routeOf } from './routes.ts';

export type Visit = Given & {
  /** Whom the request's token speaks for; null when there is no good one. */
  subject: Subject | null;
  /** The e-mail address that the request's ID token proves, null: none; absent where the server asks for no proof. */
  provenEmail?: string | null | undefined;
  /** Given for an upload, and only then: what it brought, or why that was refused. Read before, because reading a form takes its time. */
  photo?: Photo | Refused;
};

/** What is to be answered, and the data from now on: the same object when nothing has changed. */
export type Served = { db: Db; reply: Reply<unknown>; headers: Record<string, string> };

type AnyCall = (db: Db, ask: unknown) => Reply<unknown>;

// Which row is asked is known only now, so the compiler cannot follow that its ask has been parsed by its own schemas.
const calls = { ...backend, ...cards } as Record<RouteName, AnyCall>;

const answer = (db: Db, request: PlainRequest, { subject, photo, provenEmail, ...given }: Visit): Reply<unknown> => {
  const route = routeOf(request);
  checkErrand(route, request);
  const reader = readerOf(db, route, subject);
  checkProof(route, provenEmail);
  const params = readParams(route);
  const query = readQuery(route, request.path.slice(pathnameOf(request).length + 1));
  if (photo instanceof Refused) throw photo;
  const body = photo ? undefined : readBody(route, request);
  const idempotencyKey = request.headers['idempotency-key'];
  const proven = provenEmail ?? undefined;
  return calls[route.name](db, { ...given, reader, params, query, body, photo, idempotencyKey, proven });
};

/**
 * One request, from its address to its reply: finds the row, asks whether the caller may, reads what is asked, and has it
 * done. Pure: never touches the db it is given, and throws for no request.
 */
export const attend = (db: Db, request: PlainRequest, visit: Visit): Served => {
  try {
    const reply = answer(db, request, visit);
    return { db: ('db' in reply && reply.db) || db, reply, headers: {} };
  } catch (error) {
    if (error instanceof Refused) return { db, reply: error.reply, headers: error.headers };
    throw error;
  }
};
