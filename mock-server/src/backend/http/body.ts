import * as v from 'valibot';
import { HttpError } from './httpError.ts';
import { type HttpRequest, jsonLimit } from './httpMessages.ts';
import { issueMessage } from './issueMessage.ts';
import { InvalidJsonError, readJson } from './readJson.ts';
import type { Route } from './routes.ts';

const isJson = (contentType: string): boolean =>
  /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType.trim());

const parseJson = (body: Uint8Array): unknown => {
  try {
    return readJson(body);
  } catch (error) {
    if (error instanceof InvalidJsonError) throw new HttpError(400, 'The body is not readable JSON.');
    throw error;
  }
};

/**
 * Parses and validates the body of a request. Removes fields that are not in the schema. Throws HttpError: 413 when the
 * body is larger than one megabyte, 415 when its content type is not JSON in UTF-8, 400 when it does not match the
 * schema.
 */
export const readBody = ({ endpoint }: Route, { headers, body }: HttpRequest): unknown => {
  // An endpoint without a body schema ignores the body, but rejects a body that is too large.
  if (body.length > jsonLimit) throw new HttpError(413, 'The body is larger than one megabyte.');
  if (!endpoint.body) return undefined;
  if (headers['content-encoding'] || !isJson(headers['content-type'] ?? '')) {
    throw new HttpError(415, 'The body must be JSON, and say so.');
  }
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'The body must be a JSON object.');
  }
  const parsed = v.safeParse(endpoint.body, value);
  if (!parsed.success) throw new HttpError(400, issueMessage(parsed.issues));
  return parsed.output;
};
