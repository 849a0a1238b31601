import { errors, UnsecuredJWT } from 'jose';
import type { Store } from '../backend/index.ts';
import type { Account } from './accounts.ts';
import { isOutdated } from './identityToolkit.ts';
import type { AuthTokens } from './tokens.ts';

/**
 * Whether the API requires an ID token: `ignored`: none, as documented; `required`: one that this server has signed;
 * `unsigned`: one without a signature, as the official Auth emulator creates it.
 */
export const idTokenRules = ['ignored', 'required', 'unsigned'] as const;
export type IdTokenRule = (typeof idTokenRules)[number];

type VerifierOptions = { tokens: AuthTokens; accounts: Pick<Store<readonly Account[]>, 'read'>; now: () => Date };

/** Such a token proves nothing: it is only for developing with the official Auth emulator. */
const readUnsignedEmail = (idToken: string, now: Date): string | null => {
  try {
    const { email } = UnsecuredJWT.decode(idToken, { currentDate: now }).payload;
    return typeof email === 'string' && email ? email : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/**
 * Creates the function that resolves with the e-mail address of a valid ID token, or with null, also when the password
 * was changed after the token was issued. Returns undefined if the server requires no ID token.
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
