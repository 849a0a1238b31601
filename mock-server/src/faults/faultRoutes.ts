import * as v from 'valibot';
import { isLocalHost } from '../server/http/localRequests.ts';
import {
  errorResponse,
  jsonResponse,
  pathnameOf,
  type RouteHandler,
  type SerializedResponse,
} from '../server/http/sendResponse.ts';
import type { FaultRule, FaultRules } from './faultRules.ts';
import { allFaults, faultMeanings, faultTargets, intentFaultNames } from './faults.ts';

/** The path at which faults are set. */
export const faultsPath = '/_faults';

const Rule = v.pipe(
  v.strictObject({
    call: v.picklist(faultTargets),
    fault: v.optional(v.picklist(allFaults)),
    delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check(({ fault, delay }) => fault !== undefined || delay !== undefined),
);

const invalidRule = errorResponse(
  400,
  'A wish is {"call", "fault", "delay", "times"}: call and one of fault and delay (ms) are needed. GET tells the names.',
);

/**
 * The targets for which an intent fault may be set: the endpoints whose responses contain an intent, and the groups
 * that contain these endpoints.
 */
const endpointsWithIntent = ['findIntent', 'confirmCard', 'authenticateCard', 'all calls', 'all reads', 'all writes'];

/**
 * Whether a fault would have no effect on a target: an intent fault changes nothing in a response without an intent.
 */
const hasNoEffect = ({ call, fault }: FaultRule): boolean =>
  intentFaultNames.some((name) => name === fault) && !endpointsWithIntent.includes(call);

const noIntentInResponse = errorResponse(
  400,
  '"another amount" and "another currency" change the card service\'s answers: set them for findIntent.',
);

const parseRule = (body: Uint8Array): FaultRule | undefined => {
  try {
    const parsed = v.safeParse(Rule, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The routes for setting faults, for QA with curl: GET lists the current rules and the available faults, PUT sets a
 * rule, DELETE removes all rules.
 */
export const createFaultRoutes = (faults: FaultRules): RouteHandler => {
  const currentRules = (): SerializedResponse =>
    jsonResponse(200, { wishes: faults.list(), faults: faultMeanings, calls: faultTargets });
  return {
    bodyLimitOf: () => 4096,
    handle: async (request) => {
      if (!isLocalHost(request.headers.host)) return errorResponse(403, 'Faults are wished for on this machine alone.');
      if (pathnameOf(request) !== faultsPath) return errorResponse(404, 'Nothing is to be found at this address.');
      switch (request.method) {
        case 'GET':
          return currentRules();
        case 'DELETE':
          faults.clear();
          return currentRules();
        case 'PUT': {
          const rule = parseRule(request.body);
          if (!rule) return invalidRule;
          if (hasNoEffect(rule)) return noIntentInResponse;
          faults.setRule(rule);
          return currentRules();
        }
        default:
          return errorResponse(405, 'This cannot be done at this address.', { allow: 'DELETE, GET, PUT' });
      }
    },
  };
};
