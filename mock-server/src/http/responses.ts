import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { WriteFailedError } from './errors.ts';

/** @param message one sentence */
export const sendError = (response: Response, status: number, message: string): void => {
  response.status(status).json({ message });
};

/** Passes an error of an asynchronous handler to Express 4, which does not catch it by itself. */
export const asynchronous =
  (work: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
  (request, response, next) => {
    work(request, response).catch(next);
  };

export const notFound: RequestHandler = (_request, response) =>
  sendError(response, 404, 'This address does not exist.');

/** Rejects all other content types, because a form on another site could send them. */
export const readSmallJson: RequestHandler[] = [
  (request, response, next) => {
    if (request.is('json')) next();
    else sendError(response, 415, 'The body must be JSON, and say so.');
  },
  express.json({ limit: 4096 }),
];

const requestErrors = new Map([
  [413, 'The body is larger than this address accepts.'],
  [415, 'The body must come as it is, not packed.'],
]);

/** Express's own error page is HTML with a stack trace. */
export const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (response.headersSent) next(error);
  else if (status >= 400 && status < 500)
    sendError(response, status, requestErrors.get(status) ?? 'The request cannot be read.');
  else if (error instanceof WriteFailedError) {
    console.error('A change could not be stored:', error.cause);
    const message = 'The change could not be stored, so nothing has changed. Try again later.';
    sendError(response.set('retry-after', '5'), 503, message);
  } else {
    console.error(error);
    sendError(response, 500, 'Something went wrong here.');
  }
};
