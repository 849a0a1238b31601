import * as v from 'valibot';
import { isLoopback } from '../faults/faultSetting.ts';
import { hostNameOf } from '../server/http/hosts.ts';
import {
  errorResponse,
  jsonResponse,
  pathnameOf,
  type RouteHandler,
  type SerializedResponse,
} from '../server/http/sendResponse.ts';

/** Where a named state is loaded. */
export const scenariosPath = '/_state';

/** One that may be loaded, as it is listed: its name, and what a visitor then finds. */
export type ListedScenario = { name: string; says: string };

export type Scenarios = {
  list: () => Promise<readonly ListedScenario[]>;
  /** Puts the whole shop into a state, and resolves once that is kept. False: there is none of this name. */
  load: (name: string) => Promise<boolean>;
};

const LoadRequest = v.strictObject({ state: v.string() });

const parseScenarioName = (body: Uint8Array): string | undefined => {
  try {
    const wish = v.safeParse(LoadRequest, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    return wish.success ? wish.output.state : undefined;
  } catch {
    return undefined;
  }
};

type Headers = Readonly<Record<string, string | undefined>>;

/** A name that leads here from elsewhere (DNS rebinding) is no name of this machine's. */
export const isLocalHost = (host: string | undefined): boolean => isLoopback(hostNameOf(host) ?? '');

/** Browsers say that they are one with every such question, and proxies mostly do; neither can be kept from saying so by a page. */
export const isFromBrowserOrProxy = (headers: Headers): boolean =>
  ['origin', 'sec-fetch-site', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => headers[name]);

export const isJson = ({ 'content-type': type = '' }: Headers): boolean => /^application\/json\b/i.test(type);

/**
 * For QA, from a terminal of this machine: GET tells the states there are, PUT puts the shop into one, and what was in it is
 * gone. No page may do so, not even the shop's own: a state is loaded by whoever sits here, and by nobody else.
 */
export const createScenarioRoutes = ({ list, load }: Scenarios): RouteHandler => {
  const change = async (body: Uint8Array): Promise<SerializedResponse> => {
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
          return change(request.body);
        default:
          return errorResponse(405, 'This cannot be done at this address.', { allow: 'GET, PUT' });
      }
    },
  };
};
