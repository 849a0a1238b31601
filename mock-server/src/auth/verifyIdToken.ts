import { errors, UnsecuredJWT } from 'jose';
import type { Store } from '../backend/index.ts';
import type { Account } from './accounts.ts';
import { isOutdated } from './identityToolkit.ts';
import type { AuthTokens } from './tokens.ts';

/**
 * Whether the API requires an ID token. `ignored`: it requires none, as documented. `required`: it requires an ID token
 * that this server has signed. `unsigned`: it requires an ID token without a signature, as the official Auth emulator
 * creates it.
 */
export const idTokenRules = ['ignored', 'required', 'unsigned'] as const;
export type IdTokenRule = (typeof idTokenRules)[number];

type VerifierOptions = {
  tokens: Pick<AuthTokens, 'readIdToken'>;
  accounts: Pick<Store<readonly Account[]>, 'read'>;
  now: () => Date;
};

const nonEmptyText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/**
 * Reads an ID token without a signature. Such a token proves nothing, so this function is only for developing with the
 * official Auth emulator.
 */
const readUnsignedEmail = (idToken: string, now: Date): string | null => {
  try {
    return nonEmptyText(UnsecuredJWT.decode(idToken, { currentDate: now }).payload.email);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/**
 * Creates the function that verifies an ID token. The function resolves with the e-mail address of a valid ID token. It
 * resolves with null when the token is forged or expired, when its account does not exist, or when the password was
 * changed after the token was issued. Returns undefined if the server requires no ID token.
 */
export const createIdTokenVerifier = (
  rule: IdTokenRule,
  { tokens, accounts, now }: VerifierOptions,
): ((idToken: string) => Promise<string | null>) | undefined => {
  if (rule === 'ignored') return undefined;
  if (rule === 'unsigned') return async (idToken) => readUnsignedEmail(idToken, now());
  return async (idToken) => {
    const token = await tokens.readIdToken(idToken, now().getTime());
    if (typeof token === 'string') return null;
    const account = accounts.read().find(({ _id }) => _id === token.accountId);
    return account && !isOutdated(token, account) ? account.email : null;
  };
};
