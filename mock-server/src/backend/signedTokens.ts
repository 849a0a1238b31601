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
