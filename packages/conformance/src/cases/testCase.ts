import assert from 'node:assert/strict';
import { type EndpointName, endpoints, pathOf, type ResponseOf } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import * as v from 'valibot';
import type { HttpRequest, HttpResponse } from '../server/http.ts';
import type { ServerUnderTest } from '../server/serverUnderTest.ts';
import { type CauseName, levelOf } from './findingCauses.ts';
import type { CaseContext } from './testData.ts';

export type RequestInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The form data of a request to the image host. */
  form?: FormData;
};

/** Send further requests. `as` is the e-mail address of the user whose access token is sent. */
export type ApiTools = {
  send: (name: EndpointName, input?: RequestInput, as?: string) => Promise<HttpResponse>;
  /** Parses the response with the endpoint's schema. Throws if the status is not 200 or the body does not match. */
  read: <Name extends EndpointName>(name: Name, input?: RequestInput, as?: string) => Promise<ResponseOf<Name>>;
};

/** The request of a test case, and what the response must contain. */
export type TestInput = {
  /** The e-mail address of the user whose access token is sent. If undefined, no token is sent. */
  as?: string;
  request?: RequestInput;
  /** Replaces parts of the HTTP request that is built from the endpoint and `request`. */
  raw?: Partial<HttpRequest>;
  before?: (tools: ApiTools) => Promise<void>;
  /** The minimum content of the response body; see `assertContains`. */
  expectedBody?: unknown;
  /** Further assertions after the request. `response.json` is already parsed with the endpoint's schema. */
  after?: (tools: ApiTools, response: HttpResponse) => Promise<void>;
};

type CaseOptions = {
  /** The failure mode that the case proves: 'M-4' (docs/failure-modes.md). */
  proves?: `M-${number}`;
  /** The cause to report if the server does not respond as expected. */
  cause?: CauseName;
  /** True if the client accepts a 4xx response as well as the expected 200. */
  mayReject?: true;
};

/** One request to one endpoint, and the expected response. A `rejects` case also checks that no data has changed. */
export type TestCase = CaseOptions & {
  endpoint: EndpointName;
  kind: 'accepts' | 'rejects';
  /** The text after the endpoint's name in the title: 'bookBike rejects a sold bike'. */
  name: string;
  status: number | readonly number[];
  input: (context: CaseContext) => TestInput;
};

const causeByFailureMode: Readonly<Record<string, CauseName>> = {
  'M-2': 'input',
  'M-3': 'filters',
  'M-4': 'roles',
  'M-5': 'fields',
  'M-6': 'upserts',
  'M-7': 'input',
  'M-9': 'browserGets',
  'M-10': 'input',
};

/** The cause to report if the case fails. */
export const causeOf = ({ kind, proves, cause }: TestCase): CauseName =>
  cause ?? causeByFailureMode[proves ?? ''] ?? (kind === 'accepts' ? 'calls' : 'input');

/**
 * Whether a failure of this case has the level `must`: the client fails, or its users are harmed. The mock server must
 * pass the cases of every level.
 */
export const isMust = (testCase: TestCase): boolean => levelOf(causeOf(testCase)) === 'must';

/** The cause to report if the server responds with a 5xx status or does not respond. */
export const failureCauseOf = (testCase: TestCase): CauseName => {
  const cause = causeOf(testCase);
  // A server that fails has neither deleted anything nor read a price.
  if (cause === 'deletions' || cause === 'prices') return 'crash';
  if (isMust(testCase)) return cause;
  // The app sends the request of an `accepts` case. For any other case, a missing response is only a risk.
  return testCase.kind === 'accepts' ? 'calls' : 'crash';
};

export const titleOf = ({ proves, endpoint, name }: TestCase): string =>
  `${proves ? `${proves}: ` : ''}${endpoint} ${name}`;

export const covers = (proves: NonNullable<TestCase['proves']>, cases: readonly TestCase[]): TestCase[] =>
  cases.map((testCase) => ({ ...testCase, proves }));

type InputOrFactory = TestInput | TestCase['input'];
type OptionsAndInput = [] | [InputOrFactory] | [CaseOptions, InputOrFactory];

const parse = (rest: OptionsAndInput): CaseOptions & Pick<TestCase, 'input'> => {
  const [options, input] = rest.length === 2 ? rest : [{}, rest[0] ?? {}];
  return { ...options, input: typeof input === 'function' ? input : () => input };
};

/** Creates a case in which the server must accept the request with status 200. */
export const accepts = (endpoint: EndpointName, name: string, ...rest: OptionsAndInput): TestCase => ({
  endpoint,
  kind: 'accepts',
  name,
  status: 200,
  ...parse(rest),
});

/**
 * Creates a case in which the server must reject the request and change nothing. Some endpoints reject with status 200
 * and say so in the body.
 */
export const rejects = (
  endpoint: EndpointName,
  status: TestCase['status'],
  name: string,
  ...rest: OptionsAndInput
): TestCase => ({ endpoint, kind: 'rejects', name, status, ...parse(rest) });

/** Asserts that `json` contains what is expected: objects may have more fields, but lists may not have more items. */
export const assertContains = (json: unknown, expected: unknown, where: string): void => {
  if (Array.isArray(expected)) {
    assert(Array.isArray(json), `${where} is not a list`);
    assert.equal(json.length, expected.length, `${where} has another length`);
    for (const [index, item] of expected.entries()) assertContains(json[index], item, `${where}[${index}]`);
  } else if (expected && typeof expected === 'object') {
    assert(json && typeof json === 'object', `${where} is not an object`);
    for (const [key, value] of Object.entries(expected)) assertContains(fieldOf(json, key), value, `${where}.${key}`);
  } else assert.deepEqual(json, expected, `${where} is not as expected`);
};

export const fieldOf = (json: unknown, key: string): unknown =>
  json && typeof json === 'object' ? new Map<string, unknown>(Object.entries(json)).get(key) : undefined;

/** Returns one field of every item of a list. Throws an AssertionError if the body is not a list. */
export const fieldOfEach = (json: unknown, key: string): unknown[] => {
  assert(Array.isArray(json), 'the body is not a list');
  return json.map((item: unknown) => fieldOf(item, key));
};

export const createApiTools = (server: Pick<ServerUnderTest, 'send' | 'tokenFor'>): ApiTools => {
  const send: ApiTools['send'] = async (name, input = {}, as) =>
    server.send(buildRequest(name, input, as && (await server.tokenFor(as))));
  return {
    send,
    read: async (name, input, as) => {
      const { status, json } = await send(name, input, as);
      assert.equal(status, 200, `${name} was rejected`);
      // The schema belongs to this endpoint, but TypeScript cannot infer that from the generic name.
      return v.parse(endpoints[name].response as v.GenericSchema<unknown, ResponseOf<typeof name>>, json ?? null);
    },
  };
};

export const buildRequest = (name: EndpointName, input: RequestInput, token?: string): HttpRequest => ({
  method: endpoints[name].method,
  path: pathOf(name, input),
  headers: {
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `bearer ${token}` }),
  },
  ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  ...(input.form && { body: input.form }),
});

const publicReads: readonly [EndpointName, RequestInput][] = [
  ['listUsers', { query: { role: 'buyer' } }],
  ['listUsers', { query: { role: 'seller' } }],
  ['findUser', { query: { email: users.nasrin.email } }],
  ['listBikes', { params: { id: '1' } }],
  ['listBikes', { params: { id: '2' } }],
  ['listBikes', { params: { id: '3' } }],
  ['listBookings', { query: { email: users.farhana.email } }],
  ['listBookings', { query: { email: users.imran.email } }],
];

/** Reads all data of the fixtures that can be read without a token. */
export const readPublicData = async (server: ServerUnderTest): Promise<unknown[]> => {
  const { send } = createApiTools(server);
  const responses = await Promise.all(publicReads.map(([name, input]) => send(name, input)));
  return responses.map(({ json }) => json);
};
