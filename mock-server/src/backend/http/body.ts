import * as v from 'valibot';
import { Refused } from './httpError.ts';
import { jsonLimit, type PlainRequest } from './httpMessages.ts';
import { sentenceOf } from './issueMessage.ts';
import { NotOurJson, readJson } from './json.ts';
import type { Route } from './routes.ts';

const isJson = (contentType: string): boolean =>
  /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType.trim());

const parsed = (body: Uint8Array): unknown => {
  try {
    return readJson(body);
  } catch (error) {
    if (error instanceof NotOurJson) throw new Refused(400, 'The body is not readable JSON.');
    throw error;
  }
};

/**
 * The row's body, parsed and checked; fields that the table does not name are dropped.
 * Throws Refused: 413 over a megabyte, 415 when it is not JSON in UTF-8, 400 when it is not what is asked for.
 */
export const readBody = ({ row }: Route, { headers, body }: PlainRequest): unknown => {
  // A row that asks for no body lets one lie unread, but not a heap.
  if (body.length > jsonLimit) throw new Refused(413, 'The body is larger than one megabyte.');
  if (!row.body) return undefined;
  if (headers['content-encoding'] || !isJson(headers['content-type'] ?? '')) {
    throw new Refused(415, 'The body must be JSON, and say so.');
  }
  const given = parsed(body);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refused(400, 'The body must be a JSON object.');
  }
  const read = v.safeParse(row.body, given);
  if (!read.success) throw new Refused(400, sentenceOf(read.issues));
  return read.output;
};
