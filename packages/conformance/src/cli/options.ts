import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { type Admin, decodeAdminToken } from './decodeAdminToken.ts';

/**
 * Quotes an argument if it is a plain word. Any other argument might be a token or contain a password, and is not
 * shown.
 */
const quoteIfSafe = (typed: string): string => (/^[a-z][a-z_-]{0,29}$/i.test(typed) ? ` ‘${typed}’` : '');

/**
 * Thrown for invalid arguments. The message says which argument is invalid, and which values are valid. It repeats no
 * text that may be secret.
 */
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
  /** Whether the records that are left behind are listed. */
  verbose: boolean;
  only: EndpointName[] | undefined;
  /** The file into which the report is written as JSON. */
  json: string | undefined;
};

export const usage =
  'Usage: npm run contract -- --url URL [--bearer TOKEN] [--read-only] [--strict] [--destructive] [--only NAME,NAME] [--images URL] [--json FILE] [--verbose]';

export const help = `${usage}

Tests a running server against the contract: sends valid and invalid requests to every endpoint and reports the responses.

By default it reads and changes only records that it created itself. It creates users contract-…@secondgear.test with bikes
and bookings, deletes them at the end (also after Ctrl-C), reads the lists again, and counts what is left: bookings,
payments, and without an admin's bearer the users. For a moment one of its bikes is the trending bike.

  --url URL       the URL where the documented paths begin: http://localhost:4000, or http://localhost:4173/api.
  --bearer TOKEN  an admin's access token, as GET /jwt returns it. The environment variable CONTRACT_BEARER does the same, and is
                  not visible in the list of processes. Without it no seller is verified and no user deleted: those
                  cases are skipped, and the users that were created stay.
  --read-only     sends no request that writes, and uses the users and bikes that exist already.
  --destructive   also sends requests that could change or delete records of others on a server that checks too little:
                  writes with unknown, malformed or missing ids and filters, and bodies without an e-mail address of
                  the run. For a test instance only.
  --strict        should and hardening count as failed too, as for the mock.
  --only NAME,NAME
                  only these endpoints: bookBike,markSold.
  --images URL    also tests the image host at this URL. A photo cannot be deleted again.
  --json FILE     writes the whole report to this file, too.
  --verbose       lists each record that is left behind, with its id.
  --help          prints this text.

Findings have three levels. must: the client or its users suffer; the case fails. should: a risk to security or money.
hardening: good practice, such as Cache-Control: no-store. A case with another response than the expected one, which harms
no user, is a note and not a pass. Each cause is named once, with a hint; the most serious ones are last, above the verdict.
A request that ends the server fails its case. The run then waits until the server responds again.

Exit code 0: nothing failed (should and hardening do not count without --strict). 1: a case failed, or the run was stopped.
2: the server could not be tested: invalid arguments, no response, a bearer that is not an admin's, or test data that could
not be created.
`;

const parseUrl = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`${name} must be a URL such as http://localhost:4000.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError(`${name} is only the URL where the paths begin: no password, no query.`);
  }
  return url.href;
};

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

const parseEndpointNames = (text: string | undefined): EndpointName[] | undefined => {
  if (text === undefined) return undefined;
  const names = text.split(',').map((name) => name.trim());
  if (names.every(isEndpointName)) return names;
  const unknown = names.filter((name) => !isEndpointName(name)).map(quoteIfSafe);
  throw new UsageError(
    `There is no endpoint${unknown.join(',')}. --only accepts ${Object.keys(endpoints).join(', ')}.`,
  );
};

const parseAdmin = (token: string | undefined): Admin | undefined => {
  if (!token) return undefined;
  const admin = decodeAdminToken(token);
  if (!admin)
    throw new UsageError(
      'The bearer must be an admin’s access token as GET /jwt returns it; this one contains no e-mail address.',
    );
  return admin;
};

const optionTypes = {
  url: { type: 'string' },
  bearer: { type: 'string' },
  images: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
  'read-only': { type: 'boolean' },
  strict: { type: 'boolean' },
  destructive: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const isKnownOption = (name: string): name is keyof typeof optionTypes => Object.hasOwn(optionTypes, name);

/** Returns a sentence that says why the arguments cannot be parsed. */
const describeParseError = (args: string[]): string => {
  for (const token of parseArgs({ args, options: optionTypes, strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') return `Unknown argument${quoteIfSafe(token.value)}.`;
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    if (!isKnownOption(name)) return `Unknown option${quoteIfSafe(name)}.`;
    if (optionTypes[name].type === 'boolean' && value !== undefined) return `--${name} takes no value.`;
    // A value that begins with a hyphen is the next option, unless it is attached with `=`.
    const isGiven = value !== undefined && (inlineValue || !value.startsWith('-'));
    if (optionTypes[name].type === 'string' && !isGiven) return `--${name} needs a value.`;
  }
  return 'The arguments cannot be parsed.';
};

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: optionTypes }).values;
  } catch {
    // Node's own message is not used, because it repeats the arguments: one of them may be a token that the user typed
    // in the wrong place.
    throw new UsageError(describeParseError(args));
  }
};

/** Reads the options from the arguments and the environment. Returns 'help' for `--help`. Throws a UsageError. */
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
    verbose = false,
    help: wantsHelp,
    ...rest
  } = parse([...args]);
  if (wantsHelp) return 'help';
  const parsedUrl = parseUrl('--url', url);
  if (!parsedUrl) throw new UsageError('--url is missing: the URL of the server to test.');
  if (destructive && rest['read-only']) throw new UsageError('--destructive and --read-only contradict each other.');
  return {
    url: parsedUrl,
    images: parseUrl('--images', images),
    admin: parseAdmin(bearer ?? environment.CONTRACT_BEARER),
    readOnly: rest['read-only'] ?? false,
    strict,
    destructive,
    verbose,
    only: parseEndpointNames(only),
    json,
  };
};
