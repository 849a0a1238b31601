import { Router } from 'express';
import * as v from 'valibot';
import { checkLocalHost, rejectBrowsers } from '../server/http/hostCheck.ts';
import { asynchronous, methodNotAllowed, readSmallJson, sendError } from '../server/http/responses.ts';
import type { ServerData } from '../storage/dataFile.ts';
import type { Store } from '../storage/store.ts';

/** The path of the scenario routes. */
export const scenariosPath = '/_scenarios';

const LoadRequest = v.strictObject({ scenario: v.string() });

const forbidden = 'Scenarios are loaded only from a terminal of this machine.';

/** Most servers load no scenario, so the fixtures are imported at the first use. */
const loadFixtures = async () => ({
  ...(await import('@second-gear/fixtures/scenarios')),
  ...(await import('../auth/demoAccounts.ts')),
});

/**
 * The scenario routes, for QA with a terminal on this machine. GET lists the scenarios. PUT loads a scenario and so
 * replaces all data; of the accounts it keeps those of the demo users as they are, so that a demo user stays signed in.
 * Requests from web pages are rejected, even from the app's own pages, so that only a user of this machine can replace
 * the data.
 */
export const createScenarioRouter = (store: Store<ServerData>): Router =>
  Router()
    .use(checkLocalHost(forbidden), rejectBrowsers(forbidden))
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
