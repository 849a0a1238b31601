import type { IdentityToolkit } from './identityToolkit.ts';

/**
 * The hosts of Google's two sign-in APIs. With `connectAuthEmulator`, the Firebase SDK sends the host as the first
 * segment of the path.
 */
const [toolkitHost, tokenHost] = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

export type AuthMethod = keyof IdentityToolkit['methods'];

const toolkitMethods: readonly AuthMethod[] = [
  'accounts:signUp',
  'accounts:signInWithPassword',
  'accounts:signInWithIdp',
  'accounts:lookup',
  'accounts:update',
  'accounts:sendOobCode',
];

/** The paths of the two APIs, each with the name of its method. */
export const authMethods: ReadonlyMap<string, AuthMethod> = new Map<string, AuthMethod>([
  ...toolkitMethods.map((name) => [`${toolkitHost}/v1/${name}`, name] as const),
  [`${tokenHost}/v1/token`, 'token'],
]);
