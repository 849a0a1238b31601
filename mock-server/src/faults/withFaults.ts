import { setTimeout } from 'node:timers/promises';
import { routeNameOf } from '../backend/index.ts';
import {
  errorResponse,
  type RouteHandler,
  type SerializedResponse,
  type SimulatedFailure,
} from '../server/http/sendResponse.ts';
import type { FaultRules } from './faultRules.ts';
import { type AnyFault, allFaults, faultResponseOf, isFault } from './faults.ts';

/** The word in X-Fault that keeps every fault away from one question, whatever else was wished or seeded. */
const noFault = 'none';

const unknownFault = errorResponse(400, `X-Fault knows ${noFault}, ${allFaults.join(', ')}.`);

/** @param done what the call would have done and answered */
const applyFault = async (
  fault: AnyFault,
  done: () => Promise<SerializedResponse | SimulatedFailure>,
): Promise<SerializedResponse | SimulatedFailure> => {
  const instead = faultResponseOf(fault);
  switch (instead.kind) {
    case 'refused':
      return { failure: 'refused' };
    case 'hang':
      return { failure: 'hang' };
    case 'lost':
      await done();
      return { failure: 'refused' };
    case 'changed': {
      const answer = await done();
      const isJson = !('failure' in answer) && /^application\/json\b/.test(answer.headers['content-type'] ?? '');
      if (!isJson) return answer;
      return { ...answer, body: JSON.stringify(instead.change(JSON.parse(String(answer.body)))) };
    }
    case 'cut':
      return { failure: 'cut', status: instead.status, headers: instead.headers, body: instead.text };
    case 'whole':
      return { status: instead.status, headers: instead.headers, body: instead.text };
  }
};

/**
 * The desk, with what the switch says going wrong at it (faults M-14). A question may also carry its own fault:
 * `X-Fault: 502 as HTML`, or `X-Fault: none` to be answered as if there were no switch;
 * neither counts as a turn of anything else.
 */
export const withFaults = (desk: RouteHandler, faults: FaultRules): RouteHandler => ({
  bodyLimitOf: desk.bodyLimitOf,
  handle: async (request) => {
    const call = routeNameOf(request);
    if (!call) return desk.handle(request);
    const asked = request.headers['x-fault'];
    const done = () => desk.handle(request);
    if (asked === noFault) return done();
    if (asked !== undefined) return isFault(asked) ? applyFault(asked, done) : unknownFault;
    const { fault, delay = 0 } = faults.next(call);
    // Nobody waits for a server that is told to stop.
    await setTimeout(delay, undefined, { ref: false });
    return fault ? applyFault(fault, done) : done();
  },
});
