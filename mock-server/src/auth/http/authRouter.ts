import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { DurabilityUnknownError, WriteFailedError } from '../../lib/errors.ts';
import { asynchronous, requestErrorStatus } from '../../server/http/responses.ts';
import { AuthError } from '../authError.ts';
import type { IdentityToolkit } from '../identityToolkit.ts';
import { authMethods, googleError, tokenHost, toolkitHost } from './authMessages.ts';

const sendGoogleError = (response: Response, status: number, message: string): void => {
  response.status(status).json(googleError(status, message));
};

const rejectUnknown: RequestHandler = ({ originalUrl }, response) => {
  if (authMethods.has(originalUrl.replace(/\?.*$/s, ''))) {
    sendGoogleError(response.set('allow', 'POST'), 405, 'METHOD_NOT_ALLOWED : This cannot be done at this address.');
  } else sendGoogleError(response, 404, 'NOT_FOUND : This address does not exist.');
};

const handleError: ErrorRequestHandler = (error, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (error instanceof AuthError) sendGoogleError(response, error.status, error.message);
  else if (status) sendGoogleError(response, status, 'INVALID_ARGUMENT : The body cannot be read.');
  else if (error instanceof WriteFailedError)
    sendGoogleError(response, 503, 'BACKEND_ERROR : The change could not be stored. Try again later.');
  else if (error instanceof DurabilityUnknownError)
    sendGoogleError(response, 503, 'BACKEND_ERROR : The change was made, but could be lost in a power failure.');
  else next(error);
};

/** The part of Google's two sign-in APIs that the app uses, at the paths where the Firebase SDK expects an emulator. */
export const createAuthRouter = (identityToolkit: IdentityToolkit): Router => {
  const respond = (name: keyof IdentityToolkit) =>
    asynchronous(async (request, response) =>
      response.json(await identityToolkit[name](request.body, request.get('x-firebase-locale'))),
    );
  const limit = 64 * 1024;
  const router = Router({ caseSensitive: true });
  for (const [path, name] of authMethods) {
    const readBody = name === 'token' ? express.urlencoded({ limit, extended: false }) : express.json({ limit });
    // A colon in a path of Express begins a parameter, unless it is escaped.
    router.post(path.replace(':', '\\:'), readBody, respond(name));
  }
  router.use([toolkitHost, tokenHost], rejectUnknown);
  return router.use(handleError);
};
