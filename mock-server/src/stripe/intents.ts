import type { NewId } from '@second-gear/contract';
import * as v from 'valibot';
import { createIntent, type Db, NewIntent } from '../backend/index.ts';
import { isFromBrowserOrProxy, isJson, isLocalHost } from '../scenarios/scenarioRoutes.ts';
import { errorResponse, jsonResponse, type RouteHandler } from '../server/http/sendResponse.ts';
import type { Store } from '../storage/store.ts';

/** Where a server that is not the mock creates payment intents, at the root of the demo's origin. */
export const intentsPath = '/_cards/intents';

const parseIntentRequest = (body: Uint8Array) => {
  try {
    return v.safeParse(NewIntent, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
};

/**
 * Plays Stripe's server API for a server on this machine: `POST {"amount": 16500000, "currency": "bdt"}` answers the intent with its
 * `client_secret`. No page may ask, not even the shop's own: Stripe takes such a request with a secret key alone.
 */
export const createIntentRoutes = (db: Pick<Store<Db>, 'update'>, newId: NewId): RouteHandler => ({
  bodyLimitOf: () => 4096,
  handle: async ({ method, headers, body }) => {
    if (!isLocalHost(headers.host) || isFromBrowserOrProxy(headers)) {
      return errorResponse(403, 'Payment intents are created by a server on this machine, and by no page.');
    }
    if (method !== 'POST') return errorResponse(405, 'This cannot be done at this address.', { allow: 'POST' });
    if (!isJson(headers)) return errorResponse(415, 'The body must be JSON, and say so.');
    const intentRequest = parseIntentRequest(body);
    if (!intentRequest?.success) {
      return errorResponse(
        400,
        'An intent is asked for as {"amount": 16500000, "currency": "bdt"}, in the smallest unit.',
      );
    }
    return db.update((before) => {
      const { db: data, intent } = createIntent(before, intentRequest.output, newId);
      return { data, result: jsonResponse(200, intent) };
    });
  },
});
