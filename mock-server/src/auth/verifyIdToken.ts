import { errors, UnsecuredJWT } from 'jose';
import type { Store } from '../storage/store.ts';
import type { Account } from './accounts.ts';
import type { IdTokens } from './idTokens.ts';

/**
 * Whether the shop's server wants proof of an e-mail address: `ignored`, as the calls are documented; `required`, an ID token
 * that this server has signed; `unsigned`, one that nobody has signed, as the official Auth emulator's are.
 */
export const idTokenRules = ['ignored', 'required', 'unsigned'] as const;
export type IdTokenRule = (typeof idTokenRules)[number];

type VerifierOptions = {
  idTokens: Pick<IdTokens, 'read'>;
  accounts: Pick<Store<readonly Account[]>, 'read'>;
  now: () => Date;
};

const nonEmptyText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** What anybody could have written: it proves nothing, and is read so that the official emulator can be tried. */
const readUnsignedEmail = (idToken: string, now: Date): string | null => {
  try {
    return nonEmptyText(UnsecuredJWT.decode(idToken, { currentDate: now }).payload.email);
  } catch (problem) {
    if (problem instanceof errors.JOSEError) return null;
    throw problem;
  }
};

/**
 * Reads whose e-mail address an ID token proves, null for one that is forged, too old, or of an account that is gone,
 * switched off, or has changed its password since. Undefined: nobody is asked for one.
 */
export const createIdTokenVerifier = (
  rule: IdTokenRule,
  { idTokens, accounts, now }: VerifierOptions,
): ((idToken: string) => Promise<string | null>) | undefined => {
  if (rule === 'ignored') return undefined;
  if (rule === 'unsigned') return async (idToken) => readUnsignedEmail(idToken, now());
  return async (idToken) => {
    const bearer = await idTokens.read(idToken, now().getTime());
    if (typeof bearer === 'string') return null;
    const account = accounts.read().find(({ _id }) => _id === bearer.accountId);
    const isValid = account && !account.disabled && bearer.issuedAt >= Math.floor(account.validSince / 1000);
    return isValid ? account.email : null;
  };
};
