import { setTimeout } from 'node:timers/promises';
import { routeNameOf } from '../backend/index.ts';
import { type Answer, type Desk, type Mishap, refusal } from '../server/http/sendResponse.ts';
import type { FaultSwitch } from './faultRules.ts';
import { type AnyFault, everyFault, isFault, misanswerOf } from './faults.ts';

/** The word in X-Fault that keeps every fault away from one question, whatever else was wished or seeded. */
const none = 'none';

const unknownFault = refusal(400, `X-Fault knows ${none}, ${everyFault.join(', ')}.`);

/** @param done what the call would have done and answered */
const playedBy = async (fault: AnyFault, done: () => Promise<Answer | Mishap>): Promise<Answer | Mishap> => {
  const instead = misanswerOf(fault);
  switch (instead.kind) {
    case 'refused':
      return { mishap: 'refused' };
    case 'hang':
      return { mishap: 'hang' };
    case 'lost':
      await done();
      return { mishap: 'refused' };
    case 'changed': {
      const answer = await done();
      const isJson = !('mishap' in answer) && /^application\/json\b/.test(answer.headers['content-type'] ?? '');
      if (!isJson) return answer;
      return { ...answer, body: JSON.stringify(instead.change(JSON.parse(String(answer.body)))) };
    }
    case 'cut':
      return { mishap: 'cut', status: instead.status, headers: instead.headers, body: instead.text };
    case 'whole':
      return { status: instead.status, headers: instead.headers, body: instead.text };
  }
};

/**
 * The desk, with what the switch says going wrong at it (faults M-14). A question may also carry its own fault:
 * `X-Fault: 502 as HTML`, or `X-Fault: none` to be answered as if there were no switch;
 * neither counts as a turn of anything else.
 */
export const createFaultyDesk = (desk: Desk, faults: FaultSwitch): Desk => ({
  bodyLimitOf: desk.bodyLimitOf,
  answer: async (request) => {
    const call = routeNameOf(request);
    if (!call) return desk.answer(request);
    const asked = request.headers['x-fault'];
    const done = () => desk.answer(request);
    if (asked === none) return done();
    if (asked !== undefined) return isFault(asked) ? playedBy(asked, done) : unknownFault;
    const { fault, delay = 0 } = faults.turnOf(call);
    // Nobody waits for a server that is told to stop.
    await setTimeout(delay, undefined, { ref: false });
    return fault ? playedBy(fault, done) : done();
  },
});
