import * as v from 'valibot';
import { Account, demoPassword } from '../auth/accounts.ts';
import { Db } from '../backend/index.ts';

/** All stored data: the backend's collections, and the accounts of the demo auth provider. */
export type ServerData = { db: Db; accounts: readonly Account[] };

/** The file mode of the data file, which contains e-mail addresses and passwords. */
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

/** Earlier versions stored hashes of passwords, which cannot be read any more: the password becomes the demo's. */
const withReadablePassword = (account: Account): Account =>
  account.password?.startsWith('scrypt$') ? { ...account, password: demoPassword } : account;

/**
 * Parses a data file. The result also contains collections and fields that the schemas do not know, because otherwise
 * the next write would remove them. Throws an InvalidDataFileError that names the first invalid record.
 */
export const parseData = (bytes: Uint8Array, file: string): ServerData => {
  const content = parse(bytes, file);
  const issues = [Db, Accounts].flatMap((schema) => v.safeParse(schema, content, { abortEarly: true }).issues ?? []);
  const [issue] = issues;
  if (issue) throw new InvalidDataFileError(file, `at ${v.getDotPath(issue) ?? 'the root'}: ${issue.message}.`);
  const { accounts, ...db } = content as Db & v.InferOutput<typeof Accounts>;
  return { db, accounts: accounts.map(withReadablePassword) };
};
