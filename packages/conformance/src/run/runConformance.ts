import { setTimeout } from 'node:timers/promises';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { check, type Finding } from '../cases/check.ts';
import { isOtherResponse, levelOf } from '../cases/findingCauses.ts';
import { createApiTools, failureCauseOf, type TestCase } from '../cases/testCase.ts';
import type { Admin } from '../cli/decodeAdminToken.ts';
import { cases } from '../index.ts';
import { NoResponseError } from '../server/sendOverHttp.ts';
import type { HttpResponse, ServerUnderTest } from '../server/serverUnderTest.ts';
import { createWritingServer } from './createdData.ts';
import { createReadOnlyServer, wouldWrite } from './existingData.ts';
import { createHttpClient, EndpointTimedOut } from './httpClient.ts';
import { reasonOf, toResult } from './result.ts';

/**
 * The verdict about a case. `fail`: the client fails, or its users are harmed. `should`: the endpoint works, with a
 * risk to security or money. `note`: the response differs from the expected one, and harms no user. `pass`: the response
 * is the expected one, though its form may have findings. `skip`: no request was sent, and `got` says why.
 */
export const verdicts = ['pass', 'note', 'should', 'fail', 'skip'] as const;
export type Verdict = (typeof verdicts)[number];

/** The result of one test case. It contains no token and no data of the server's records. */
export type ReportLine = {
  endpoint: EndpointName;
  /** The text after the endpoint's name in the title: 'rejects a sold bike'. */
  name: string;
  /** The expected status: '200', '400 or 404'. */
  expected: string;
  got: string;
  verdict: Verdict;
  findings: readonly Finding[];
};

/** A request without a response, because the connection broke. */
export type BrokenConnection = {
  /** The endpoint and the name of the case. */
  in: string;
  /** A clause: 'the connection was closed'. */
  reason: string;
  /** `restarted`: the server did not respond for a while. `gone`: it did not respond again, and the run ended. */
  server: 'running' | 'restarted' | 'gone';
};

export type Report = {
  lines: readonly ReportLine[];
  /** Whether the run ended because the server did not respond any more. */
  isCutShort: boolean;
  broken: readonly BrokenConnection[];
  /** One clause for each reason why a part of the test data could not be created. */
  notCreated: readonly string[];
};

export type ConformanceOptions = {
  /** The URL at which the documented paths begin. */
  url: string;
  /** The URL of the image host. If undefined, `uploadPhoto` is skipped. */
  images?: string | undefined;
  /** The admin. Without one, no seller is verified and no user deleted. Only used with `writes`. */
  admin?: Admin | undefined;
  /** If true, the server is a test instance whose data may be thrown away. Otherwise no request that writes is sent. */
  writes?: boolean;
  /** If true, every finding counts as a failure. The mock server is tested in this way. */
  strict?: boolean;
  /** The endpoints to test. If undefined, all endpoints are tested. */
  only?: readonly EndpointName[] | undefined;
  /** How long a response may take, in ms. */
  timeoutMs?: number;
  /** Called after each test case. */
  onLine?: (line: ReportLine) => void;
};

/** Thrown if no HTTP server responds at the URL. The message is a clause that says why. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable';
}

/** Thrown if the server says that the user of the admin token is not an admin. */
export class NotAdminError extends Error {
  override name = 'NotAdminError';
}

// `Object.keys` returns `string[]`, so the type is asserted.
const endpointNames = Object.keys(endpoints) as EndpointName[];

const isWriting = (name: EndpointName): boolean => endpoints[name].writes;

/**
 * The endpoints that show whether a server responds at all. There are two, because on some servers one of them never
 * responds.
 */
const pingEndpoints = [endpoints.listCategories, endpoints.trending];

const ping = async (send: ServerUnderTest['send']): Promise<void> => {
  let reason = '';
  for (const { method, path } of pingEndpoints) {
    try {
      await send({ method, path });
      return;
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      reason = error.message;
    }
  }
  throw new ServerUnreachable(reason);
};

/** The statuses with which a proxy says that the server behind it does not respond. */
const proxyErrors = [502, 503, 504];

const isResponding = async (send: ServerUnderTest['send']): Promise<boolean> => {
  for (const { method, path } of pingEndpoints) {
    const result = await toResult(() => send({ method, path }));
    if ('value' in result && !proxyErrors.includes(result.value.status)) return true;
  }
  return false;
};

/** How long a server may take to start again after a request has ended its process, in ms. */
const maxRestartMs = 20_000;

/** Says whether the server responds after a broken connection. If not, waits until it does. */
const awaitServer = async (send: ServerUnderTest['send']): Promise<BrokenConnection['server']> => {
  if (await isResponding(send)) return 'running';
  for (const end = Date.now() + maxRestartMs; Date.now() < end; ) {
    await setTimeout(100);
    if (await isResponding(send)) return 'restarted';
  }
  return 'gone';
};

/** Rejects with a NotAdminError. An error of the endpoint `isAdmin` itself is reported by its own test cases. */
const checkAdmin = async (send: ServerUnderTest['send'], { email, token }: Admin): Promise<void> => {
  const { read } = createApiTools({ send, tokenFor: async () => token });
  const role = await toResult(() => read('isAdmin', { params: { email } }));
  if ('value' in role && !role.value.isAdmin) throw new NotAdminError();
};

const describeStatus = ({ status, headers }: HttpResponse): string =>
  status >= 300 && status < 400 && headers.location ? `${status}, a redirection` : String(status);

const verdictOf = (findings: readonly Finding[], strict: boolean): Verdict => {
  const levels = new Set(findings.map(({ cause }) => levelOf(cause)));
  if (levels.has('must') || (strict && levels.size > 0)) return 'fail';
  if (levels.has('should')) return 'should';
  return findings.some(({ cause }) => isOtherResponse(cause)) ? 'note' : 'pass';
};

/** The line of a case whose request has ended the server. What the case found out afterwards means nothing. */
const lineOfEndedServer = (line: ReportLine, reason: string): ReportLine => ({
  ...line,
  got: reason,
  findings: [{ cause: 'process', message: `${reason}, and then the server did not respond` }],
  verdict: 'fail',
});

const titleOfLine = ({ endpoint, name }: ReportLine): string => `${endpoint} ${name}`;

const lineStart = ({ endpoint, name, status }: TestCase) => ({
  endpoint,
  name,
  expected: [status].flat().join(' or '),
});

const skippedLine = (testCase: TestCase): ReportLine => ({
  ...lineStart(testCase),
  got: wouldWrite,
  findings: [],
  verdict: 'skip',
});

/**
 * Runs one case, and returns its line of the report.
 *
 * @param timedOut the endpoints whose timeout is already in the report; the report has one timeout for each endpoint
 */
const runCaseForReport = async (
  server: ServerUnderTest,
  testCase: TestCase,
  strict: boolean,
  timedOut: Set<EndpointName>,
): Promise<ReportLine> => {
  const line = lineStart(testCase);
  try {
    const { response, findings } = await check(server, testCase);
    const got = response ? describeStatus(response) : 'nothing';
    return { ...line, got, findings, verdict: verdictOf(findings, strict) };
  } catch (error) {
    const failed = (reason: string): ReportLine => {
      const findings: Finding[] = [{ cause: failureCauseOf(testCase), message: reason }];
      return { ...line, got: reason, findings, verdict: verdictOf(findings, strict) };
    };
    if (error instanceof NoResponseError) {
      if (error.isTimeout) timedOut.add(testCase.endpoint);
      return failed(error.message);
    }
    if (error instanceof EndpointTimedOut && error.endpoint === testCase.endpoint && !timedOut.has(error.endpoint)) {
      timedOut.add(error.endpoint);
      return failed(error.reason);
    }
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { ...line, got: reason, findings: [], verdict: 'skip' };
  }
};

/**
 * Runs the test cases against a server.
 *
 * @throws a ServerUnreachable or a NotAdminError before anything is created
 */
export const runConformance = async ({
  url,
  images,
  admin,
  writes = false,
  strict = false,
  only,
  timeoutMs = 10_000,
  onLine = () => undefined,
}: ConformanceOptions): Promise<Report> => {
  const client = createHttpClient({ url, images, timeoutMs });
  const { send: sendPing } = createHttpClient({ url, timeoutMs });
  await ping(sendPing);
  if (admin) await checkAdmin(client.send, admin);

  const writingServer = writes ? createWritingServer(client, { admin }) : undefined;
  const server = writingServer ?? createReadOnlyServer(client);
  const selectedCases = endpointNames
    .filter((name) => !only || only.includes(name))
    .flatMap((name) => cases.filter(({ endpoint }) => endpoint === name));
  const lines: ReportLine[] = [];
  const timedOut = new Set<EndpointName>();
  const broken: BrokenConnection[] = [];

  /** Runs one case. If it ends the server, waits until the server runs again, so that the next cases do not fail too. */
  const runCase = async (testCase: TestCase): Promise<ReportLine> => {
    const breaksBefore = client.breaks.length;
    const line = await runCaseForReport(server, testCase, strict, timedOut);
    const reason = client.breaks[breaksBefore];
    if (reason === undefined) return line;
    const state = await awaitServer(sendPing);
    const previous = lines.at(-1);
    if (line.verdict !== 'skip' || state === 'running' || !previous) {
      broken.push({ in: titleOfLine(line), reason, server: state });
      return state === 'running' ? line : lineOfEndedServer(line, reason);
    }
    // The request of this case was not sent, so the server has ended after its response to the case before.
    broken.push({ in: titleOfLine(previous), reason, server: state });
    lines[lines.length - 1] = lineOfEndedServer(previous, reason);
    return state === 'gone' ? line : runCaseForReport(server, testCase, strict, timedOut);
  };

  for (const testCase of selectedCases) {
    if (broken.at(-1)?.server === 'gone') break;
    const isSkipped = !writes && isWriting(testCase.endpoint);
    const line = isSkipped ? skippedLine(testCase) : await runCase(testCase);
    lines.push(line);
    onLine(line);
  }
  const isCutShort = lines.length < selectedCases.length;
  return { lines, isCutShort, broken, notCreated: writingServer?.notCreated() ?? [] };
};
