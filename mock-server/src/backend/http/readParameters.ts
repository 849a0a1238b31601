import { isCategoryId, isId } from '@second-gear/contract';
import * as v from 'valibot';
import { HttpError } from './httpError.ts';
import { issueMessage } from './issueMessage.ts';
import type { Route } from './routes.ts';

const unreadable = 'The address cannot be read.';

/** Decodes one part of a URL. Throws HttpError (400) for an invalid escape sequence or a control character. */
const decode = (part: string): string => {
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch {
    throw new HttpError(400, unreadable);
  }
  if (/\p{Cc}/u.test(text)) throw new HttpError(400, unreadable);
  return text;
};

/** Whether a text looks like an e-mail address. */
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

const checkFormat = ({ name }: Route, key: string, value: string): void => {
  if (key === 'email' && !isEmail(value)) throw new HttpError(400, 'email is not an e-mail address.');
  if (key !== 'id' && key !== 'bikeId') return;
  // The format of ids: a number for a category, and the format of the database for all other records.
  if (!(name === 'listBikes' ? isCategoryId(value) : isId(value))) {
    throw new HttpError(404, 'There is nothing with this id.');
  }
};

const validate = (route: Route, schema: v.GenericSchema, values: Record<string, string>): unknown => {
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) throw new HttpError(400, issueMessage(parsed.issues));
  for (const [key, value] of Object.entries(values)) checkFormat(route, key, value.trim());
  return parsed.output;
};

/**
 * Decodes and validates the path parameters. Throws HttpError: 404 for an id that no record can have, 400 for any other
 * invalid parameter.
 */
export const readParams = (route: Route): unknown => {
  if (!route.endpoint.params) return undefined;
  const decoded = Object.entries(route.params).map(([key, part]) => [key, decode(part)] as const);
  return validate(route, route.endpoint.params, Object.fromEntries(decoded));
};

/**
 * Decodes and validates the query parameters. Accepts only the documented parameters, and each of them once. Database
 * operators, a second `email` and a missing filter are rejected, because such a request could return all records.
 * Throws HttpError (400).
 *
 * @param search the query as received, not decoded, without the question mark
 */
export const readQuery = (route: Route, search: string): unknown => {
  decode(search.replaceAll('+', ' '));
  const parameters = new URLSearchParams(search);
  if (new Set(parameters.keys()).size < parameters.size)
    throw new HttpError(400, 'The address asks for one thing twice.');
  return validate(route, route.endpoint.query ?? v.strictObject({}), Object.fromEntries(parameters));
};
