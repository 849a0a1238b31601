import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '@second-gear/contract';
import * as v from 'valibot';

export type Admin = { email: string; token: string };

/** Thrown for invalid arguments. The message repeats no text that may be secret. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Options = {
  url: string;
  images: string | undefined;
  admin: Admin | undefined;
  /** Whether the server is a test instance whose data may be thrown away. */
  writes: boolean;
  strict: boolean;
  only: EndpointName[] | undefined;
};

export const usage =
  'Usage: npm run contract -- --url URL [--writes] [--bearer TOKEN] [--strict] [--only NAME,NAME] [--images URL]';

export const help = `${usage}

Tests a running server against the contract: sends valid and invalid requests to every endpoint and reports the responses.

Without --writes it sends no request that writes, and uses the users and bikes that exist already.

  --url URL       the URL where the documented paths begin: http://localhost:4000, or http://localhost:4173/api.
  --writes        the server is a test instance whose data may be thrown away: also sends the requests that write. They create
                  users contract-…@secondgear.test with bikes and bookings, and nothing is deleted afterwards. A server
                  that checks too little may change or delete any record.
  --bearer TOKEN  with --writes: an admin's access token, as GET /jwt returns it. The environment variable CONTRACT_BEARER
                  does the same, and is not visible in the list of processes. Without it the cases that need an admin
                  are skipped.
  --strict        should and hardening count as failed too, as for the mock.
  --only NAME,NAME
                  only these endpoints: bookBike,markSold.
  --images URL    with --writes: also tests the image host that accepts photos at this URL, as in VITE_IMAGE_HOST_URL.
  --help          prints this text.

Findings have three levels. must: the client or its users suffer; the case fails. should: a risk to security or money.
hardening: good practice, such as Cache-Control: no-store. A case with another response than the expected one, which harms
no user, is a note and not a pass. Each cause is named once, with a hint; the most serious ones are last, above the verdict.
A request that ends the server fails its case. The run then waits until the server responds again.

Exit code 0: nothing failed (should and hardening do not count without --strict). 1: a case failed, or the server did not
respond any more. 2: the server could not be tested: invalid arguments, no response, a bearer that is not an admin's, test
data that could not be created, or no case without --writes.`;

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
  throw new UsageError(`--only accepts ${Object.keys(endpoints).join(', ')}.`);
};

const Claims = v.object({ email: v.pipe(v.string(), v.email()) });

export const parseAdmin = (token: string | undefined): Admin | undefined => {
  if (!token) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return { email: v.parse(Claims, claims).email, token };
  } catch {
    throw new UsageError(
      'The bearer must be an admin’s access token as GET /jwt returns it; this one contains no e-mail address.',
    );
  }
};

const optionTypes = {
  url: { type: 'string' },
  bearer: { type: 'string' },
  images: { type: 'string' },
  only: { type: 'string' },
  writes: { type: 'boolean' },
  strict: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Node's own message is not used, because it repeats the arguments, and one of them may be a token. */
const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: optionTypes }).values;
  } catch {
    const unknown = args.find((one) => /^--[a-z]{1,12}$/.test(one) && !(one.slice(2) in optionTypes));
    const reason = unknown ? `no option ${unknown}` : 'an unknown option, one without its value, or a value alone';
    throw new UsageError(`There is ${reason}.`);
  }
};

/** Reads the options from the arguments and the environment. Returns 'help' for `--help`. Throws a UsageError. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' => {
  const { url, bearer, images, only, writes = false, strict = false, help: wantsHelp } = parse([...args]);
  if (wantsHelp) return 'help';
  const parsedUrl = parseUrl('--url', url);
  if (!parsedUrl) throw new UsageError('--url is missing: the URL of the server to test.');
  return {
    url: parsedUrl,
    images: parseUrl('--images', images),
    admin: parseAdmin(bearer ?? environment.CONTRACT_BEARER),
    writes,
    strict,
    only: parseEndpointNames(only),
  };
};
