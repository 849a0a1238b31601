import * as v from 'valibot';
import { isFromBrowserOrProxy, isJson, isLocalHost } from '../server/http/localRequests.ts';
import {
  errorResponse,
  jsonResponse,
  pathnameOf,
  type RouteHandler,
  type SerializedResponse,
} from '../server/http/sendResponse.ts';

/** The path at which a scenario is loaded. */
export const scenariosPath = '/_state';

/** One scenario in the list of scenarios: its name, and a description of what the user sees in the app. */
export type ListedScenario = { name: string; says: string };

export type Scenarios = {
  list: () => Promise<readonly ListedScenario[]>;
  /**
   * Replaces all data with a scenario's data, and resolves after the data is stored. Resolves with false when there is
   * no scenario with this name.
   */
  load: (name: string) => Promise<boolean>;
};

const LoadRequest = v.strictObject({ state: v.string() });

const parseScenarioName = (body: Uint8Array): string | undefined => {
  try {
    const parsed = v.safeParse(LoadRequest, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return parsed.success ? parsed.output.state : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The scenario routes, for QA from a terminal of this machine. GET lists the scenarios, PUT loads one and so replaces
 * all data. Requests from web pages are rejected, even from the app's own pages, so that only a user of this machine
 * can replace the data.
 */
export const createScenarioRoutes = ({ list, load }: Scenarios): RouteHandler => {
  const loadFrom = async (body: Uint8Array): Promise<SerializedResponse> => {
    const name = parseScenarioName(body);
    if (name === undefined) return errorResponse(400, 'A state is asked for as {"state": "reported-bike"}.');
    if (!(await load(name))) return errorResponse(404, 'There is no state of this name. GET tells which there are.');
    return jsonResponse(200, { state: name });
  };
  return {
    bodyLimitOf: () => 4096,
    handle: async (request) => {
      const { headers } = request;
      if (!isLocalHost(headers.host) || isFromBrowserOrProxy(headers)) {
        return errorResponse(403, 'States are loaded from a terminal of this machine alone.');
      }
      if (pathnameOf(request) !== scenariosPath) return errorResponse(404, 'Nothing is to be found at this address.');
      switch (request.method) {
        case 'GET':
          return jsonResponse(200, { states: await list() });
        case 'PUT':
          if (!isJson(headers)) return errorResponse(415, 'The body must be JSON, and say so.');
          return loadFrom(request.body);
        default:
          return errorResponse(405, 'This cannot be done at this address.', { allow: 'GET, PUT' });
      }
    },
  };
};
