import { type EndpointName, endpoints, randomId } from '@second-gear/contract';
import { levelOf } from '../cases/causes.ts';
import { examine, type Finding } from '../cases/check.ts';
import { type Case, failureOf, toolsOf } from '../cases/testCase.ts';
import type { Admin } from '../cli/decodeAdminToken.ts';
import { cases } from '../index.ts';
import { NoAnswer } from '../server/sendOverHttp.ts';
import type { Answer, Door } from '../server/serverUnderTest.ts';
import { createOwnCast, type Left, Stopped } from './createdTestData.ts';
import { createStandingCast } from './existingTestData.ts';
import { createAsker, NotAskedAgain } from './httpClient.ts';
import type { Remaining } from './ownRecords.ts';
import { settle, whyOf } from './slot.ts';

/**
 * `fail`: the client or its users suffer. `should`: it works, with a risk to security or money. `pass`: anything else, also with
 * findings of the level `hardening`. `skip`: it was not asked, and `got` says why.
 */
export const verdicts = ['pass', 'should', 'fail', 'skip'] as const;
export type Verdict = (typeof verdicts)[number];

/** One question to one row. Holds nothing of anybody's records, and no token. */
export type Line = {
  row: EndpointName;
  /** Reads on from the row: 'refuses a sold bike'. */
  asked: string;
  /** In the words of the table: '200', '400 or 404'. */
  expected: string;
  got: string;
  verdict: Verdict;
  findings: readonly Finding[];
};

export type Report = Left & { lines: readonly Line[]; isCutShort: boolean };

export type AuditOptions = {
  /** Where the documented paths begin. */
  url: string;
  /** Where the image host answers, whose one call is skipped without it. */
  images?: string;
  /** Verifies sellers and deletes users. */
  admin?: Admin;
  /** Asks nothing that writes. */
  readOnly?: boolean;
  /** Every finding is a failure: what the shop's own doors are held to. */
  strict?: boolean;
  /** Asks questions too that could change or delete records of others: for a test instance. */
  destructive?: boolean;
  /** Just these rows. */
  only?: readonly EndpointName[];
  /** How long an answer may take, in ms. */
  patience?: number;
  /** Told of each line as it comes. */
  onLine?: (line: Line) => void;
  /** Stops asking, and cleans up. */
  signal?: AbortSignal;
  /** Given, before anything is made, a function that lists what would be left if the program ended now. */
  onBegin?: (remaining: () => readonly Remaining[]) => void;
};

/** Thrown when nothing that speaks HTTP is there to be asked; says why, as a clause. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Thrown when the server says that whoever the bearer names is no admin; the bearer is of no use then. */
export class NoAdmin extends Error {
  override name = 'NoAdmin';
}

// Object.keys forgets which names these are.
const rows = Object.keys(endpoints) as EndpointName[];

const isWriting = (row: string): boolean => row in endpoints && endpoints[row as EndpointName].writes;

/** Two calls that read, the second for the server on which only the first one hangs. */
const knocks = [endpoints.listCategories, endpoints.trending];

const knock = async (ask: Door['ask']): Promise<void> => {
  let why = '';
  for (const { method, path } of knocks) {
    try {
      await ask({ method, path });
      return;
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      why = problem.message;
    }
  }
  throw new Unreachable(why);
};

/** A server that cannot say who is an admin is told so by that row's own cases. Rejects with a NoAdmin. */
const checkAdmin = async (ask: Door['ask'], { email, token }: Admin): Promise<void> => {
  const { read } = toolsOf({ ask, tokenFor: async () => token });
  const asked = await settle(() => read('isAdmin', { params: { email } }));
  if ('is' in asked && !asked.is.isAdmin) throw new NoAdmin();
};

const statusOf = ({ status, headers }: Answer): string =>
  status >= 300 && status < 400 && headers.location ? `${status}, a redirection` : String(status);

const verdictOf = (findings: readonly Finding[], strict: boolean): Verdict => {
  const levels = new Set(findings.map(({ cause }) => levelOf(cause)));
  if (levels.has('must') || (strict && levels.size > 0)) return 'fail';
  return levels.has('should') ? 'should' : 'pass';
};

const asked = ({ endpoint, name, status }: Case) => ({
  row: endpoint,
  asked: name,
  expected: [status].flat().join(' or '),
});

const unasked = (one: Case): Line => ({ ...asked(one), got: 'it would write', findings: [], verdict: 'skip' });

/** @param slow the rows of which it has been said that they keep one waiting; each is said once, whoever came upon it first */
const lineOf = async (door: Door, one: Case, strict: boolean, slow: Set<EndpointName>): Promise<Line> => {
  const line = asked(one);
  try {
    const { answer, findings } = await examine(door, one);
    const got = answer ? statusOf(answer) : 'nothing';
    return { ...line, got, findings, verdict: verdictOf(findings, strict) };
  } catch (problem) {
    const failed = (why: string): Line => {
      const findings: Finding[] = [{ cause: failureOf(one), says: why }];
      return { ...line, got: why, findings, verdict: verdictOf(findings, strict) };
    };
    if (problem instanceof NoAnswer) {
      if (problem.isSlow) slow.add(one.endpoint);
      return failed(problem.message);
    }
    if (problem instanceof NotAskedAgain && problem.row === one.endpoint && !slow.has(problem.row)) {
      slow.add(problem.row);
      return failed(problem.why);
    }
    const why = whyOf(problem);
    if (why === undefined) throw problem;
    return { ...line, got: why, findings: [], verdict: 'skip' };
  }
};

/**
 * Asks every row of the table of calls of a running server, well and badly, by the cases of the contract suite, and takes
 * away what it made for that. Rejects with an Unreachable or a NoAdmin, before anything was made.
 */
export const audit = async ({
  url,
  images,
  admin,
  readOnly = false,
  strict = false,
  destructive = false,
  only,
  patience = 10_000,
  onLine = () => undefined,
  signal,
  onBegin = () => undefined,
}: AuditOptions): Promise<Report> => {
  const asker = createAsker({ url, images, patience });
  await knock(createAsker({ url, patience }).ask);
  if (admin) await checkAdmin(asker.ask, admin);

  const own = readOnly ? undefined : createOwnCast(asker, { mark: randomId().slice(-8), admin, destructive, signal });
  if (own) onBegin(own.remaining);
  const door = own ?? createStandingCast(asker, isWriting);
  const wanted = rows
    .filter((row) => !only || only.includes(row))
    .flatMap((row) => cases.filter(({ endpoint }) => endpoint === row));
  const lines: Line[] = [];
  const slow = new Set<EndpointName>();
  let lastly: Left = { unmade: [], removed: [], left: [], changed: [] };
  try {
    for (const one of wanted) {
      if (signal?.aborted) break;
      const line = readOnly && isWriting(one.endpoint) ? unasked(one) : await lineOf(door, one, strict, slow);
      lines.push(line);
      onLine(line);
    }
  } catch (problem) {
    if (!(problem instanceof Stopped)) throw problem;
  } finally {
    // Also when we have broken down ourselves: what was made is not ours to leave behind.
    if (own) lastly = await own.leave();
  }
  return { lines, isCutShort: lines.length < wanted.length, ...lastly };
};
