import { setTimeout } from 'node:timers/promises';
import type { HttpRequest, HttpResponse, RouteName } from '../backend/index.ts';
import type { FaultRules } from './faultRules.ts';
import { allFaults, applyFault, isFault, type SimulatedFailure } from './faults.ts';

/**
 * The value of the header X-Fault that turns off the faults for one request. The response is then normal, even if a rule
 * or a seed is set.
 */
const noFault = 'none';

const unknownFault: HttpResponse = {
  status: 400,
  headers: {},
  json: { message: `X-Fault knows ${noFault}, ${allFaults.join(', ')}.` },
};

/**
 * Responds to a request with the fault that a rule or the seed sets for it (failure mode M-14). A request can also set
 * its own fault with the header `X-Fault: 502 as HTML`, or ask for a normal response with `X-Fault: none`. A request
 * with the header X-Fault is not counted by rules and seed.
 *
 * @param execute runs the handler and returns its response
 */
export const respondWithFaults = async (
  rules: FaultRules,
  endpoint: RouteName,
  { headers }: HttpRequest,
  execute: () => Promise<HttpResponse>,
): Promise<HttpResponse | SimulatedFailure> => {
  const requestedFault = headers['x-fault'];
  if (requestedFault === noFault) return execute();
  if (requestedFault !== undefined) {
    return isFault(requestedFault) ? applyFault(requestedFault, execute) : unknownFault;
  }
  const { fault, delay = 0 } = rules.next(endpoint);
  // The timer of a delay must not keep the process running when the server stops.
  await setTimeout(delay, undefined, { ref: false });
  return fault ? applyFault(fault, execute) : execute();
};
