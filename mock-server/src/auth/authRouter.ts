import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { DurabilityUnknownError, WriteFailedError } from '../lib/errors.ts';
import { asynchronous, requestErrorStatus } from '../server/http/responses.ts';
import { AuthError } from './authError.ts';
import type { IdentityToolkit } from './identityToolkit.ts';

/**
 * The hosts of Google's two sign-in APIs. With `connectAuthEmulator`, the Firebase SDK sends the host as the first
 * segment of the path.
 */
const [toolkitHost, tokenHost] = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/** The methods of the Identity Toolkit API. The method `token` is not in this list, because it is on `tokenHost`. */
const toolkitMethods = [
  'accounts:signUp',
  'accounts:signInWithPassword',
  'accounts:signInWithIdp',
  'accounts:lookup',
  'accounts:update',
  'accounts:sendOobCode',
  'accounts:resetPassword',
  'accounts:delete',
] as const;

const paths = [...toolkitMethods.map((name) => `${toolkitHost}/v1/${name}`), `${tokenHost}/v1/token`];

/** Sends an error in Google's format, which the Firebase SDK reads. */
const sendGoogleError = (response: Response, status: number, message: string): void => {
  response.status(status).json({
    error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  });
};

const rejectUnknown: RequestHandler = ({ originalUrl }, response) => {
  if (paths.includes(originalUrl.replace(/\?.*$/s, ''))) {
    sendGoogleError(response.set('allow', 'POST'), 405, 'METHOD_NOT_ALLOWED : This cannot be done at this address.');
  } else sendGoogleError(response, 404, 'NOT_FOUND : Nothing is to be found at this address.');
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
  for (const name of toolkitMethods) {
    // A colon in a path of Express begins a parameter, unless it is escaped.
    router.post(`${toolkitHost}/v1/${name.replace(':', '\\:')}`, express.json({ limit }), respond(name));
  }
  router.post(`${tokenHost}/v1/token`, express.urlencoded({ limit, extended: false }), respond('token'));
  router.use([toolkitHost, tokenHost], rejectUnknown);
  return router.use(handleError);
};
