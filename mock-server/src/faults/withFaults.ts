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

/** The value of X-Fault for a request without any fault, whatever rule or seed is set. */
const noFault = 'none';

const unknownFault = errorResponse(400, `X-Fault knows ${noFault}, ${allFaults.join(', ')}.`);

/** @param execute runs the handler and returns its response */
const applyFault = async (
  fault: AnyFault,
  execute: () => Promise<SerializedResponse | SimulatedFailure>,
): Promise<SerializedResponse | SimulatedFailure> => {
  const faultResponse = faultResponseOf(fault);
  switch (faultResponse.kind) {
    case 'refused':
      return { failure: 'refused' };
    case 'hang':
      return { failure: 'hang' };
    case 'lost':
      await execute();
      return { failure: 'refused' };
    case 'changed': {
      const response = await execute();
      const isJson = !('failure' in response) && /^application\/json\b/.test(response.headers['content-type'] ?? '');
      if (!isJson) return response;
      return { ...response, body: JSON.stringify(faultResponse.change(JSON.parse(String(response.body)))) };
    }
    case 'cut':
      return { failure: 'cut', status: faultResponse.status, headers: faultResponse.headers, body: faultResponse.text };
    case 'complete':
      return { status: faultResponse.status, headers: faultResponse.headers, body: faultResponse.text };
  }
};

/**
 * Adds the faults of the rules to a route handler (failure mode M-14). A request may also set its own fault with
 * `X-Fault: 502 as HTML`, or require a normal response with `X-Fault: none`. Such a request is not counted for any rule
 * or seed.
 */
export const withFaults = (handler: RouteHandler, faults: FaultRules): RouteHandler => ({
  bodyLimitOf: handler.bodyLimitOf,
  handle: async (request) => {
    const endpoint = routeNameOf(request);
    if (!endpoint) return handler.handle(request);
    const requestedFault = request.headers['x-fault'];
    const execute = () => handler.handle(request);
    if (requestedFault === noFault) return execute();
    if (requestedFault !== undefined)
      return isFault(requestedFault) ? applyFault(requestedFault, execute) : unknownFault;
    const { fault, delay = 0 } = faults.next(endpoint);
    // The timer of a delay must not keep the process running when the server stops.
    await setTimeout(delay, undefined, { ref: false });
    return fault ? applyFault(fault, execute) : execute();
  },
});
