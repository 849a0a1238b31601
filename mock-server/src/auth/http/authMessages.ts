import type { IdentityToolkit } from '../identityToolkit.ts';

/**
 * The hosts of Google's two sign-in APIs. With `connectAuthEmulator`, the Firebase SDK sends the host as the first
 * segment of the path.
 */
export const [toolkitHost, tokenHost] = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'] as const;

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

/** The paths of the two APIs, each with the name of its method. */
export const authMethods: ReadonlyMap<string, keyof IdentityToolkit> = new Map([
  ...toolkitMethods.map((name) => [`${toolkitHost}/v1/${name}`, name] as const),
  [`${tokenHost}/v1/token`, 'token'] as const,
]);

/** The body of an error response, in Google's format, which the Firebase SDK reads. */
export const googleError = (status: number, message: string) => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
