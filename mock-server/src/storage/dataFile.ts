import * as v from 'valibot';
import { Account, demoPassword } from '../auth/accounts.ts';
import { Db } from '../backend/index.ts';
import { InvalidDataFileError } from '../lib/errors.ts';

/** All stored data: the backend's collections, and the accounts of the demo auth provider. */
export type ServerData = { db: Db; accounts: readonly Account[] };

/**
 * The file mode of the data file. Other users of the machine must not read the file, because it contains e-mail
 * addresses and passwords.
 */
export const ownerOnly = 0o600;

const Accounts = v.object({ accounts: v.array(Account) });

/** The content of a data file as JSON text: an object with the collections and the accounts. */
export const serializeData = ({ db, accounts }: ServerData): string =>
  `${JSON.stringify({ ...db, accounts }, null, 2)}\n`;

/** Describes an issue: which record is invalid, and why. */
const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path ? `at ${path}: ${issue.message}.` : `${issue.message}.`;
};

/**
 * Decodes a data file. Invalid UTF-8 is an error: the decoder would otherwise replace the invalid bytes by U+FFFD, and
 * the next write would store U+FFFD.
 */
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
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is unreadable';
    throw new InvalidDataFileError(file, `it is not JSON (${reason}).`);
  }
};

/** Creates the error for a data file that does not match the schema. It contains the first issue. */
const schemaError = (schema: v.GenericSchema, content: unknown, file: string): InvalidDataFileError => {
  const [issue] = v.safeParse(schema, content, { abortEarly: true }).issues ?? [];
  return new InvalidDataFileError(file, issue ? describeIssue(issue) : 'it has another form.');
};

/** Earlier versions stored hashes of passwords, which cannot be read any more: the password becomes the demo's. */
const withReadablePassword = (account: Account): Account =>
  account.password?.startsWith('scrypt$') ? { ...account, password: demoPassword } : account;

/**
 * Parses a data file. `file` is its name, for the error message. The result also contains the collections and fields
 * that the schemas do not know, because otherwise the next write would remove them from the file. Throws an
 * InvalidDataFileError that says what is wrong.
 */
export const parseData = (bytes: Uint8Array, file: string): ServerData => {
  const content = parse(decodeText(bytes, file), file);
  if (!v.is(Db, content)) throw schemaError(Db, content, file);
  if (!v.is(Accounts, content)) throw schemaError(Accounts, content, file);
  const { accounts, ...db } = content;
  return { db, accounts: accounts.map(withReadablePassword) };
};
