import { MonitoringBatch } from '@second-gear/contract';
import express, { Router } from 'express';
import * as v from 'valibot';
import { methodNotAllowed, sendError } from '../server/http/responses.ts';

/** The path to which the app sends its reports, and at which they are listed. */
export const reportsPath = '/_reports';

/** Older batches are removed, so that the memory of the mock server stays limited. */
const maxBatches = 500;

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/**
 * The routes of reports (docs/monitoring.md), for development and tests. POST accepts a batch of any content type, because
 * the app sends it as text. GET lists all batches, the newest first. They are kept in memory only.
 */
export const createReportRouter = (): Router => {
  const batches: MonitoringBatch[] = [];
  return Router()
    .get('/', (_request, response) => response.json(batches))
    .post('/', express.text({ type: () => true, limit: 64 * 1024 }), (request, response) => {
      const parsed = v.safeParse(MonitoringBatch, parseJson(request.body));
      if (!parsed.success)
        return sendError(response, 400, 'The body must be a batch of reports: see docs/monitoring.md.');
      batches.unshift(parsed.output);
      batches.length = Math.min(batches.length, maxBatches);
      return response.status(204).end();
    })
    .all('/', methodNotAllowed('GET, POST'));
};
