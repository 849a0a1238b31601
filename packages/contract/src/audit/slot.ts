import { AssertionError } from 'node:assert/strict';
import * as v from 'valibot';
import { NoAnswer } from '../suite/askOverHttp.ts';
import { NotOnStage } from '../suite/cast.ts';
import { saidBy } from '../suite/check.ts';
import { NotAskedAgain } from './asker.ts';

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

/** What is there. Throws a NotOnStage that says why it is not. */
export const taken = <Value>(slot: Slot<Value> | undefined): Value => {
  if (slot && 'is' in slot) return slot.is;
  throw new NotOnStage(slot ? slot.why : 'there is none');
};
