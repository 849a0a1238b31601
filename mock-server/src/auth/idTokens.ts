import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Account, type Provider, providers } from './accounts.ts';

/** How long an ID token is valid, in seconds: one hour, like an ID token of Google. */
export const idTokenLifetimeSeconds = 60 * 60;

/**
 * The Firebase project id of the demo auth provider. Only ID tokens contain it, so the server can tell an ID token from
 * an access token and never accepts one in place of the other.
 */
const project = 'second-gear-demo';
const issuer = `https://securetoken.google.com/${project}`;

const Claims = v.object({
  sub: v.string(),
  iat: v.number(),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(providers) }),
});

/** The content of a valid ID token: the account, how and when the user signed in, and when it was issued (seconds since 1970). */
export type VerifiedIdToken = { accountId: string; provider: Provider; authTime: number; issuedAt: number };

export type IdTokens = {
  /**
   * Creates an ID token with the claims that the Firebase SDK reads.
   * `signedInAt` and `now` are in ms since 1970.
   */
  issue(account: Account, provider: Provider, signedInAt: number, now: number): Promise<string>;
  /** Verifies an ID token. Returns the token's content, 'expired' or 'invalid'. `now` is in ms since 1970. */
  read(token: string, now: number): Promise<VerifiedIdToken | 'expired' | 'invalid'>;
};

/**
 * Creates and verifies ID tokens. They are signed with HS256, which needs a shared secret: only this server verifies
 * them, so no public key is needed.
 */
export const createIdTokens = (secret: Uint8Array): IdTokens => ({
  issue: (account, provider, signedInAt, now) => {
    const issuedAt = Math.floor(now / 1000);
    return new SignJWT({
      name: account.displayName,
      picture: account.photoUrl,
      email: account.email,
      email_verified: account.emailVerified,
      auth_time: Math.floor(signedInAt / 1000),
      user_id: account._id,
      firebase: {
        identities: { email: [account.email], ...(account.google ? { 'google.com': [account.google.rawId] } : {}) },
        sign_in_provider: provider,
      },
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(account._id)
      .setAudience(project)
      .setIssuer(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + idTokenLifetimeSeconds)
      .sign(secret);
  },

  read: async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        audience: project,
        issuer,
        currentDate: new Date(now),
      });
      const claims = v.safeParse(Claims, payload);
      if (!claims.success) return 'invalid';
      const { sub, iat, auth_time, firebase } = claims.output;
      return { accountId: sub, provider: firebase.sign_in_provider, authTime: auth_time, issuedAt: iat };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  },
});
