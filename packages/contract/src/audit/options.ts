import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { type Admin, adminBy } from './admin.ts';

/** Thrown for arguments that make no sense; says which, and what would. Repeats nothing that may be secret. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Options = {
  url: string;
  images: string | undefined;
  admin: Admin | undefined;
  readOnly: boolean;
  strict: boolean;
  only: EndpointName[] | undefined;
  /** Where to write the report for machines. */
  json: string | undefined;
};

export const usage =
  'Usage: npm run contract -- --url URL [--bearer TOKEN] [--read-only] [--strict] [--only ROW,ROW] [--images URL] [--json FILE]';

export const help = `${usage}

Asks every row of the table of calls of a running server, well and badly, and says what it got.

  --url URL       where the documented paths begin: http://localhost:4000, or http://localhost:4173/api.
  --bearer TOKEN  an admin's access token, as GET /jwt gives it; CONTRACT_BEARER does the same, and stays out of the list
                  of processes. Without it no seller is verified and no user deleted: those cases are skipped, and the
                  users that were made stay.
  --read-only     asks nothing that writes, of whoever and whatever is there already.
  --strict        what is kept in another manner than the shop's own mock keeps it counts as failed, too.
  --only ROW,ROW  just these rows, by their names in the table: bookBike,markSold.
  --images URL    asks the image host there for the one call that is its own. A photo cannot be taken away again.
  --json FILE     writes the whole report there as well.
  --help          this text.

Ends with 0 when nothing failed, with 1 when something did or it was stopped, with 2 when it could not ask.
`;

const addressIn = (name: string, given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`${name} must be an address such as http://localhost:4000.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(`${name} is just where the paths begin: no password, no query.`);
  }
  return url.href;
};

const isRow = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

const rowsIn = (given: string | undefined): EndpointName[] | undefined => {
  if (given === undefined) return undefined;
  const names = given.split(',').map((name) => name.trim());
  if (names.every(isRow)) return names;
  throw new UsageError(`--only knows ${Object.keys(endpoints).join(', ')}.`);
};

const adminIn = (token: string | undefined): Admin | undefined => {
  if (!token) return undefined;
  const admin = adminBy(token);
  if (!admin)
    throw new UsageError(
      'The bearer must be an admin’s access token as GET /jwt gives it; this one does not say whose it is.',
    );
  return admin;
};

const given = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        bearer: { type: 'string' },
        images: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        'read-only': { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (problem) {
    // It may be a token that was put in the wrong place: the argument is not repeated.
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    const isUnknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    throw new UsageError(isUnknown ? 'There is an argument that is not known here.' : 'An argument lacks its value.');
  }
};

/** What is wished for in the arguments and the environment; 'help' where that is. Throws a UsageError. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' => {
  const { url, bearer, images, only, json, strict = false, help: isLost, ...rest } = given(args);
  if (isLost) return 'help';
  const address = addressIn('--url', url);
  if (!address) throw new UsageError('--url says which server to ask.');
  return {
    url: address,
    images: addressIn('--images', images),
    admin: adminIn(bearer ?? environment.CONTRACT_BEARER),
    readOnly: rest['read-only'] ?? false,
    strict,
    only: rowsIn(only),
    json,
  };
};
