import { isCategoryId, isId } from '@second-gear/contract';
import * as v from 'valibot';
import { Refused } from './httpError.ts';
import { sentenceOf } from './issueMessage.ts';
import type { Route } from './routes.ts';

const unreadable = 'The address cannot be read.';

/** Decodes one part of an address. Throws Refused (400) on a broken escape or a control character. */
const decode = (part: string): string => {
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch {
    throw new Refused(400, unreadable);
  }
  if (/\p{Cc}/u.test(text)) throw new Refused(400, unreadable);
  return text;
};

/** What has the form of an e-mail address, as far as looking one up is concerned. */
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

const checkForm = ({ name }: Route, key: string, value: string): void => {
  if (key === 'email' && !isEmail(value)) throw new Refused(400, 'email is not an e-mail address.');
  if (key !== 'id' && key !== 'bikeId') return;
  // Brands are numbered; everything else has the database's ids.
  if (!(name === 'listBikes' ? isCategoryId(value) : isId(value))) {
    throw new Refused(404, 'There is nothing with this id.');
  }
};

const check = (route: Route, schema: v.GenericSchema, given: Record<string, string>): unknown => {
  const read = v.safeParse(schema, given);
  if (!read.success) throw new Refused(400, sentenceOf(read.issues));
  for (const [key, value] of Object.entries(given)) checkForm(route, key, value.trim());
  return read.output;
};

/** The row's parameters, decoded and checked. Throws Refused (400, or 404 where an id cannot be anybody's). */
export const readParams = (route: Route): unknown => {
  if (!route.row.params) return undefined;
  const decoded = Object.entries(route.params).map(([key, part]) => [key, decode(part)] as const);
  return check(route, route.row.params, Object.fromEntries(decoded));
};

/**
 * The row's query, decoded and checked. Only what the table names may be asked, and only once: no operators, no second
 * `email`, and never everything for want of a filter. Throws Refused (400).
 *
 * @param search not decoded, without the question mark
 */
export const readQuery = (route: Route, search: string): unknown => {
  const given = new Map<string, string>();
  for (const pair of search.split('&').filter(Boolean)) {
    const [key = '', ...rest] = pair.split('=');
    const name = decode(key.replaceAll('+', ' '));
    if (given.has(name)) throw new Refused(400, 'The address asks for one thing twice.');
    given.set(name, decode(rest.join('=').replaceAll('+', ' ')));
  }
  // fromEntries defines keys, it does not assign them: '__proto__' is then one more unknown name.
  return check(route, route.row.query ?? v.strictObject({}), Object.fromEntries(given));
};
