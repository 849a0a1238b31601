import type { NewId } from '@second-gear/contract';
import type { Db } from '@second-gear/fixtures/db';
import { Router } from 'express';
import * as v from 'valibot';
import type { Store } from '../backend/index.ts';
import { checkLocalHost } from '../http/requestChecks.ts';
import { asynchronous, readSmallJson, sendError } from '../http/responses.ts';
import { createIntent, NewIntent } from './cards.ts';

export const intentsPath = '/_cards/intents';

const invalidIntent =
  'A payment intent is requested with {"amount": 16500000, "currency": "bdt"}, in the smallest unit.';

/** Stripe's server API for a server on this machine. */
export const createIntentRouter = (db: Store<Db>, newId: NewId): Router =>
  Router()
    .use(checkLocalHost)
    .post(
      '/',
      readSmallJson,
      asynchronous(async (request, response) => {
        const parsed = v.safeParse(NewIntent, request.body);
        if (!parsed.success) return sendError(response, 400, invalidIntent);
        return response.json(await db.update((before) => createIntent(before, parsed.output, newId)));
      }),
    );
