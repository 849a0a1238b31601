import { Router } from 'express';
import * as v from 'valibot';
import type { Store } from '../backend/index.ts';
import { checkLocalHost } from '../http/requestChecks.ts';
import { asynchronous, readSmallJson, sendError } from '../http/responses.ts';
import type { ServerData } from '../storage/dataFile.ts';

export const scenariosPath = '/_scenarios';

const LoadRequest = v.strictObject({ scenario: v.string() });

/**
 * For QA with a terminal on this machine: PUT replaces all data. The accounts of the demo users stay as they are, so
 * that they stay signed in. No page of another site can replace the data: `readSmallJson` and `checkOrigin` see to it.
 */
export const createScenarioRouter = (store: Store<ServerData>): Router =>
  Router()
    .use(checkLocalHost)
    .put(
      '/',
      readSmallJson,
      asynchronous(async (request, response) => {
        // Most servers load no scenario, so the fixtures are imported at the first use.
        const { isScenarioName, scenarios } = await import('@second-gear/fixtures/scenarios');
        const { demoAccounts } = await import('../auth/demoAccounts.ts');
        const parsed = v.safeParse(LoadRequest, request.body);
        if (!parsed.success) return sendError(response, 400, 'The body must be like {"scenario": "reported-bike"}.');
        const { scenario } = parsed.output;
        if (!isScenarioName(scenario)) return sendError(response, 404, 'There is no scenario with this name.');
        await store.update(({ accounts }) => {
          const kept = demoAccounts().map((one) => accounts.find(({ _id }) => _id === one._id) ?? one);
          return { data: { db: scenarios[scenario].db(), accounts: kept }, result: undefined };
        });
        return response.json({ scenario });
      }),
    );
