import * as v from 'valibot';
import { Account, demoPassword } from '../auth/accounts.ts';
import { Db } from '../backend/index.ts';

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

/** Thrown at the start when the data file is invalid. The file stays unchanged. */
export class InvalidDataFileError extends Error {
  override name = 'InvalidDataFileError';
  constructor(file: string, reason: string) {
    super(
      `The data file ${file} cannot be used: ${reason} It was not changed. Correct it, move it away, or use another file.`,
    );
  }
}

const parse = (bytes: Uint8Array, file: string): unknown => {
  try {
    // Invalid UTF-8 is an error: the next write would otherwise store replacement characters.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new InvalidDataFileError(file, `it is not JSON (${error instanceof Error ? error.message : error}).`);
  }
};

/** Creates the error for a data file that does not match the schema. It names the first record that is invalid. */
const schemaError = (schema: v.GenericSchema, content: unknown, file: string): InvalidDataFileError => {
  const [issue] = v.safeParse(schema, content, { abortEarly: true }).issues ?? [];
  const path = issue && v.getDotPath(issue);
  return new InvalidDataFileError(file, `${path ? `at ${path}: ` : ''}${issue?.message ?? 'it has another form'}.`);
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
  const content = parse(bytes, file);
  if (!v.is(Db, content)) throw schemaError(Db, content, file);
  if (!v.is(Accounts, content)) throw schemaError(Accounts, content, file);
  const { accounts, ...db } = content;
  return { db, accounts: accounts.map(withReadablePassword) };
};
