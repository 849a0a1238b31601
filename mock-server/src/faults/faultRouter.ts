import express, { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { checkLocalHost } from '../http/requestChecks.ts';
import { sendError } from '../http/responses.ts';
import type { FaultRules } from './faultRules.ts';
import { allFaults, faultMeanings, faultTargets } from './faults.ts';

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
  'A rule is {"call", "fault", "delay", "times"}: call and one of fault and delay (ms) are needed. GET tells the names.';

/** For QA with curl: GET lists the rules and the faults, PUT sets a rule, DELETE removes all rules. */
export const createFaultRouter = (faults: FaultRules): Router => {
  const sendRules: RequestHandler = (_request, response) => {
    response.json({ rules: faults.list(), faults: faultMeanings, calls: faultTargets });
  };
  return (
    Router()
      .use(checkLocalHost)
      .get('/', sendRules)
      .delete('/', (request, response, next) => {
        faults.clear();
        sendRules(request, response, next);
      })
      // Any content type, because curl by default sends that of form data.
      .put('/', express.json({ limit: 4096, type: () => true }), (request, response, next) => {
        const parsed = v.safeParse(Rule, request.body);
        if (!parsed.success) return sendError(response, 400, invalidRule);
        faults.setRule(parsed.output);
        sendRules(request, response, next);
      })
  );
};
