import * as v from 'valibot';
import { hostNameOf } from '../server/http/hosts.ts';
import {
  errorResponse,
  jsonResponse,
  pathnameOf,
  type RouteHandler,
  type SerializedResponse,
} from '../server/http/sendResponse.ts';
import type { FaultRule, FaultRules } from './faultRules.ts';
import { isLoopback } from './faultSetting.ts';
import { allFaults, faultMeanings, faultTargets, intentFaultNames } from './faults.ts';

/** Where the switch is. */
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

/** The calls whose answers hold an intent, and the groups that they are in. */
const endpointsWithIntent = ['findIntent', 'confirmCard', 'authenticateCard', 'all calls', 'all reads', 'all writes'];

/** In an answer without an amount and a currency such a fault would do nothing. */
const hasNoEffect = ({ call, fault }: FaultRule): boolean =>
  intentFaultNames.some((name) => name === fault) && !endpointsWithIntent.includes(call);

const noIntentInAnswer = errorResponse(
  400,
  '"another amount" and "another currency" change the card service\'s answers: set them for findIntent.',
);

const parseRule = (body: Uint8Array): FaultRule | undefined => {
  try {
    const wish = v.safeParse(Rule, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return wish.success ? wish.output : undefined;
  } catch {
    return undefined;
  }
};

/** A name that leads here from elsewhere (DNS rebinding) is no name of this machine's. */
const isLocalHost = (host: string | undefined): boolean => isLoopback(hostNameOf(host) ?? '');

/** For QA, with curl: GET shows what is wished for and what there is, PUT wishes, DELETE takes it all back. */
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
          const wish = parseRule(request.body);
          if (!wish) return invalidRule;
          if (hasNoEffect(wish)) return noIntentInAnswer;
          faults.setRule(wish);
          return currentRules();
        }
        default:
          return errorResponse(405, 'This cannot be done at this address.', { allow: 'DELETE, GET, PUT' });
      }
    },
  };
};
