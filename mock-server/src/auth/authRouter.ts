import express, { type ErrorRequestHandler, Router } from 'express';
import { asynchronous } from '../http/responses.ts';
import { authMethods, type IdentityToolkit } from './identityToolkit.ts';
import { AuthError, googleError } from './requestBodies.ts';

const handleError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof AuthError) response.status(400).json(googleError(error));
  else next(error);
};

/** The part of Google's two sign-in APIs that the app uses, at the paths where the Firebase SDK expects an emulator. */
export const createAuthRouter = ({ methods }: IdentityToolkit): Router => {
  const router = Router({ caseSensitive: true });
  // A colon in a path of Express begins a parameter, unless it is escaped. The SDK sends a form to `token`.
  for (const [path, name] of authMethods)
    router.post(
      path.replace(':', '\\:'),
      express.json(),
      express.urlencoded({ extended: false }),
      asynchronous(async (request, response) =>
        response.json(await methods[name](request.body, request.get('x-firebase-locale'))),
      ),
    );
  return router.use(handleError);
};
