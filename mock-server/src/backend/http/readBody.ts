import * as v from 'valibot';
import { HttpError, type HttpRequest, issueMessage, jsonLimit } from './httpMessages.ts';
import type { Route } from './routes.ts';

const isJson = (contentType: string): boolean =>
  /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType.trim());

/** Whether an object in a valid JSON text has the same key twice. Two parsers could then read different values. */
const hasDuplicateKey = (text: string): boolean => {
  const containers: (Set<string> | 'array')[] = [];
  let lastString = '""';
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{') containers.push(new Set());
    else if (token === '[') containers.push('array');
    else if (token === '}' || token === ']') containers.pop();
    else if (token !== ':') lastString = token;
    else {
      const keys = containers.at(-1);
      const key = String(JSON.parse(lastString));
      if (keys instanceof Set && keys.has(key)) return true;
      if (keys instanceof Set) keys.add(key);
    }
  }
  return false;
};

const unreadable = new HttpError(400, 'The body is not readable JSON.');

/** Stricter than `JSON.parse`: no invalid UTF-8, duplicate keys, `__proto__`, or text that cannot be encoded again. */
const parseJson = (bytes: Uint8Array): unknown => {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text, (key, part: unknown) => {
      if (key === '__proto__' || (typeof part === 'string' && /\0|\p{Cs}/u.test(part))) throw unreadable;
      return part;
    });
  } catch {
    throw unreadable;
  }
  if (hasDuplicateKey(text)) throw unreadable;
  return value;
};

/** Parses the body, and removes fields that are not in the schema. Throws an HttpError: 413, 415 or 400. */
export const readBody = ({ endpoint }: Route, { headers, body }: HttpRequest): unknown => {
  if (body.length > jsonLimit) throw new HttpError(413, 'The body is larger than one megabyte.');
  if (!endpoint.body) return undefined;
  if (headers['content-encoding'] || !isJson(headers['content-type'] ?? ''))
    throw new HttpError(415, 'The body must be JSON, and say so.');
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'The body must be a JSON object.');
  const parsed = v.safeParse(endpoint.body, value);
  if (!parsed.success) throw new HttpError(400, issueMessage(parsed.issues));
  return parsed.output;
};
