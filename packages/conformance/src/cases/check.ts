import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { driftIn, endpoints } from '@second-gear/contract';
import * as v from 'valibot';
import type { Answer, Door, Question } from '../server/serverUnderTest.ts';
import { type CauseName, levelOf } from './causes.ts';
import { stageOf } from './stage.ts';
import {
  aboutOf,
  assertShows,
  type Case,
  everythingIn,
  failureOf,
  isMust,
  questionOf,
  type Told,
  toolsOf,
} from './testCase.ts';

/** Something that is not as it must be: what it is about, with its level and hint, and what was seen. */
export type Finding = { cause: CauseName; says: string };

/** What was asked, what should have come of it, and what did. */
export type Outcome = { answer?: Answer; findings: readonly Finding[] };

const inside = /\n\s+at |\bat .+:\d+|node_modules|Error:|\/src\//;

const readsNull = ({ endpoint }: Case): boolean => v.is(endpoints[endpoint].answer as v.GenericSchema, null);

/** What holds for every answer, whatever was asked. */
export const unsound = ({ status, headers, json, text = '' }: Answer): Finding[] => {
  const type = headers['content-type'] ?? '';
  const isJson = /^application\/json\b/.test(type);
  const said = json && typeof json === 'object' ? json : {};
  const sentence = 'message' in said ? said.message : 'accessToken' in said ? said.accessToken : undefined;
  const isSentence = typeof sentence === 'string' && sentence.length > 0 && sentence.length < 200;
  const told = typeof sentence === 'string' ? sentence : text;
  const found: [boolean, CauseName, string][] = [
    [!isJson, 'contentType', `answered as ${type.split(';')[0] || 'nothing that it names'}, not JSON`],
    [!/\bno-store\b/.test(headers['cache-control'] ?? ''), 'noStore', 'an answer without cache-control: no-store'],
    [headers['x-content-type-options'] !== 'nosniff', 'noSniff', 'an answer without x-content-type-options: nosniff'],
    [status >= 400 && inside.test(told), 'inside', 'a refusal that shows the inside of the server'],
    [status >= 400 && !isSentence, 'sentences', 'a refusal that is no sentence'],
  ];
  return found.flatMap(([isFound, cause, says]) => (isFound ? [{ cause, says }] : []));
};

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** Whether an answer holds nothing: where a refusal is expected, an empty list tells nothing of anyone. */
const isEmptyList = ({ json }: Answer): boolean => Array.isArray(json) && json.length === 0;

/** Whether the client asks the very same, and only looks less closely at the answer. */
const isPlainQuestion = (one: Case): boolean => one.kind === 'good' && aboutOf(one) === 'trending';

/** Another refusal than the expected one is still a refusal; a server that fails has refused nothing. */
const misstated = (one: Case, answer: Answer): Finding[] => {
  const { status } = answer;
  const expected = [one.status].flat();
  if (expected.includes(status)) return [];
  const finding = (cause: CauseName): Finding[] => [{ cause, says: `answered with ${status}` }];
  if (status >= 500) return finding(failureOf(one));
  const isRefusalFine = isMust(one) ? expected.every(isRefusal) || one.orRefused : !isPlainQuestion(one);
  if (isRefusal(status)) return finding(isRefusalFine ? 'statuses' : failureOf(one));
  if (isMust(one)) return finding(aboutOf(one));
  return finding(isEmptyList(answer) ? 'input' : aboutOf(one));
};

/** What the schema of the row makes of the answer; undefined when it cannot read it. */
const readBy = (one: Case, { json }: Answer): unknown => {
  const read = v.safeParse(endpoints[one.endpoint].answer as v.GenericSchema, json);
  return read.success ? read.output : undefined;
};

const misshapen = (one: Case, answer: Answer): Finding[] => {
  // Where a refusal was expected, the status says what is wrong.
  if (answer.status !== 200 || ![one.status].flat().includes(200)) return [];
  const cause = 'calls';
  if (answer.text !== undefined) return [{ cause, says: 'an answer that is no JSON' }];
  if (answer.json === undefined) {
    const says = 'an answer with nothing in it';
    return [readsNull(one) ? { cause: 'reading', says } : { cause, says }];
  }
  if (!v.is(endpoints[one.endpoint].answer as v.GenericSchema, answer.json)) {
    const where = driftIn(one.endpoint, answer.json).filter(Boolean);
    return [{ cause, says: `an answer of another shape${where.length ? ` (${where.join(', ')})` : ''}` }];
  }
  const drift = driftIn(one.endpoint, answer.json);
  return drift.length > 0 ? [{ cause: 'reading', says: `what is not as the table means it: ${drift.join(', ')}` }] : [];
};

const complaintOf = (check: () => void): string | undefined => {
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
  if (shows === undefined || ![one.status].flat().includes(answer.status)) return [];
  const seen = answer.json === undefined && readsNull(one) ? null : answer.json;
  const failure = complaintOf(() => assertShows(seen, shows, 'the answer'));
  if (failure === undefined) return [];
  const asRead = readBy(one, answer);
  const isReadable = asRead !== undefined && complaintOf(() => assertShows(asRead, shows, 'the answer')) === undefined;
  return isReadable
    ? [{ cause: 'reading', says: 'an answer to be read with care: numbers for text, or what is not set is missing' }]
    : [{ cause: aboutOf(one), says: failure }];
};

/** Servers that answer an unknown id with 200 and create a record for it. */
const upserted = ({ json }: Answer): Finding[] => {
  const id = json && typeof json === 'object' && 'upsertedId' in json ? json.upsertedId : undefined;
  return id === undefined || id === null ? [] : [{ cause: 'upserts', says: `created the record ${shortly(id)}` }];
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
  const tools = toolsOf(door);
  const about = aboutOf(one);
  const isKept = async (work: () => Promise<void> | undefined): Promise<Finding[]> => {
    try {
      await work();
      return [];
    } catch (problem) {
      if (problem instanceof assert.AssertionError) return [{ cause: about, says: saidBy(problem) }];
      if (problem instanceof v.ValiError) return [{ cause: about, says: 'an answer of another shape' }];
      throw problem;
    }
  };

  let told = one.told(stageOf(cast));
  const token = told.as === undefined ? undefined : await door.tokenFor(told.as);
  const unready = await isKept(async () => {
    await told.before?.(tools);
    told = { ...told, ...(await told.arrange?.(tools)) };
  });
  if (unready.length > 0) return { findings: unready };
  const seen = door.seen ?? (() => everythingIn(door));
  const before = one.kind === 'bad' ? await seen() : undefined;

  const answer = await door.ask(askedBy(one, told, token));

  const findings = [
    ...misstated(one, answer),
    ...unsound(answer),
    ...misshapen(one, answer),
    ...hidden(one, told, answer),
    ...upserted(answer),
  ];
  if (before && !isDeepStrictEqual(await seen(), before)) {
    const isDoneAnyway = answer.status === 401 || answer.status === 403;
    findings.push({ cause: isDoneAnyway ? 'afterRefusal' : about, says: 'something has changed' });
  }
  // There is no going on from a broken answer, and nobody need be on stage to see that it is.
  const isExpected = [one.status].flat().includes(answer.status);
  if (!isExpected || findings.some(({ cause }) => levelOf(cause) === 'must')) return { answer, findings };
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
