import { type Answer, type Desk, json, pathnameOf } from '../server/http/sendResponse.ts';
import { NotKeptError, UnsureError } from '../storage/errors.ts';
import { Refusal } from './authError.ts';
import type { Identity } from './identityToolkit.ts';

/** The hosts of the two APIs. With `connectAuthEmulator` the SDK makes them the first part of the path. */
export const identityHosts = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'] as const;

type CallName = keyof Identity;
type Call = { name: CallName; reads: 'json' | 'form' };

const accountsCall = (name: CallName): [string, Call] => [
  `/identitytoolkit.googleapis.com/v1/${name}`,
  { name, reads: 'json' },
];

const calls = new Map<string, Call>([
  accountsCall('accounts:signUp'),
  accountsCall('accounts:signInWithPassword'),
  accountsCall('accounts:signInWithIdp'),
  accountsCall('accounts:lookup'),
  accountsCall('accounts:update'),
  accountsCall('accounts:delete'),
  ['/securetoken.googleapis.com/v1/token', { name: 'token', reads: 'form' }],
]);

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Longer bodies are nobody's sign-in, in bytes. */
const bodyLimit = 64 * 1024;

/** An error in Google's form, which the SDK reads. */
const problem = (status: number, message: string, headers?: Record<string, string>): Answer =>
  json(
    status,
    { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    headers,
  );

/** The body as a value, or undefined when it is none of the kind. */
const parse = (reads: Call['reads'], body: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return reads === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Google's two sign-in APIs as far as this shop uses them, at the paths where the Firebase SDK looks for an emulator. */
export const createIdentityDesk = (identity: Identity): Desk => ({
  bodyLimitOf: () => bodyLimit,
  answer: async (request) => {
    const call = calls.get(pathnameOf(request));
    if (!call) return problem(404, 'NOT_FOUND : Nothing is to be found at this address.');
    if (request.method !== 'POST') {
      return problem(405, 'METHOD_NOT_ALLOWED : This cannot be done at this address.', { allow: 'POST' });
    }
    if (request.body.length > bodyLimit) return problem(413, 'INVALID_ARGUMENT : The body is too large.');
    const [contentType = ''] = (request.headers['content-type'] ?? '').split(';');
    if (contentType.trim().toLowerCase() !== contentTypes[call.reads]) {
      return problem(415, `INVALID_ARGUMENT : The body must be ${contentTypes[call.reads]}.`);
    }
    const body = parse(call.reads, request.body);
    if (!isObject(body)) return problem(400, 'INVALID_ARGUMENT : The body cannot be read.');
    try {
      return json(200, await identity[call.name](body));
    } catch (error) {
      if (error instanceof Refusal) return problem(error.status, error.message);
      if (error instanceof NotKeptError)
        return problem(503, 'BACKEND_ERROR : This could not be kept. Try again later.');
      if (error instanceof UnsureError)
        return problem(503, 'BACKEND_ERROR : This has changed, but might not outlive a power cut.');
      throw error;
    }
  },
});
