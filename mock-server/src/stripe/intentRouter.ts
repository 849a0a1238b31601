import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import { Router } from 'express';
import * as v from 'valibot';
import { checkLocalHost, rejectBrowsers } from '../server/http/hostCheck.ts';
import { asynchronous, methodNotAllowed, readSmallJson, sendError } from '../server/http/responses.ts';
import type { Store } from '../storage/store.ts';
import { createIntent, NewIntent } from './cards.ts';

/** The path at which another server creates payment intents. */
export const intentsPath = '/_cards/intents';

const forbidden = 'Payment intents are created by a server on this machine, and by no page.';

/**
 * Emulates Stripe's server API for a server on this machine. The response to `POST {"amount": 16500000, "currency":
 * "bdt"}` is the intent with its `client_secret`. Requests from web pages are rejected: Stripe requires a secret key
 * for such a request, and no page has one.
 */
export const createIntentRouter = (db: Store<Db>, newId: NewId): Router =>
  Router()
    .use(checkLocalHost(forbidden), rejectBrowsers(forbidden))
    .post(
      '/',
      readSmallJson,
      asynchronous(async (request, response) => {
        const parsed = v.safeParse(NewIntent, request.body);
        if (!parsed.success) {
          const field = v.getDotPath(parsed.issues[0]) ?? 'the body';
          const message = `${field} is missing or wrong: a payment intent is requested with {"amount": 16500000, "currency": "bdt"}, in the smallest unit.`;
          return sendError(response, 400, message);
        }
        const intent = await db.update((before) => {
          const { db: data, intent: result } = createIntent(before, parsed.output, newId);
          return { data, result };
        });
        return response.json(intent);
      }),
    )
    .all('/', methodNotAllowed('POST'));
