import { Router } from 'express';
import * as v from 'valibot';
import type { Store } from '../backend/index.ts';
import { checkLocalHost, rejectBrowsers } from '../http/requestChecks.ts';
import { asynchronous, methodNotAllowed, readSmallJson, sendError } from '../http/responses.ts';
import type { ServerData } from '../storage/dataFile.ts';

export const scenariosPath = '/_scenarios';

const LoadRequest = v.strictObject({ scenario: v.string() });

/** Most servers load no scenario, so the fixtures are imported at the first use. */
const loadFixtures = async () => ({
  ...(await import('@second-gear/fixtures/scenarios')),
  ...(await import('../auth/demoAccounts.ts')),
});

/**
 * For QA with a terminal on this machine. GET lists the scenarios. PUT loads a scenario and so replaces all data; the
 * accounts of the demo users stay as they are, so that they stay signed in. No page may replace the data.
 */
export const createScenarioRouter = (store: Store<ServerData>): Router =>
  Router()
    .use(checkLocalHost, rejectBrowsers)
    .get(
      '/',
      asynchronous(async (_request, response) => {
        const { scenarioNames, scenarios } = await loadFixtures();
        const list = scenarioNames.map((name) => ({ name, description: scenarios[name].description }));
        response.json({ scenarios: list });
      }),
    )
    .put(
      '/',
      readSmallJson,
      asynchronous(async (request, response) => {
        const { isScenarioName, scenarios, demoAccounts } = await loadFixtures();
        const parsed = v.safeParse(LoadRequest, request.body);
        if (!parsed.success) return sendError(response, 400, 'The body must be like {"scenario": "reported-bike"}.');
        const { scenario } = parsed.output;
        if (!isScenarioName(scenario))
          return sendError(response, 404, 'There is no scenario with this name. GET lists the scenarios.');
        await store.update(({ accounts }) => {
          const kept = demoAccounts().map((one) => accounts.find(({ _id }) => _id === one._id) ?? one);
          return { data: { db: scenarios[scenario].db(), accounts: kept }, result: undefined };
        });
        return response.json({ scenario });
      }),
    )
    .all('/', methodNotAllowed('GET, PUT'));
