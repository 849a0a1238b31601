import { type EndpointName, endpoints } from '@second-gear/contract';
import { firstMorning, morning } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import { stageOf } from '../cases/stage.ts';
import { type Given, questionOf } from '../cases/testCase.ts';
import { firstCast } from '../cases/testData.ts';
import { cases } from '../index.ts';
import { sentBy } from '../server/httpRequest.ts';

/** A row as it is asked well for the first time in the contract suite, and what the shop answers on its first morning. */
export type Example = { given: Given; answer: unknown };

/** Ids that count up, so that the document is the same every time. */
const counting = () => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(24, '0');
  };
};

/** Signed anew each time, and nobody's business. */
const token = { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJ1eWVyQHNlY29uZGdlYXIudGVzdCJ9.c2lnbmF0dXJl' };

/** A list shows by its first item what it is a list of. */
const shortened = (answer: unknown): unknown => (Array.isArray(answer) ? answer.slice(0, 1) : answer);

export const exampleOf = async (name: EndpointName): Promise<Example> => {
  const shop = createShop(morning({ bikes: 0 }), { now: () => new Date(firstMorning), newId: counting() });
  const one = cases.find(({ endpoint, kind }) => endpoint === name && kind === 'good');
  const { as, given = {} } = one?.told(stageOf(firstCast)) ?? {};
  const question = questionOf(name, given, as && (await shop.tokenFor(as)));
  const { headers, body = new Uint8Array() } = await sentBy(question);
  const { status, json } = await shop.ask({ method: endpoints[name].method, path: question.path, headers, body });
  if (status !== 200) throw new Error(`The first good case of ${name} was answered with ${status}.`);
  return { given, answer: name === 'accessToken' ? token : shortened(json) };
};
