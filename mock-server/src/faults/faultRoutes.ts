import * as v from 'valibot';
import { hostNameOf } from '../server/http/hosts.ts';
import { type Answer, type Desk, json, pathnameOf, refusal } from '../server/http/sendResponse.ts';
import type { FaultSwitch, FaultWish } from './faultRules.ts';
import { isLoopback } from './faultSetting.ts';
import { everyFault, faultMeanings, faultTargets, intentFaultNames } from './faults.ts';

/** Where the switch is. */
export const faultsPath = '/_faults';

const Wish = v.pipe(
  v.strictObject({
    call: v.picklist(faultTargets),
    fault: v.optional(v.picklist(everyFault)),
    delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check(({ fault, delay }) => fault !== undefined || delay !== undefined),
);

const notUnderstood = refusal(
  400,
  'A wish is {"call", "fault", "delay", "times"}: call and one of fault and delay (ms) are needed. GET tells the names.',
);

/** The calls whose answers hold an intent, and the groups that they are in. */
const callsWithIntent = ['findIntent', 'confirmCard', 'authenticateCard', 'all calls', 'all reads', 'all writes'];

/** In an answer without an amount and a currency such a fault would do nothing. */
const hasNoEffect = ({ call, fault }: FaultWish): boolean =>
  intentFaultNames.some((name) => name === fault) && !callsWithIntent.includes(call);

const noIntentInAnswer = refusal(
  400,
  '"another amount" and "another currency" change the card service\'s answers: set them for findIntent.',
);

const wishIn = (body: Uint8Array): FaultWish | undefined => {
  try {
    const wish = v.safeParse(Wish, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return wish.success ? wish.output : undefined;
  } catch {
    return undefined;
  }
};

/** A name that leads here from elsewhere (DNS rebinding) is no name of this machine's. */
const isAskedLocally = (host: string | undefined): boolean => isLoopback(hostNameOf(host) ?? '');

/** For QA, with curl: GET shows what is wished for and what there is, PUT wishes, DELETE takes it all back. */
export const createFaultsDesk = (faults: FaultSwitch): Desk => {
  const shown = (): Answer => json(200, { wishes: faults.wishes(), faults: faultMeanings, calls: faultTargets });
  return {
    bodyLimitOf: () => 4096,
    answer: async (request) => {
      if (!isAskedLocally(request.headers.host)) return refusal(403, 'Faults are wished for on this machine alone.');
      if (pathnameOf(request) !== faultsPath) return refusal(404, 'Nothing is to be found at this address.');
      switch (request.method) {
        case 'GET':
          return shown();
        case 'DELETE':
          faults.forget();
          return shown();
        case 'PUT': {
          const wish = wishIn(request.body);
          if (!wish) return notUnderstood;
          if (hasNoEffect(wish)) return noIntentInAnswer;
          faults.wish(wish);
          return shown();
        }
        default:
          return refusal(405, 'This cannot be done at this address.', { allow: 'DELETE, GET, PUT' });
      }
    },
  };
};
