import express, { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { checkLocalHost } from '../server/http/hostCheck.ts';
import { methodNotAllowed, sendError } from '../server/http/responses.ts';
import type { FaultRule, FaultRules } from './faultRules.ts';
import { allFaults, faultMeanings, faultTargets, intentFaultNames } from './faults.ts';

/** The path of the routes that set faults. */
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

const invalidRule =
  'A wish is {"call", "fault", "delay", "times"}: call and one of fault and delay (ms) are needed. GET tells the names.';

/**
 * The targets whose responses contain a payment intent: endpoints, and groups that contain such an endpoint. Only for
 * these targets a fault that changes the intent may be set.
 */
const endpointsWithIntent = ['findIntent', 'confirmCard', 'authenticateCard', 'all calls', 'all reads', 'all writes'];

/**
 * Whether the fault of a rule would have no effect: it changes the payment intent, and the responses of the target
 * contain none.
 */
const hasNoEffect = ({ call, fault }: FaultRule): boolean =>
  intentFaultNames.some((name) => name === fault) && !endpointsWithIntent.includes(call);

const noIntentInResponse =
  '"another amount" and "another currency" change the card service\'s answers: set them for findIntent.';

/**
 * The routes for setting faults, for QA with curl: GET lists the current rules and the available faults, PUT sets a
 * rule, DELETE removes all rules.
 */
export const createFaultRouter = (faults: FaultRules): Router => {
  const sendRules: RequestHandler = (_request, response) => {
    response.json({ wishes: faults.list(), faults: faultMeanings, calls: faultTargets });
  };
  return (
    Router()
      .use(checkLocalHost('Faults are wished for on this machine alone.'))
      .get('/', sendRules)
      .delete('/', (request, response, next) => {
        faults.clear();
        sendRules(request, response, next);
      })
      // Accepts any content type, because curl by default sends the content type of form data.
      .put('/', express.json({ limit: 4096, type: () => true }), (request, response, next) => {
        const parsed = v.safeParse(Rule, request.body);
        if (!parsed.success) return sendError(response, 400, invalidRule);
        if (hasNoEffect(parsed.output)) return sendError(response, 400, noIntentInResponse);
        faults.setRule(parsed.output);
        sendRules(request, response, next);
      })
      .all('/', methodNotAllowed('DELETE, GET, PUT'))
  );
};
