import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { type Admin, adminBy } from './decodeAdminToken.ts';

/** As it was typed, where that may be shown: a word, and never anything that may be a token or hold a password. */
const quoted = (typed: string): string => (/^[a-z][a-z_-]{0,29}$/i.test(typed) ? ` ‘${typed}’` : '');

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
  destructive: boolean;
  only: EndpointName[] | undefined;
  /** Where to write the report for machines. */
  json: string | undefined;
};

export const usage =
  'Usage: npm run contract -- --url URL [--bearer TOKEN] [--read-only] [--strict] [--destructive] [--only ROW,ROW] [--images URL] [--json FILE]';

export const help = `${usage}

Asks every row of the table of calls of a running server, well and badly, and says what it got.

By default it reads and changes only records that it made itself. It creates users contract-…@secondgear.test with bikes
and bookings, deletes them at the end (also after Ctrl-C), reads the lists again, and names what is left: bookings,
payments, and without an admin's bearer the users. For a moment a bike of its own is the trending one.

  --url URL       where the documented paths begin: http://localhost:4000, or http://localhost:4173/api.
  --bearer TOKEN  an admin's access token, as GET /jwt gives it; CONTRACT_BEARER does the same, and stays out of the list
                  of processes. Without it no seller is verified and no user deleted: those cases are skipped, and the
                  users that were made stay.
  --read-only     asks nothing that writes, about the users and bikes that are there already.
  --destructive   asks too what could change or delete records of others on a server that checks too little: writes with
                  unknown, malformed or missing ids and filters, and bodies without an address of the run. For a test
                  instance only.
  --strict        should and hardening count as failed, too: what the mock is held to.
  --only ROW,ROW  just these rows, by their names in the table: bookBike,markSold.
  --images URL    asks the image host there for the one call that is its own. A photo cannot be deleted again.
  --json FILE     writes the whole report there as well.
  --help          this text.

What is found has three levels. must: the client or its users suffer; the question fails. should: a risk to security or
money. hardening: good practice, such as Cache-Control: no-store; the question passes. Each cause is named once, with a hint.

Ends with 0 when nothing failed (should and hardening do not count without --strict), with 1 when something did or it
was stopped, with 2 when it could not ask: the arguments
make no sense, nothing answers, the bearer is no admin's, or what the cases need could not be made.
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
  const unknown = names.filter((name) => !isRow(name)).map(quoted);
  throw new UsageError(`There is no row${unknown.join(',')}. --only knows ${Object.keys(endpoints).join(', ')}.`);
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

const known = {
  url: { type: 'string' },
  bearer: { type: 'string' },
  images: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
  'read-only': { type: 'boolean' },
  strict: { type: 'boolean' },
  destructive: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** What is wrong with arguments that cannot be read. */
const complaintOf = (args: string[]): string => {
  for (const token of parseArgs({ args, options: known, strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') return `There is an argument${quoted(token.value)} that is not known here.`;
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    if (!isKnown(name)) return `There is an option${quoted(name)} that is not known here.`;
    if (known[name].type === 'boolean' && value !== undefined) return `--${name} takes no value.`;
    // What begins with a hyphen is the next option, unless it is tied to this one.
    const isGiven = value !== undefined && (inlineValue || !value.startsWith('-'));
    if (known[name].type === 'string' && !isGiven) return `--${name} lacks its value.`;
  }
  return 'The arguments cannot be read.';
};

const given = (args: string[]) => {
  try {
    return parseArgs({ args, options: known }).values;
  } catch {
    // Not in Node's own words: they repeat whatever was typed, and it may be a token that was put in the wrong place.
    throw new UsageError(complaintOf(args));
  }
};

/** What is wished for in the arguments and the environment; 'help' where that is. Throws a UsageError. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' => {
  const {
    url,
    bearer,
    images,
    only,
    json,
    strict = false,
    destructive = false,
    help: isLost,
    ...rest
  } = given([...args]);
  if (isLost) return 'help';
  const address = addressIn('--url', url);
  if (!address) throw new UsageError('--url says which server to ask.');
  if (destructive && rest['read-only']) throw new UsageError('--destructive and --read-only contradict each other.');
  return {
    url: address,
    images: addressIn('--images', images),
    admin: adminIn(bearer ?? environment.CONTRACT_BEARER),
    readOnly: rest['read-only'] ?? false,
    strict,
    destructive,
    only: rowsIn(only),
    json,
  };
};
