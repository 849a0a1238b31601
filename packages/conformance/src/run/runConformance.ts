import { setTimeout } from 'node:timers/promises';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { cases } from '../cases/cases.ts';
import { check, type Finding } from '../cases/check.ts';
import { isOtherResponse, levelOf } from '../cases/findingCauses.ts';
import { createApiTools, failureCauseOf, type TestCase } from '../cases/testCase.ts';
import { TestDataUnavailable } from '../cases/testData.ts';
import type { Admin } from '../cli/options.ts';
import { type HttpResponse, NoResponseError, sendByHttp } from '../server/http.ts';
import { endpointOf, type ServerUnderTest } from '../server/serverUnderTest.ts';
import { createReadOnlyServer, wouldWrite } from './readOnlyServer.ts';
import { createWritingServer, reasonOf } from './writingServer.ts';

/**
 * The verdict about a case. `fail`: the client fails, or its users are harmed. `should`: the endpoint works, with a
 * risk to security or money. `note`: the response differs from the expected one, and harms no user. `pass`: the response
 * is the expected one, though its form may have findings. `skip`: no request was sent, and `got` says why.
 */
export type Verdict = 'pass' | 'note' | 'should' | 'fail' | 'skip';

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

export type Report = {
  lines: readonly ReportLine[];
  /** Whether the run ended because the server did not respond any more. */
  isCutShort: boolean;
  /** One clause for each reason why a part of the test data could not be created. */
  notCreated: readonly string[];
};

export type ConformanceOptions = {
  /** The URL at which the documented paths begin. */
  url: string;
  /** The URL to which photos are sent. If undefined, `uploadPhoto` is skipped. */
  images?: string | undefined;
  /** The admin. Without one, no seller is verified and no user deleted. Only used with `writes`. */
  admin?: Admin | undefined;
  /** If true, the server is a test instance whose data may be thrown away. Otherwise no request that writes is sent. */
  writes?: boolean;
  /** If true, every finding counts as a failure. The mock server is tested in this way. */
  strict?: boolean;
  /** The endpoints to test. If undefined, all endpoints are tested. */
  only?: readonly EndpointName[] | undefined;
  /** Called after each test case. */
  onLine?: (line: ReportLine) => void;
};

/** Thrown before the first case if the server cannot be tested. The message is a sentence that says why. */
export class CannotTestError extends Error {
  override name = 'CannotTestError';
}

const endpointNames = Object.keys(endpoints) as EndpointName[];

/** The statuses with which a proxy says that the server behind it does not respond. */
const proxyErrors = [502, 503, 504];

/** Resolves with undefined if the server responds, otherwise with the reason. One endpoint alone may never respond. */
const findSilence = async (send: ServerUnderTest['send']): Promise<string | undefined> => {
  let reason: string | undefined;
  for (const { method, path } of [endpoints.listCategories, endpoints.trending]) {
    try {
      const { status } = await send({ method, path });
      if (!proxyErrors.includes(status)) return undefined;
      reason = `status ${status}`;
    } catch (error) {
      reason = reasonOf(error);
    }
  }
  return reason;
};

/** How long a response may take. An endpoint that takes longer receives no further requests. */
const timeoutMs = 10_000;

/** How long a server may take to start again after a request has ended its process. */
const maxRestartMs = 20_000;

const isRunningAgain = async (send: ServerUnderTest['send']): Promise<boolean> => {
  for (const end = Date.now() + maxRestartMs; Date.now() < end; await setTimeout(100))
    if ((await findSilence(send)) === undefined) return true;
  return false;
};

/** An error of the endpoint `isAdmin` itself is reported by its own test cases. */
const isRefusedAsAdmin = async (send: ServerUnderTest['send'], { email, token }: Admin): Promise<boolean> => {
  const { read } = createApiTools({ send, tokenFor: async () => token });
  const role = await read('isAdmin', { params: { email } }).catch(reasonOf);
  return typeof role === 'object' && !role.isAdmin;
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
const endedServer = (line: ReportLine, reason: string): ReportLine => ({
  ...line,
  got: reason,
  findings: [{ cause: 'process', message: `${reason}, and then the server did not respond` }],
  verdict: 'fail',
});

/** Runs the test cases against a server. Throws a CannotTestError before anything is created. */
export const runConformance = async ({
  url,
  images,
  admin,
  writes = false,
  strict = false,
  only,
  onLine = () => undefined,
}: ConformanceOptions): Promise<Report> => {
  const sendToApi = sendByHttp(url, timeoutMs);
  const sendToImageHost = images === undefined ? undefined : sendByHttp(images, timeoutMs);
  const timeouts = new Map<EndpointName, string>();
  const breaks: string[] = [];

  const send: ServerUnderTest['send'] = async (request) => {
    const endpoint = endpointOf(request);
    const timeout = endpoint && timeouts.get(endpoint);
    if (timeout) throw new TestDataUnavailable(`not sent again: ${endpoint} gave ${timeout}`);
    const isForImages = endpoint && endpoints[endpoint].host === 'images';
    const sendOne = isForImages ? sendToImageHost : sendToApi;
    const path = isForImages ? request.path.replace(endpoints[endpoint].path, '') : request.path;
    if (!sendOne) throw new TestDataUnavailable('the image host is another server: pass --images URL');
    try {
      return await sendOne({ ...request, path });
    } catch (error) {
      if (error instanceof NoResponseError && !error.isTimeout) breaks.push(error.message);
      else if (error instanceof NoResponseError && endpoint) timeouts.set(endpoint, error.message);
      throw error;
    }
  };

  const silence = await findSilence(sendToApi);
  if (silence) throw new CannotTestError(`This server cannot be tested: ${silence}.`);
  if (admin && (await isRefusedAsAdmin(send, admin)))
    throw new CannotTestError(
      'The bearer must be an admin’s access token, and this server says that its user is not an admin. Without a bearer, the cases that need an admin are skipped.',
    );

  const writingServer = writes ? createWritingServer(send, admin) : undefined;
  const server = writingServer ?? createReadOnlyServer(send);
  const reportedTimeouts = new Set<EndpointName>();

  const runCase = async (testCase: TestCase): Promise<ReportLine> => {
    const { endpoint, name, status } = testCase;
    const line = { endpoint, name, expected: [status].flat().join(' or ') };
    const skipped = (got: string): ReportLine => ({ ...line, got, findings: [], verdict: 'skip' });
    const done = (got: string, findings: readonly Finding[]): ReportLine => ({
      ...line,
      got,
      findings,
      verdict: verdictOf(findings, strict),
    });
    if (!writes && endpoints[endpoint].writes) return skipped(wouldWrite);
    try {
      const { response, findings } = await check(server, testCase);
      return done(response ? describeStatus(response) : 'nothing', findings);
    } catch (error) {
      const reason = reasonOf(error);
      // One failed case says that the endpoint does not respond in time; the others were not sent.
      const timeout = reportedTimeouts.has(endpoint) ? undefined : timeouts.get(endpoint);
      if (timeout) reportedTimeouts.add(endpoint);
      const failure = timeout ?? (error instanceof NoResponseError ? reason : undefined);
      return failure ? done(failure, [{ cause: failureCauseOf(testCase), message: failure }]) : skipped(reason);
    }
  };

  const selectedCases = endpointNames
    .filter((name) => !only || only.includes(name))
    .flatMap((name) => cases.filter(({ endpoint }) => endpoint === name));
  const lines: ReportLine[] = [];
  let isCutShort = false;

  for (const testCase of selectedCases) {
    const breaksBefore = breaks.length;
    let line = await runCase(testCase);
    const reason = breaks[breaksBefore];
    if (reason !== undefined && (await findSilence(sendToApi)) !== undefined) {
      isCutShort = !(await isRunningAgain(sendToApi));
      const previous = lines.at(-1);
      if (line.verdict === 'skip' && previous) {
        // The request of this case was not sent, so the server has ended after its response to the case before.
        lines[lines.length - 1] = endedServer(previous, reason);
        if (!isCutShort) line = await runCase(testCase);
      } else line = endedServer(line, reason);
    }
    lines.push(line);
    onLine(line);
    if (isCutShort) break;
  }
  return {
    lines,
    isCutShort: isCutShort && lines.length < selectedCases.length,
    notCreated: writingServer?.notCreated() ?? [],
  };
};
