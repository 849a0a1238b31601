import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import * as v from 'valibot';
import { isFromBrowserOrProxy, isJson, isLocalHost } from '../server/http/localRequests.ts';
import { errorResponse, jsonResponse, type RouteHandler } from '../server/http/sendResponse.ts';
import type { Store } from '../storage/store.ts';
import { createIntent, NewIntent } from './cards.ts';

/** The path at which another server creates payment intents. */
export const intentsPath = '/_cards/intents';

const parseIntentRequest = (body: Uint8Array) => {
  try {
    return v.safeParse(NewIntent, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
};

/**
 * Emulates Stripe's server API for a server on this machine: `POST {"amount": 16500000, "currency": "bdt"}` responds
 * with the intent and its `client_secret`. Rejects requests from web pages, because Stripe accepts such a request only
 * with a secret key, which no page has.
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
