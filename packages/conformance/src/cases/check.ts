import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { endpoints, findMismatches } from '@second-gear/contract';
import * as v from 'valibot';
import type { HttpRequest, HttpResponse } from '../server/http.ts';
import type { ServerUnderTest } from '../server/serverUnderTest.ts';
import { type CauseName, levelOf } from './findingCauses.ts';
import {
  assertContains,
  buildRequest,
  causeOf,
  createApiTools,
  failureCauseOf,
  isMust,
  readPublicData,
  type TestCase,
  type TestInput,
} from './testCase.ts';
import { createCaseContext } from './testData.ts';

/**
 * One deviation of a server from the contract. The cause has a level and a hint; the message says what the server did.
 */
export type Finding = { cause: CauseName; message: string };

/** The result of a test case. `response` is undefined if the case failed before its request was sent. */
export type CaseResult = { response?: HttpResponse; findings: readonly Finding[] };

const serverInternals = /\n\s+at |\bat .+:\d+|node_modules|Error:|\/src\//;

const statusesOf = ({ status }: TestCase): readonly number[] => [status].flat();

const responseSchemaOf = ({ endpoint }: TestCase): v.GenericSchema => endpoints[endpoint].response;

const mayBeNull = (testCase: TestCase): boolean => v.is(responseSchemaOf(testCase), null);

/** Checks the parts that every response must have: certain headers, and a sentence in the body of an error. */
export const findInvalid = ({ status, headers, json, text = '' }: HttpResponse): Finding[] => {
  const type = headers['content-type'] ?? '';
  const isJson = /^application\/json\b/.test(type);
  const body = json && typeof json === 'object' ? json : {};
  const sentence = 'message' in body ? body.message : 'accessToken' in body ? body.accessToken : undefined;
  const isSentence = typeof sentence === 'string' && sentence.length > 0 && sentence.length < 200;
  const shownText = typeof sentence === 'string' ? sentence : text;
  const checks: [isInvalid: boolean, cause: CauseName, message: string][] = [
    [!isJson, 'contentType', `content-type is ${type.split(';')[0] || 'missing'}, not JSON`],
    [!/\bno-store\b/.test(headers['cache-control'] ?? ''), 'headers', 'no cache-control: no-store'],
    [headers['x-content-type-options'] !== 'nosniff', 'headers', 'no x-content-type-options: nosniff'],
    [status >= 400 && serverInternals.test(shownText), 'errors', 'an error that shows internals of the server'],
    [status >= 400 && !isSentence, 'errors', 'an error without a sentence'],
  ];
  return checks.flatMap(([isInvalid, cause, message]) => (isInvalid ? [{ cause, message }] : []));
};

const isRejection = (status: number): boolean => status >= 400 && status < 500;

/** Any 4xx status rejects a request, even if the case expects another one; a 5xx status does not. */
const checkStatus = (testCase: TestCase, { status, json }: HttpResponse): Finding[] => {
  const expected = statusesOf(testCase);
  if (expected.includes(status)) return [];
  const finding = (cause: CauseName): Finding[] => [{ cause, message: `status ${status}` }];
  if (status >= 500) return finding(failureCauseOf(testCase));
  // The app sends these requests too: only the order or the length of the list is less serious.
  const isOfApp = testCase.kind === 'accepts' && causeOf(testCase) === 'trending';
  const mayReject = isMust(testCase) ? expected.every(isRejection) || testCase.mayReject : !isOfApp;
  if (isRejection(status)) return finding(mayReject ? 'statuses' : failureCauseOf(testCase));
  // An empty list discloses nothing.
  const isEmptyList = Array.isArray(json) && json.length === 0;
  return finding(isEmptyList && !isMust(testCase) ? 'input' : causeOf(testCase));
};

/** Parses the response body with the endpoint's schema. Returns undefined if the body does not match the schema. */
const parseResponse = (testCase: TestCase, { json }: HttpResponse): unknown => {
  const result = v.safeParse(responseSchemaOf(testCase), json);
  return result.success ? result.output : undefined;
};

const checkShape = (testCase: TestCase, response: HttpResponse): Finding[] => {
  // If the server has accepted a request that it should reject, the finding about the status is enough.
  if (response.status !== 200 || !statusesOf(testCase).includes(200)) return [];
  const cause = 'calls';
  if (response.text !== undefined) return [{ cause, message: 'the body is not JSON' }];
  if (response.json === undefined) {
    const message = 'the body is empty';
    return [mayBeNull(testCase) ? { cause: 'reading', message } : { cause, message }];
  }
  const mismatches = findMismatches(testCase.endpoint, response.json);
  if (!v.is(responseSchemaOf(testCase), response.json)) {
    const paths = mismatches.filter(Boolean);
    return [{ cause, message: `the body does not match its schema${paths.length ? ` (${paths.join(', ')})` : ''}` }];
  }
  if (mismatches.length === 0) return [];
  return [{ cause: 'reading', message: `fields that do not match the schema: ${mismatches.join(', ')}` }];
};

/** Returns the message of a failed assertion, in one line. Returns undefined for errors of other kinds. */
export const assertionMessage = (error: unknown): string | undefined => {
  if (error instanceof v.ValiError) return 'the body does not match its schema';
  if (!(error instanceof assert.AssertionError)) return undefined;
  const { message, operator, expected, actual, generatedMessage } = error;
  const isComparison = generatedMessage && ['strictEqual', 'deepStrictEqual'].includes(operator);
  return isComparison ? `got ${preview(actual)}, expected ${preview(expected)}` : message.split('\n', 1)[0];
};

const failureOf = async (work: () => unknown): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    const message = assertionMessage(error);
    if (message === undefined) throw error;
    return message;
  }
};

/** The finding about a body that has the documented types only after parsing is less serious: the client reads it too. */
const checkExpectedBody = async (
  testCase: TestCase,
  { expectedBody }: TestInput,
  response: HttpResponse,
): Promise<Finding[]> => {
  if (expectedBody === undefined || !statusesOf(testCase).includes(response.status)) return [];
  const body = response.json === undefined && mayBeNull(testCase) ? null : response.json;
  const message = await failureOf(() => assertContains(body, expectedBody, 'the body'));
  if (message === undefined) return [];
  const parsed = parseResponse(testCase, response);
  const isReadable = parsed && !(await failureOf(() => assertContains(parsed, expectedBody, 'the body')));
  return isReadable
    ? [{ cause: 'reading', message: 'the body must be converted: numbers instead of text, or missing fields' }]
    : [{ cause: causeOf(testCase), message }];
};

/** Returns a finding if the server has created a record with the unknown id of the request (an upsert). */
const checkUpsert = ({ json }: HttpResponse): Finding[] => {
  const id = json && typeof json === 'object' && 'upsertedId' in json ? json.upsertedId : undefined;
  return id === undefined || id === null ? [] : [{ cause: 'upserts', message: `created the record ${preview(id)}` }];
};

const preview = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

const anyParams = { id: '1', bikeId: '1', email: '1' };

export const buildCaseRequest = (
  { endpoint }: TestCase,
  { request = {}, raw }: TestInput,
  token?: string,
): HttpRequest => {
  // `pathOf` throws without path parameters, but a case that sets `raw.path` may have none.
  const built = buildRequest(endpoint, raw?.path ? { ...request, params: anyParams, query: {} } : request, token);
  return { ...built, ...raw, headers: { ...built.headers, ...raw?.headers } };
};

/**
 * Runs one case and returns all deviations from the contract, also those in the `before` and `after` steps of the case.
 * Rejects with a TestDataUnavailable if the server lacks data that the case needs, or with an error of `server`.
 */
export const check = async (server: ServerUnderTest, testCase: TestCase): Promise<CaseResult> => {
  const testData = await server.reset();
  const tools = createApiTools(server);
  const cause = causeOf(testCase);
  const runStep = async (step: () => unknown): Promise<Finding[]> => {
    const message = await failureOf(step);
    return message === undefined ? [] : [{ cause, message }];
  };

  const input = testCase.input(createCaseContext(testData));
  const token = input.as === undefined ? undefined : await server.tokenFor(input.as);
  const setupFindings = await runStep(() => input.before?.(tools));
  if (setupFindings.length > 0) return { findings: setupFindings };
  const readState = server.readState ?? (() => readPublicData(server));
  const stateBefore = testCase.kind === 'rejects' ? await readState() : undefined;

  const response = await server.send(buildCaseRequest(testCase, input, token));

  const findings = [
    ...checkStatus(testCase, response),
    ...findInvalid(response),
    ...checkShape(testCase, response),
    ...(await checkExpectedBody(testCase, input, response)),
    ...checkUpsert(response),
  ];
  if (stateBefore && !isDeepStrictEqual(await readState(), stateBefore)) {
    const isAfterRejection = response.status === 401 || response.status === 403;
    findings.push({ cause: isAfterRejection ? 'afterRefusal' : cause, message: 'data has changed' });
  }
  // After a wrong response the assertions of `after` would fail too.
  const isExpected = statusesOf(testCase).includes(response.status);
  if (!isExpected || findings.some((finding) => levelOf(finding.cause) === 'must')) return { response, findings };
  const parsed = response.status === 200 ? parseResponse(testCase, response) : undefined;
  findings.push(...(await runStep(() => input.after?.(tools, { ...response, json: parsed ?? response.json }))));
  return { response, findings };
};

/** Runs one case against a server that must pass the cases of every level. Throws an AssertionError with all findings. */
export const runCase = async (server: ServerUnderTest, testCase: TestCase): Promise<void> => {
  const { response, findings } = await check(server, testCase);
  const seen = response && `; the response was ${response.status} ${JSON.stringify(response.json)}`;
  assert(findings.length === 0, `${findings.map(({ message }) => message).join('; ')}${seen ?? ''}`);
};
