import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { driftIn } from '../drift.ts';
import { endpoints } from '../endpoints.ts';
import { assertShows, type Case, everythingIn, isDocumented, questionOf, type Told, toolsOf } from './case.ts';
import type { Answer, Door, Question } from './door.ts';
import { stageOf } from './samples.ts';

/**
 * Something that is not as it must be. `wrong`: the contract is broken. `manner`: it is kept, in a way that a client has to
 * stand, and that the shop's own doors have not: a refusal in plain text, a figure that is a number, a rule nobody wrote down.
 */
export type Finding = { weight: 'wrong' | 'manner'; says: string };

/** What was asked, what should have come of it, and what did. */
export type Outcome = { answer?: Answer; findings: readonly Finding[] };

const wrong = (says: string): Finding => ({ weight: 'wrong', says });
const manner = (says: string): Finding => ({ weight: 'manner', says });

const inside = /\n\s+at |\bat .+:\d+|node_modules|Error:|\/src\//;

/** What holds for every answer, whatever was asked. */
export const unsound = ({ status, headers, json, text = '' }: Answer): Finding[] => {
  const type = headers['content-type'] ?? '';
  const isJson = /^application\/json\b/.test(type);
  const said = json && typeof json === 'object' ? json : {};
  const sentence = 'message' in said ? said.message : 'accessToken' in said ? said.accessToken : undefined;
  const isSentence = typeof sentence === 'string' && sentence.length > 0 && sentence.length < 200;
  const refusal = status < 400 ? [] : [!isSentence && manner('a refusal that is no sentence')];
  const told = typeof sentence === 'string' ? sentence : text;
  return [
    !isJson &&
      (status < 400 ? wrong : manner)(`answered as ${type.split(';')[0] || 'nothing that it names'}, not JSON`),
    !/\bno-store\b/.test(headers['cache-control'] ?? '') &&
      manner('an answer that may be kept (no cache-control: no-store)'),
    headers['x-content-type-options'] !== 'nosniff' && manner('an answer without x-content-type-options: nosniff'),
    status >= 400 && inside.test(told) && wrong('a refusal that shows the inside of the server'),
    ...refusal,
  ].filter((finding) => finding !== false);
};

/** Another refusal than the expected one is still a refusal; a server that falls over has refused nothing. */
const misstated = (one: Case, { status }: Answer): Finding[] => {
  const expected = [one.status].flat();
  if (expected.includes(status)) return [];
  const isRefusal = (code: number): boolean => code >= 400 && code < 500;
  const isAnswered = status < 300 || isRefusal(status);
  const isMild = (!isDocumented(one) && isAnswered) || (expected.every(isRefusal) && isRefusal(status));
  return [(isMild ? manner : wrong)(`answered with ${status}`)];
};

/** Express sends `null` as an empty body without a content type (`res.send(null)`); the client reads it as `null` (faults T5). */
const isEmptyNull = ({ endpoint }: Case, { status, json, text }: Answer): boolean =>
  status === 200 && json === undefined && text === undefined && endpoints[endpoint].answer.type === 'nullable';

/** What the schema of the row makes of the answer; undefined when it cannot read it. */
const readBy = (one: Case, { json }: Answer): unknown => {
  const read = v.safeParse(endpoints[one.endpoint].answer as v.GenericSchema, json);
  return read.success ? read.output : undefined;
};

const misshapen = (one: Case, answer: Answer): Finding[] => {
  if (answer.status !== 200) return [];
  if (answer.text !== undefined) return [wrong('an answer that is no JSON')];
  if (answer.json === undefined) return [wrong('an answer with nothing in it')];
  if (!v.is(endpoints[one.endpoint].answer as v.GenericSchema, answer.json)) {
    const where = driftIn(one.endpoint, answer.json).filter(Boolean);
    return [wrong(`an answer of another shape${where.length ? ` (${where.join(', ')})` : ''}`)];
  }
  const drift = driftIn(one.endpoint, answer.json);
  return drift.length > 0 ? [manner(`what is not as the table means it: ${drift.join(', ')}`)] : [];
};

const failureOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (problem) {
    if (problem instanceof assert.AssertionError) return saidBy(problem);
    throw problem;
  }
};

/** A number where the shop's own doors have text, and the like, is in order: the client reads both. */
const hidden = (one: Case, { shows }: Told, answer: Answer): Finding[] => {
  if (shows === undefined) return [];
  const failure = failureOf(() => assertShows(answer.json, shows, 'the answer'));
  if (failure === undefined) return [];
  const asRead = readBy(one, answer);
  const isReadable = asRead !== undefined && failureOf(() => assertShows(asRead, shows, 'the answer')) === undefined;
  if (isReadable) return [manner('an answer to be read with care: numbers for text, or what is not set is missing')];
  return [(isDocumented(one) ? wrong : manner)(failure)];
};

const shortly = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/** What an assertion says, in a line. */
export const saidBy = ({ message, operator, expected, actual, generatedMessage }: assert.AssertionError): string => {
  const isComparison = generatedMessage && ['strictEqual', 'deepStrictEqual'].includes(operator);
  if (isComparison) return `there is ${shortly(actual)} where ${shortly(expected)} belongs`;
  return message.split('\n', 1)[0] ?? message;
};

const anyParams = { id: '1', bikeId: '1', email: '1' };

/** The question of a case, with the token of whoever asks. */
export const askedBy = ({ endpoint }: Case, { given = {}, raw }: Told, token?: string): Question => {
  // What is asked badly on purpose may leave out what its path needs.
  const built = questionOf(endpoint, raw?.path ? { ...given, params: anyParams, query: {} } : given, token);
  return { ...built, ...raw, headers: { ...built.headers, ...raw?.headers } };
};

/**
 * Asks one case of a door, and says all that is not as it must be. What a case does before and after its question counts
 * too. Rejects with what the door rejects with, and with a NotOnStage when the case speaks of somebody whom it has not.
 */
export const examine = async (door: Door, one: Case): Promise<Outcome> => {
  const cast = await door.reset();
  const told = one.told(stageOf(cast));
  const tools = toolsOf(door);
  const demanded = isDocumented(one) ? wrong : manner;
  const isKept = async (work: () => Promise<void> | undefined): Promise<Finding[]> => {
    try {
      await work();
      return [];
    } catch (problem) {
      if (problem instanceof assert.AssertionError) return [demanded(saidBy(problem))];
      if (problem instanceof v.ValiError) return [demanded('an answer of another shape')];
      throw problem;
    }
  };

  const token = told.as === undefined ? undefined : await door.tokenFor(told.as);
  const unready = await isKept(() => told.before?.(tools));
  if (unready.length > 0) return { findings: unready };
  const seen = door.seen ?? (() => everythingIn(door));
  const before = one.kind === 'bad' ? await seen() : undefined;

  const answered = await door.ask(askedBy(one, told, token));
  const isEmpty = isEmptyNull(one, answered);
  const answer = isEmpty ? { ...answered, json: null } : answered;

  const findings = [
    ...misstated(one, answer),
    ...(isEmpty ? [manner('an empty body in the place of null')] : unsound(answer)),
    ...misshapen(one, answer),
    ...hidden(one, told, answer),
  ];
  if (before && !isDeepStrictEqual(await seen(), before)) findings.push(demanded('something has changed'));
  // There is no going on from a broken answer, and nobody need be on stage to see that it is.
  if (findings.some(({ weight }) => weight === 'wrong')) return { answer, findings };
  const asRead = answer.status === 200 ? readBy(one, answer) : undefined;
  findings.push(...(await isKept(() => told.after?.(tools, { ...answer, json: asRead ?? answer.json }))));
  return { answer, findings };
};

/** Asks one case of a door of our own, which is held to everything. Throws an AssertionError that says what is not as it must be. */
export const runCase = async (door: Door, one: Case): Promise<void> => {
  const { answer, findings } = await examine(door, one);
  const shown = answer && `; the answer was ${answer.status} ${JSON.stringify(answer.json)}`;
  assert(findings.length === 0, `${findings.map(({ says }) => says).join('; ')}${shown ?? ''}`);
};
