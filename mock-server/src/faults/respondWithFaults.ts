import { setTimeout } from 'node:timers/promises';
import type { HttpRequest, HttpResponse, RouteName } from '../backend/index.ts';
import type { FaultRules } from './faultRules.ts';
import { allFaults, applyFault, isFault, type SimulatedFailure } from './faults.ts';

/**
 * Responds with the fault of a rule or of the seed (failure mode M-14). A request can also set its own fault with the
 * header `X-Fault: 502 as HTML`, or turn faults off with `X-Fault: none`; rules and seed do not count such a request.
 */
export const respondWithFaults = async (
  rules: FaultRules,
  endpoint: RouteName,
  { headers }: HttpRequest,
  execute: () => Promise<HttpResponse>,
): Promise<HttpResponse | SimulatedFailure> => {
  const requested = headers['x-fault'];
  if (requested === 'none') return execute();
  if (requested !== undefined && !isFault(requested))
    return { status: 400, headers: {}, json: { message: `X-Fault knows none, ${allFaults.join(', ')}.` } };
  const { fault, delay = 0 }: ReturnType<FaultRules['next']> = requested ? { fault: requested } : rules.next(endpoint);
  // The timer must not keep the process running when the server stops.
  await setTimeout(delay, undefined, { ref: false });
  return fault ? applyFault(fault, execute) : execute();
};
