import assert from 'node:assert/strict';
import * as v from 'valibot';
import { type Answered, type EndpointName, endpoints, pathOf } from '../endpoints.ts';
import { people } from '../fixtures/index.ts';
import type { Answer, Door, Question } from './door.ts';

export type Given = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** For the image host. */
  form?: FormData;
};

/** What a case may ask besides its own question. */
export type Tools = {
  ask: (name: EndpointName, given?: Given, as?: string) => Promise<Answer>;
  /** Asks, and parses the answer with the table's schema. Throws when it was refused. */
  read: <Name extends EndpointName>(name: Name, given?: Given, as?: string) => Promise<Answered<Name>>;
};

/** One question to one row, and what must come of it. A bad one must also leave everything as it was. */
export type Case = {
  endpoint: EndpointName;
  kind: 'good' | 'bad';
  /** Reads on from the endpoint's name: 'bookBike refuses a sold bike'. */
  name: string;
  /** The case of the table of faults that it proves: 'M-4'. */
  proves?: `M-${number}`;
  /** The e-mail address of whoever asks; the bearer carries their token. Absent: no token. */
  as?: string;
  given?: Given;
  /** Instead of what follows from the table and `given`. */
  raw?: Partial<Question>;
  before?: (tools: Tools) => Promise<void>;
  status: number | readonly number[];
  /** What the answer shows, as far as it matters. */
  shows?: unknown;
  after?: (tools: Tools, answer: Answer) => Promise<void>;
};

/** What a runner calls it: the case of the table of faults first, where it proves one. */
export const titleOf = ({ proves, endpoint, name }: Case): string =>
  `${proves ? `${proves}: ` : ''}${endpoint} ${name}`;

/** All of these prove this case of the table of faults. */
export const proving = (proves: NonNullable<Case['proves']>, cases: readonly Case[]): Case[] =>
  cases.map((one) => ({ ...one, proves }));

type Told = Omit<Case, 'endpoint' | 'kind' | 'name' | 'status'>;

export const good = (endpoint: EndpointName, name: string, told: Told = {}): Case => ({
  endpoint,
  kind: 'good',
  name,
  status: 200,
  ...told,
});

export const bad = (endpoint: EndpointName, status: Case['status'], name: string, told: Told = {}): Case => ({
  endpoint,
  kind: 'bad',
  name,
  status,
  ...told,
});

/** Whether `json` shows at least what is expected: objects may hold more, lists may not. */
const assertShows = (json: unknown, expected: unknown, where: string): void => {
  if (Array.isArray(expected)) {
    assert(Array.isArray(json), `${where} is no list`);
    assert.equal(json.length, expected.length, `${where} has another length`);
    for (const [place, item] of expected.entries()) assertShows(json[place], item, `${where}[${place}]`);
  } else if (expected && typeof expected === 'object') {
    assert(json && typeof json === 'object', `${where} is no object`);
    const shown = new Map<string, unknown>(Object.entries(json));
    for (const [key, value] of Object.entries(expected)) assertShows(shown.get(key), value, `${where}.${key}`);
  } else assert.deepEqual(json, expected, `${where} is not as expected`);
};

/** One field of an answer. */
export const fieldOf = (json: unknown, key: string): unknown =>
  json && typeof json === 'object' ? new Map<string, unknown>(Object.entries(json)).get(key) : undefined;

/** One field of every item of a list. Throws an AssertionError when the answer is no list. */
export const eachOf = (json: unknown, key: string): unknown[] => {
  assert(Array.isArray(json), 'the answer is no list');
  return json.map((item: unknown) => fieldOf(item, key));
};

/** What holds for every answer, whatever was asked. */
export const assertSound = ({ status, headers, json }: Answer): void => {
  assert.match(headers['content-type'] ?? '', /^application\/json\b/, 'every answer is JSON');
  assert.match(headers['cache-control'] ?? '', /\bno-store\b/, 'no answer may be kept');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  if (status < 400) return;
  assert(json && typeof json === 'object', 'a refusal says something');
  const sentence = 'message' in json ? json.message : 'accessToken' in json ? json.accessToken : undefined;
  assert(typeof sentence === 'string' && sentence.length > 0, 'a refusal is a sentence');
  assert(sentence.length < 200, 'a refusal is one sentence');
  assert.doesNotMatch(sentence, /\n|\bat .+:\d+|node_modules|Error:|\/src\//, 'a refusal shows nothing of the inside');
};

const toolsOf = (door: Door): Tools => {
  const ask: Tools['ask'] = async (name, given = {}, as) => {
    const token = as && (await door.tokenFor(as));
    return door.ask(questionOf(name, given, token));
  };
  return {
    ask,
    read: async (name, given, as) => {
      const { status, json } = await ask(name, given, as);
      assert.equal(status, 200, `${name} was refused`);
      // The schema is this row's own, which the compiler cannot see through the name.
      return v.parse(endpoints[name].answer as v.GenericSchema<unknown, Answered<typeof name>>, json);
    },
  };
};

const questionOf = (name: EndpointName, given: Given, token?: string): Question => ({
  method: endpoints[name].method,
  path: pathOf(name, given),
  headers: {
    ...(given.body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `bearer ${token}` }),
  },
  ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  ...(given.form && { body: given.form }),
});

const reads: readonly [EndpointName, Given][] = [
  ['listUsers', { query: { role: 'buyer' } }],
  ['listUsers', { query: { role: 'seller' } }],
  ['findUser', { query: { email: people.nasrin.email } }],
  ['listCategories', {}],
  ['listBikes', { params: { id: '1' } }],
  ['listBikes', { params: { id: '2' } }],
  ['listBikes', { params: { id: '3' } }],
  ['listReports', {}],
  ['trending', {}],
  ['listBookings', { query: { email: people.farhana.email } }],
  ['listBookings', { query: { email: people.imran.email } }],
];

/** Everything of a shop that can be seen from outside. */
export const everythingIn = async (door: Door): Promise<unknown[]> => {
  const { ask } = toolsOf(door);
  const seen: unknown[] = [];
  for (const [name, given] of reads) seen.push((await ask(name, given)).json);
  return seen;
};

/** Asks one case of a door. Throws an AssertionError that says what is not as it must be. */
export const runCase = async (door: Door, one: Case): Promise<void> => {
  await door.reset();
  const tools = toolsOf(door);
  const token = one.as === undefined ? undefined : await door.tokenFor(one.as);
  await one.before?.(tools);
  const before = one.kind === 'bad' ? await everythingIn(door) : undefined;

  const { given = {}, raw } = one;
  // What is asked badly on purpose may leave out what its path needs.
  const built = questionOf(one.endpoint, raw?.path ? { ...given, params: anyParams, query: {} } : given, token);
  const answer = await door.ask({ ...built, ...raw, headers: { ...built.headers, ...raw?.headers } });

  assert([one.status].flat().includes(answer.status), `answered ${answer.status}: ${JSON.stringify(answer.json)}`);
  assertSound(answer);
  if (answer.status === 200) v.parse(endpoints[one.endpoint].answer as v.GenericSchema, answer.json);
  if (one.shows !== undefined) assertShows(answer.json, one.shows, 'the answer');
  if (before) assert.deepEqual(await everythingIn(door), before, 'something has changed');
  await one.after?.(tools, answer);
};

const anyParams = { id: '1', bikeId: '1', email: '1' };
