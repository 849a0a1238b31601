import { Router } from 'express';
import * as v from 'valibot';
import { checkLocalHost, rejectBrowsers } from '../server/http/hostCheck.ts';
import { asynchronous, methodNotAllowed, readSmallJson, sendError } from '../server/http/responses.ts';

/** The path of the scenario routes. */
export const scenariosPath = '/_scenarios';

/** One scenario in the list of scenarios: its name, and a description of what the user sees in the app. */
export type ListedScenario = { name: string; description: string };

export type Scenarios = {
  list: () => Promise<readonly ListedScenario[]>;
  /**
   * Replaces all data with a scenario's data, and resolves after the data is stored. Resolves with false when there is
   * no scenario with this name.
   */
  load: (name: string) => Promise<boolean>;
};

const LoadRequest = v.strictObject({ scenario: v.string() });

const forbidden = 'Scenarios are loaded only from a terminal of this machine.';

/**
 * The scenario routes, for QA with a terminal on this machine. GET lists the scenarios. PUT loads a scenario and so
 * replaces all data. Requests from web pages are rejected, even from the app's own pages, so that only a user of this
 * machine can replace the data.
 */
export const createScenarioRouter = ({ list, load }: Scenarios): Router =>
  Router()
    .use(checkLocalHost(forbidden), rejectBrowsers(forbidden))
    .get(
      '/',
      asynchronous(async (_request, response) => response.json({ scenarios: await list() })),
    )
    .put(
      '/',
      readSmallJson,
      asynchronous(async (request, response) => {
        const parsed = v.safeParse(LoadRequest, request.body);
        if (!parsed.success) return sendError(response, 400, 'The body must be like {"scenario": "reported-bike"}.');
        const { scenario } = parsed.output;
        if (await load(scenario)) return response.json({ scenario });
        return sendError(response, 404, 'There is no scenario with this name. GET lists the scenarios.');
      }),
    )
    .all('/', methodNotAllowed('GET, PUT'));
