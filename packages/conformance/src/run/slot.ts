import { AssertionError } from 'node:assert/strict';
import * as v from 'valibot';
import { saidBy } from '../cases/check.ts';
import { NotOnStage } from '../cases/testData.ts';
import { NoAnswer } from '../server/sendOverHttp.ts';
import { NotAskedAgain } from './httpClient.ts';

/** What came of something that a server may not let us do: what `is`, or `why` it is not, as a clause. */
export type Slot<Value> = { is: Value } | { why: string };

/** What of an error is the server's doing, as a clause; undefined: it is our own, or the end of the program. */
export const whyOf = (problem: unknown): string | undefined => {
  if (problem instanceof NotOnStage || problem instanceof NoAnswer || problem instanceof NotAskedAgain) {
    return problem.message;
  }
  if (problem instanceof AssertionError) return saidBy(problem);
  if (problem instanceof v.ValiError) return 'an answer of another shape';
  return undefined;
};

/** Thrown by whatever needs what could not be made: why that was is said once, and not of each thing in turn. */
class NotMade extends NotOnStage {
  override name = 'NotMade';
}

/** Does `work`. Rejects only with what is not the server's doing. */
export const settle = async <Value>(work: () => Promise<Value>): Promise<Slot<Value>> => {
  try {
    return { is: await work() };
  } catch (problem) {
    const why = whyOf(problem);
    if (why === undefined) throw problem;
    return { why };
  }
};

/**
 * Makes something, as `settle` does work.
 *
 * @param what it is, for a person who reads why it could not be made: 'second buyer'
 */
export const settleMaking = <Value>(what: string, make: () => Promise<Value>): Promise<Slot<Value>> =>
  settle(async () => {
    try {
      return await make();
    } catch (problem) {
      const why = whyOf(problem);
      if (why === undefined || problem instanceof NotMade) throw problem;
      throw new NotMade(`no ${what} could be made: ${why}`);
    }
  });

/**
 * What is there. Throws a NotOnStage that says why it is not.
 *
 * @param what should be there, for a person
 */
export const taken = <Value>(slot: Slot<Value> | undefined, what: string): Value => {
  if (slot && 'is' in slot) return slot.is;
  throw new NotMade(slot ? slot.why : `there is no ${what}`);
};
