import { MonitoringBatch } from '@second-gear/contract';
import express, { Router } from 'express';
import * as v from 'valibot';
import { sendError } from '../http/responses.ts';

export const reportsPath = '/_reports';

/** Older batches are removed, so that the memory stays limited. */
const maxBatches = 500;

const Batch = v.pipe(v.string(), v.parseJson(), MonitoringBatch);

/** The reports of the app (docs/monitoring.md), which it sends as text. GET lists them, the newest first. */
export const createReportRouter = (): Router => {
  const batches: MonitoringBatch[] = [];
  return Router()
    .get('/', (_request, response) => response.json(batches))
    .post('/', express.text({ type: () => true, limit: 64 * 1024 }), (request, response) => {
      const parsed = v.safeParse(Batch, request.body);
      if (!parsed.success)
        return sendError(response, 400, 'The body must be a batch of reports: see docs/monitoring.md.');
      batches.unshift(parsed.output);
      batches.length = Math.min(batches.length, maxBatches);
      return response.status(204).end();
    });
};
