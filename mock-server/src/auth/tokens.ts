import * as v from 'valibot';
import { createSignedTokens } from '../backend/index.ts';
import { type Account, type Provider, providers } from './accounts.ts';

/** One hour, like an ID token of Google. */
export const idTokenLifetimeSeconds = 60 * 60;

/** The Firebase project id of the demo auth provider, which is the audience of an ID token. */
const project = 'second-gear-demo';
const refreshAudience = `${project}/refresh`;

/** The sign-in from which a token comes: how, and when, in seconds since 1970. */
export type SignIn = { provider: Provider; authTime: number };

/** The content of a valid token; `issuedAt` is in seconds since 1970. */
export type VerifiedToken = SignIn & { accountId: string; issuedAt: number };

const Claims = v.object({
  sub: v.string(),
  iat: v.number(),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(providers) }),
});

export type AuthTokens = ReturnType<typeof createAuthTokens>;

/** Creates and verifies ID tokens, with the claims that the Firebase SDK reads, and refresh tokens. `now` is in ms. */
export const createAuthTokens = (secret: Uint8Array) => {
  const { sign, verify } = createSignedTokens(secret);

  const claimsOf = ({ _id }: Account, { provider, authTime }: SignIn) => ({
    sub: _id,
    iss: `https://securetoken.google.com/${project}`,
    auth_time: authTime,
    firebase: { sign_in_provider: provider },
  });

  const read = async (token: string, audience: string, now: number): Promise<VerifiedToken | 'expired' | 'invalid'> => {
    const verified = await verify(token, audience, now);
    if (typeof verified === 'string') return verified;
    const claims = v.safeParse(Claims, verified);
    if (!claims.success) return 'invalid';
    const { sub, iat, auth_time, firebase } = claims.output;
    return { accountId: sub, provider: firebase.sign_in_provider, authTime: auth_time, issuedAt: iat };
  };

  return {
    issueIdToken: (account: Account, signIn: SignIn, now: number): Promise<string> => {
      const { _id, email, emailVerified, displayName, photoUrl } = account;
      const user = { user_id: _id, email, email_verified: emailVerified, name: displayName, picture: photoUrl };
      return sign({ ...claimsOf(account, signIn), ...user }, project, now, idTokenLifetimeSeconds);
    },
    issueRefreshToken: (account: Account, signIn: SignIn, now: number): Promise<string> =>
      sign(claimsOf(account, signIn), refreshAudience, now),
    readIdToken: (token: string, now: number) => read(token, project, now),
    readRefreshToken: (token: string, now: number) => read(token, refreshAudience, now),
  };
};
