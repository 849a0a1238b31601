import { randomId } from '@second-gear/contract';
import { bypass, http, type RequestHandler } from 'msw';
import { authMethods } from '../auth/identityToolkit.ts';
import { AuthError, googleError } from '../auth/requestBodies.ts';
import { createServices } from '../createServices.ts';
import type { BrowserDatabase } from '../storage/browserDatabase.ts';
import { mockApi } from './mockApi.ts';

export { openBrowserDatabase } from '../storage/browserDatabase.ts';

const pathOf = (request: Request): string => new URL(request.url).pathname;

/**
 * Creates the MSW handlers of the demo: the API with the card service, the auth provider, and images.
 *
 * @param demoImageUrl returns the URL of the static file of a demo image
 */
export const createBrowserHandlers = (
  database: BrowserDatabase,
  demoImageUrl: (path: string) => URL,
): RequestHandler[] => {
  const { runExclusively, photos } = database;
  const { handleRequest, identityToolkit } = createServices(database, {
    now: () => new Date(),
    newId: randomId,
  });

  return [
    ...mockApi({ handle: (request) => runExclusively(() => handleRequest(request)) }),
    http.post(
      ({ request }) => authMethods.has(pathOf(request)),
      async ({ request }) => {
        const name = authMethods.get(pathOf(request)) ?? 'token';
        const body: unknown =
          name === 'token' ? Object.fromEntries(new URLSearchParams(await request.text())) : await request.json();
        try {
          const locale = request.headers.get('x-firebase-locale') ?? undefined;
          return Response.json(await runExclusively<unknown>(() => identityToolkit.methods[name](body, locale)));
        } catch (error) {
          if (!(error instanceof AuthError)) throw error;
          return Response.json(googleError(error), { status: 400 });
        }
      },
    ),
    http.get(
      ({ request }) => pathOf(request).startsWith('/pictures/'),
      async ({ request }) => {
        const photo = await photos.find(pathOf(request));
        if (photo) return new Response(photo.bytes, { headers: { 'content-type': photo.type } });
        return fetch(bypass(new Request(demoImageUrl(pathOf(request)))));
      },
    ),
  ];
};
