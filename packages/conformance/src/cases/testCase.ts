import assert from 'node:assert/strict';
import { type Answered, type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { people } from '@second-gear/fixtures';
import * as v from 'valibot';
import type { Answer, Door, Question } from '../server/serverUnderTest.ts';
import { type CauseName, levelOf } from './causes.ts';
import type { Stage } from './stage.ts';

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

/** What is asked, and what its answer shows. */
export type Told = {
  /** The e-mail address of whoever asks; the bearer carries their token. Absent: no token. */
  as?: string;
  given?: Given;
  /** Instead of what follows from the table and `given`. */
  raw?: Partial<Question>;
  before?: (tools: Tools) => Promise<void>;
  /** Like `before`, for a question that depends on what it made: resolves with the rest of the question. */
  arrange?: (tools: Tools) => Promise<Pick<Told, 'given' | 'raw'>>;
  /** What the answer shows, as far as it matters. */
  shows?: unknown;
  /** `answer.json` is what the table's schema reads in it. */
  after?: (tools: Tools, answer: Answer) => Promise<void>;
};

type Marks = {
  /** The case of the table of faults that it proves: 'M-4'. */
  proves?: `M-${number}`;
  /** What is wrong with a server that answers otherwise, how much it matters, and which document says so. */
  about?: CauseName;
  /** To the client a refusal by 4xx is as good as the expected 200. */
  orRefused?: true;
};

/** One question to one row, and what must come of it. A bad one must also leave everything as it was. */
export type Case = Marks & {
  endpoint: EndpointName;
  kind: 'good' | 'bad';
  /** Reads on from the endpoint's name: 'bookBike refuses a sold bike'. */
  name: string;
  status: number | readonly number[];
  told: (stage: Stage) => Told;
};

/** What a case is about that proves this case of the table of faults. */
const aboutFaults: Readonly<Record<string, CauseName>> = {
  'M-2': 'input',
  'M-3': 'filters',
  'M-4': 'roles',
  'M-5': 'fields',
  'M-6': 'upserts',
  'M-7': 'input',
  'M-9': 'browserGets',
  'M-10': 'input',
};

/** A good question is what the client asks; a bad one is unusual input, unless it says what else it is about. */
export const aboutOf = ({ kind, proves, about }: Case): CauseName =>
  about ?? aboutFaults[proves ?? ''] ?? (kind === 'good' ? 'calls' : 'input');

/** What it is about that a question was answered by no more than an error, or not at all. */
export const failureOf = (one: Case): CauseName => {
  if (isMust(one)) return aboutOf(one);
  // What the client asks itself must be answered, however it is then checked; what only another program asks is a risk.
  return one.kind === 'good' ? 'calls' : 'crash';
};

/** Whether the client or its users suffer when it is answered otherwise. The shop's own doors are held to every case. */
export const isMust = (one: Case): boolean => levelOf(aboutOf(one)) === 'must';

/** What a runner calls it: the case of the table of faults first, where it proves one. */
export const titleOf = ({ proves, endpoint, name }: Case): string =>
  `${proves ? `${proves}: ` : ''}${endpoint} ${name}`;

/** All of these prove this case of the table of faults. */
export const proving = (proves: NonNullable<Case['proves']>, cases: readonly Case[]): Case[] =>
  cases.map((one) => ({ ...one, proves }));

type Telling = Told | Case['told'];

const telling = (told: Telling): Case['told'] => (typeof told === 'function' ? told : () => told);

export const good = (endpoint: EndpointName, name: string, told: Telling = {}, marks: Marks = {}): Case => ({
  endpoint,
  kind: 'good',
  name,
  status: 200,
  told: telling(told),
  ...marks,
});

export const bad = (
  endpoint: EndpointName,
  status: Case['status'],
  name: string,
  told: Telling = {},
  marks: Marks = {},
): Case => ({
  endpoint,
  kind: 'bad',
  name,
  status,
  told: telling(told),
  ...marks,
});

/** Whether `json` shows at least what is expected: objects may hold more, lists may not. */
export const assertShows = (json: unknown, expected: unknown, where: string): void => {
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

export const toolsOf = (door: Pick<Door, 'ask' | 'tokenFor'>): Tools => {
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
      return v.parse(endpoints[name].answer as v.GenericSchema<unknown, Answered<typeof name>>, json ?? null);
    },
  };
};

export const questionOf = (name: EndpointName, given: Given, token?: string): Question => ({
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
  const answers = await Promise.all(reads.map(([name, given]) => ask(name, given)));
  return answers.map(({ json }) => json);
};
