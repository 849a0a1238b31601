import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Account, type Provider, providers } from './accounts.ts';

/** How long an ID token is valid, in seconds: one hour, like an ID token of Google. */
export const idTokenLifetimeSeconds = 60 * 60;

/** The Firebase project id of the demo auth provider. It is the audience of an ID token. */
const project = 'second-gear-demo';
const issuer = `https://securetoken.google.com/${project}`;
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

export type AuthTokens = {
  /** Creates an ID token with the claims that the Firebase SDK reads. `now` is in ms since 1970. */
  issueIdToken(account: Account, signIn: SignIn, now: number): Promise<string>;
  /** Creates a refresh token, which renews the ID token without a password and does not expire by itself. */
  issueRefreshToken(account: Account, signIn: SignIn, now: number): Promise<string>;
  readIdToken(token: string, now: number): Promise<VerifiedToken | 'expired' | 'invalid'>;
  readRefreshToken(token: string): Promise<VerifiedToken | 'expired' | 'invalid'>;
};

/**
 * Creates and verifies ID tokens and refresh tokens. They are signed with HS256, which needs a shared secret: only this
 * server verifies them, so no public key is needed.
 */
export const createAuthTokens = (secret: Uint8Array): AuthTokens => {
  const unsigned = ({ _id }: Account, { provider, authTime }: SignIn, now: number, claims = {}) =>
    new SignJWT({ ...claims, auth_time: authTime, firebase: { sign_in_provider: provider } })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(_id)
      .setIssuer(issuer)
      .setIssuedAt(Math.floor(now / 1000));

  const read = async (token: string, audience: string, currentDate?: Date) => {
    try {
      const options = { algorithms: ['HS256'], audience, issuer, ...(currentDate && { currentDate }) };
      const claims = v.safeParse(Claims, (await jwtVerify(token, secret, options)).payload);
      if (!claims.success) return 'invalid';
      const { sub, iat, auth_time, firebase } = claims.output;
      return { accountId: sub, provider: firebase.sign_in_provider, authTime: auth_time, issuedAt: iat };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  };

  return {
    issueIdToken: (account, signIn, now) => {
      const { _id, email, emailVerified, displayName, photoUrl } = account;
      const claims = { user_id: _id, email, email_verified: emailVerified, name: displayName, picture: photoUrl };
      return unsigned(account, signIn, now, claims)
        .setAudience(project)
        .setExpirationTime(Math.floor(now / 1000) + idTokenLifetimeSeconds)
        .sign(secret);
    },
    issueRefreshToken: (account, signIn, now) =>
      unsigned(account, signIn, now).setAudience(refreshAudience).sign(secret),
    readIdToken: (token, now) => read(token, project, new Date(now)),
    readRefreshToken: (token) => read(token, refreshAudience),
  };
};
