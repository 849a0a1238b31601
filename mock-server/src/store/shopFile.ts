import { Db } from '@second-gear/contract/backend';
import * as v from 'valibot';
import { Account } from '../identity/accounts.ts';
import { BrokenFileError } from './problems.ts';

/** Everything that is kept: the shop's collections, and what the identity stand-in knows of its people. */
export type Shop = { db: Db; accounts: readonly Account[] };

const Accounts = v.object({ accounts: v.array(Account) });

/** The shop in `db.json` form: the collections side by side, the accounts beside them. */
export const printShop = ({ db, accounts }: Shop): string => `${JSON.stringify({ ...db, accounts }, null, 2)}\n`;

/** Which record is wrong, and how, in one sentence. */
const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue);
  return place ? `at ${place}: ${issue.message}.` : `${issue.message}.`;
};

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (problem) {
    const reason = problem instanceof SyntaxError ? problem.message : 'it is unreadable';
    throw new BrokenFileError(file, `it is not JSON (${reason}).`);
  }
};

/** The shop in a data file's text. `file` is its name, for the error. Throws a BrokenFileError that says what is wrong. */
export const readShop = (text: string, file: string): Shop => {
  const content = parse(text, file);
  const db = v.safeParse(Db, content, { abortEarly: true });
  if (!db.success) throw new BrokenFileError(file, sentenceOf(db.issues[0]));
  const rest = v.safeParse(Accounts, content, { abortEarly: true });
  if (!rest.success) throw new BrokenFileError(file, sentenceOf(rest.issues[0]));
  return { db: db.output, accounts: rest.output.accounts };
};
