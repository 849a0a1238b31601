import * as v from 'valibot';
import { Account } from '../auth/accounts.ts';
import { Db } from '../backend/index.ts';
import { InvalidDataFileError } from './errors.ts';

/** Everything that is kept: the shop's collections, and what the identity stand-in knows of its people. */
export type ServerData = { db: Db; accounts: readonly Account[] };

/** How a data file is kept: addresses and hashes of passwords are nobody else's business on a shared machine. */
export const ownerOnly = 0o600;

const Accounts = v.object({ accounts: v.array(Account) });

/** The shop in `db.json` form: the collections side by side, the accounts beside them. */
export const serializeData = ({ db, accounts }: ServerData): string =>
  `${JSON.stringify({ ...db, accounts }, null, 2)}\n`;

/** Which record is wrong, and how, in one sentence. */
const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue);
  return place ? `at ${place}: ${issue.message}.` : `${issue.message}.`;
};

/** The text of a file. Bytes that are no UTF-8 would be read as question marks, and written back as such. */
const decodeText = (bytes: Uint8Array, file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidDataFileError(file, 'it is not text in UTF-8.');
  }
};

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (problem) {
    const reason = problem instanceof SyntaxError ? problem.message : 'it is unreadable';
    throw new InvalidDataFileError(file, `it is not JSON (${reason}).`);
  }
};

/** What is wrong first with content that the schema does not take. */
const schemaError = (schema: v.GenericSchema, content: unknown, file: string): InvalidDataFileError => {
  const [issue] = v.safeParse(schema, content, { abortEarly: true }).issues ?? [];
  return new InvalidDataFileError(file, issue ? describeIssue(issue) : 'it is not a shop.');
};

/**
 * The shop in a data file. `file` is its name, for the error. What the schemas do not know, collections and fields, is
 * kept as it is: it is somebody's, and the next write would lose it. Throws a BrokenFileError that says what is wrong.
 */
export const parseData = (bytes: Uint8Array, file: string): ServerData => {
  const content = parse(decodeText(bytes, file), file);
  if (!v.is(Db, content)) throw schemaError(Db, content, file);
  if (!v.is(Accounts, content)) throw schemaError(Accounts, content, file);
  const { accounts, ...db } = content;
  return { db, accounts };
};
