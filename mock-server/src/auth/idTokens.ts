import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Account, type Provider, providers } from './accounts.ts';

/** How long an ID token is good for, in seconds: one hour, as Google's. */
export const idTokenLifetimeSeconds = 60 * 60;

/** The project the stand-in speaks for. It also keeps its tokens apart from the shop's access tokens. */
const project = 'second-gear-demo';
const issuer = `https://securetoken.google.com/${project}`;

const Claims = v.object({
  sub: v.string(),
  iat: v.number(),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(providers) }),
});

/** What is needed of an ID token: whose it is, how and when they signed in, and when it was made (seconds since 1970). */
export type VerifiedIdToken = { accountId: string; provider: Provider; authTime: number; issuedAt: number };

export type IdTokens = {
  /**
   * A new ID token with the claims that the Firebase SDK and its rules read.
   * `signedInAt` and `now` are in ms since 1970.
   */
  issue(account: Account, provider: Provider, signedInAt: number, now: number): Promise<string>;
  /** Whose token it is; 'expired' when it was good once, 'invalid' when it never was. `now` is in ms since 1970. */
  read(token: string, now: number): Promise<VerifiedIdToken | 'expired' | 'invalid'>;
};

/** ID tokens signed with HS256: nobody but this server checks them, so nobody needs a public key. */
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
    } catch (problem) {
      if (problem instanceof errors.JWTExpired) return 'expired';
      if (problem instanceof errors.JOSEError) return 'invalid';
      throw problem;
    }
  },
});
