import { DurabilityUnknownError, WriteFailedError } from '../lib/errors.ts';
import { jsonResponse, pathnameOf, type RouteHandler, type SerializedResponse } from '../server/http/sendResponse.ts';
import { AuthError } from './authError.ts';
import type { IdentityToolkit } from './identityToolkit.ts';

/**
 * The hosts of Google's two sign-in APIs. With `connectAuthEmulator`, the Firebase SDK sends the host as the first
 * segment of the path.
 */
export const authApiHosts = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'] as const;

type MethodName = keyof IdentityToolkit;
type Method = { name: MethodName; bodyType: 'json' | 'form' };

const accountsMethod = (name: MethodName): [string, Method] => [
  `/identitytoolkit.googleapis.com/v1/${name}`,
  { name, bodyType: 'json' },
];

const methods = new Map<string, Method>([
  accountsMethod('accounts:signUp'),
  accountsMethod('accounts:signInWithPassword'),
  accountsMethod('accounts:signInWithIdp'),
  accountsMethod('accounts:lookup'),
  accountsMethod('accounts:update'),
  accountsMethod('accounts:delete'),
  ['/securetoken.googleapis.com/v1/token', { name: 'token', bodyType: 'form' }],
]);

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The maximum size of a request body, in bytes. */
const bodyLimit = 64 * 1024;

/** Creates an error response in Google's format, which the Firebase SDK reads. */
const googleError = (status: number, message: string, headers?: Record<string, string>): SerializedResponse =>
  jsonResponse(
    status,
    { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    headers,
  );

/** Parses the body of a request. Returns undefined when it cannot be parsed. */
const parse = (reads: Method['bodyType'], body: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return reads === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of Google's two sign-in APIs that the app uses, at the paths where the Firebase SDK expects an emulator. */
export const createAuthRoutes = (identityToolkit: IdentityToolkit): RouteHandler => ({
  bodyLimitOf: () => bodyLimit,
  handle: async (request) => {
    const method = methods.get(pathnameOf(request));
    if (!method) return googleError(404, 'NOT_FOUND : Nothing is to be found at this address.');
    if (request.method !== 'POST') {
      return googleError(405, 'METHOD_NOT_ALLOWED : This cannot be done at this address.', { allow: 'POST' });
    }
    if (request.body.length > bodyLimit) return googleError(413, 'INVALID_ARGUMENT : The body is too large.');
    const [contentType = ''] = (request.headers['content-type'] ?? '').split(';');
    if (contentType.trim().toLowerCase() !== contentTypes[method.bodyType]) {
      return googleError(415, `INVALID_ARGUMENT : The body must be ${contentTypes[method.bodyType]}.`);
    }
    const body = parse(method.bodyType, request.body);
    if (!isObject(body)) return googleError(400, 'INVALID_ARGUMENT : The body cannot be read.');
    try {
      return jsonResponse(200, await identityToolkit[method.name](body));
    } catch (error) {
      if (error instanceof AuthError) return googleError(error.status, error.message);
      if (error instanceof WriteFailedError)
        return googleError(503, 'BACKEND_ERROR : This could not be kept. Try again later.');
      if (error instanceof DurabilityUnknownError)
        return googleError(503, 'BACKEND_ERROR : This has changed, but might not outlive a power cut.');
      throw error;
    }
  },
});
