import { isCategoryId, isId } from '@second-gear/contract';
import * as v from 'valibot';
import { HttpError, issueMessage } from './httpMessages.ts';
import type { Route } from './routes.ts';

/** Decodes one part of a URL. Throws an HttpError (400) for an invalid escape sequence or a control character. */
const decode = (part: string): string => {
  try {
    const text = decodeURIComponent(part);
    if (!/\p{Cc}/u.test(text)) return text;
  } catch {
    // Falls through to the error for unreadable addresses.
  }
  throw new HttpError(400, 'The address cannot be read.');
};

const checkFormat = ({ name }: Route, key: string, value: string): void => {
  if (key === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) throw new HttpError(400, 'email is not an e-mail address.');
  if (key !== 'id' && key !== 'bikeId') return;
  const isPossible = name === 'listBikes' ? isCategoryId(value) : isId(value);
  if (!isPossible) throw new HttpError(404, 'There is nothing with this id.');
};

const validate = (route: Route, schema: v.GenericSchema, values: Record<string, string>): unknown => {
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) throw new HttpError(400, issueMessage(parsed.issues));
  for (const [key, value] of Object.entries(values)) checkFormat(route, key, value.trim());
  return parsed.output;
};

/** Throws an HttpError: 404 for an id that no record can have, 400 for any other invalid parameter. */
export const readParams = (route: Route): unknown => {
  if (!route.endpoint.params) return undefined;
  const decoded = Object.entries(route.params).map(([key, part]) => [key, decode(part)] as const);
  return validate(route, route.endpoint.params, Object.fromEntries(decoded));
};

/**
 * Accepts only the documented parameters, and each of them once: database operators, a second `email` or a missing
 * filter could return all records. Throws an HttpError (400).
 *
 * @param search the query as received, without the question mark
 */
export const readQuery = (route: Route, search: string): unknown => {
  decode(search.replaceAll('+', ' '));
  const parameters = new URLSearchParams(search);
  if (new Set(parameters.keys()).size < parameters.size)
    throw new HttpError(400, 'The address asks for one thing twice.');
  return validate(route, route.endpoint.query ?? v.strictObject({}), Object.fromEntries(parameters));
};
