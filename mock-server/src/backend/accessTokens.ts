import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

type Claims = JWTPayload & { sub: string };

/** JWTs signed with HS256. Only this server verifies them, so no public key is needed. */
export const createSignedTokens = (secret: Uint8Array) => ({
  /** @param seconds how long the token is valid; without it, it does not expire by itself */
  sign: ({ sub, ...claims }: Claims, audience: string, now: number, seconds?: number): Promise<string> => {
    const issuedAt = Math.floor(now / 1000);
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(sub)
      .setAudience(audience)
      .setIssuedAt(issuedAt);
    return (seconds === undefined ? token : token.setExpirationTime(issuedAt + seconds)).sign(secret);
  },
  /** Returns the claims of a token that was signed for this audience. */
  verify: async (token: string, audience: string, now: number): Promise<JWTPayload | 'expired' | 'invalid'> => {
    try {
      const options = { algorithms: ['HS256'], audience, requiredClaims: ['sub'], currentDate: new Date(now) };
      return (await jwtVerify(token, secret, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  },
});

/** The user to whom an access token belongs. */
export type Subject = { userId: string; email: string };

const audience = 'second-gear-api';

/** Ten hours, as on the real server. */
const lifetimeSeconds = 10 * 60 * 60;

/** @param secret a program that knows the secret can create a token for any user */
export const createAccessTokens = (secret: Uint8Array) => {
  const { sign, verify } = createSignedTokens(secret);
  return {
    issue: ({ userId, email }: Subject, now: Date): Promise<string> =>
      sign({ sub: userId, email }, audience, now.getTime(), lifetimeSeconds),
    /** Null when the token is malformed, forged, or expired at `now`. */
    read: async (token: string, now: Date): Promise<Subject | null> => {
      const claims = await verify(token, audience, now.getTime());
      if (typeof claims === 'string' || !claims.sub || typeof claims.email !== 'string') return null;
      return { userId: claims.sub, email: claims.email };
    },
  };
};

export type AccessTokens = ReturnType<typeof createAccessTokens>;
