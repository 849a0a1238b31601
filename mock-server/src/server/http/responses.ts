import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { WriteFailedError } from '../../lib/errors.ts';

/** Sends an error response whose message is one sentence. */
export const sendError = (response: Response, status: number, message: string): void => {
  response.status(status).json({ message });
};

/** Passes an error of an asynchronous handler to Express, which does not catch it by itself. */
export const asynchronous =
  (work: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    work(request, response).catch(next);
  };

export const notFound: RequestHandler = (_request, response) =>
  sendError(response, 404, 'This address does not exist.');

/** @param allow the allowed methods: `GET, PUT` */
export const methodNotAllowed =
  (allow: string): RequestHandler =>
  (_request, response) =>
    sendError(response.set('allow', allow), 405, 'This cannot be done at this address.');

/**
 * Reads a JSON body of at most four kilobytes. Rejects all other content types, because a form on another site could
 * send them.
 */
export const readSmallJson: RequestHandler[] = [
  (request, response, next) => {
    if (request.is('json')) next();
    else sendError(response, 415, 'The body must be JSON, and say so.');
  },
  express.json({ limit: 4096 }),
];

/**
 * Returns the status of an error that the request has caused: an error of a body parser, or an invalid escape sequence
 * in the path.
 */
export const requestErrorStatus = (error: unknown): number | undefined => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : undefined;
};

const requestErrors = new Map([
  [413, 'The body is larger than this address accepts.'],
  [415, 'The body must come as it is, not packed.'],
]);

/**
 * Responds to an error, in place of Express's error page, which is HTML with a stack trace. The error's message is only
 * logged, and not sent.
 */
export const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (response.headersSent) next(error);
  else if (status) sendError(response, status, requestErrors.get(status) ?? 'The request cannot be read.');
  else if (error instanceof WriteFailedError) {
    console.error('A change could not be stored:', error.cause);
    sendError(
      response.set('retry-after', '5'),
      503,
      'The change could not be stored, so nothing has changed. Try again later.',
    );
  } else {
    console.error(error);
    sendError(response, 500, 'Something went wrong here.');
  }
};
