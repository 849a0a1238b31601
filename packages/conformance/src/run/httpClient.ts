import { type EndpointName, endpoints } from '@second-gear/contract';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { NotOnStage } from '../cases/testData.ts';
import { askOverHttp, NoAnswer } from '../server/sendOverHttp.ts';
import type { Answer, Question } from '../server/serverUnderTest.ts';

/** The longest answer that is read, in bytes. */
const longest = 64 * 1024 * 1024;

/** Thrown instead of asking a row that has kept us waiting before: once is enough to know. */
export class NotAskedAgain extends Error {
  override name = 'NotAskedAgain';

  /** @param why as a clause: 'no answer within 10 s' */
  constructor(
    readonly row: EndpointName,
    readonly why: string,
  ) {
    super(`not asked again: ${row} gave ${why}`);
  }
}

export type Asker = {
  /** Rejects with a NoAnswer, or a NotAskedAgain. */
  ask: (question: Question) => Promise<Answer>;
};

const isRow = (name: string | undefined): name is EndpointName => name !== undefined && name in endpoints;

/** The row that a question is for; undefined when it is for none. */
export const rowOf = (question: Question): EndpointName | undefined => {
  const name = routeNameOf(question);
  return isRow(name) ? name : undefined;
};

const readAs = ({ text, ...answer }: { status: number; headers: Record<string, string>; text: string }): Answer => {
  try {
    return { ...answer, json: text ? JSON.parse(text) : undefined };
  } catch {
    return { ...answer, json: undefined, text };
  }
};

/**
 * Asks a server, and never waits for long: an answer has `patience` ms, and a row that takes longer once is not asked again.
 *
 * @param images where the image host answers; absent: it is not asked
 */
export const createAsker = ({ url, images, patience }: { url: string; images?: string; patience: number }): Asker => {
  const limits = { patience, longest, oncePerConnection: true };
  const askShop = askOverHttp(url, limits);
  const askImages = images === undefined ? undefined : askOverHttp(images, limits);
  const silent = new Map<EndpointName, string>();
  return {
    ask: async (question) => {
      const row = rowOf(question);
      const why = row && silent.get(row);
      if (why) throw new NotAskedAgain(row, why);
      const ask = row && endpoints[row].host === 'images' ? askImages : askShop;
      if (!ask) throw new NotOnStage('the image host is another server: --images URL asks it');
      try {
        return readAs(await ask(question));
      } catch (problem) {
        if (row && problem instanceof NoAnswer && problem.isSlow) silent.set(row, problem.message);
        throw problem;
      }
    },
  };
};
