import { errors, jwtVerify, SignJWT } from 'jose';

/** The user to whom an access token belongs. */
export type Subject = {
  /** The `_id` of the user's record. */
  userId: string;
  email: string;
};

/** Only access tokens have this audience, so no other token that is signed with the same secret is accepted. */
const audience = 'second-gear-api';

/** How long an access token is valid, in seconds: ten hours, as on the real server. */
const tokenLifetimeSeconds = 10 * 60 * 60;

export type AccessTokens = {
  /** Creates an access token that is valid for ten hours from `now`. */
  issue: (subject: Subject, now: Date) => Promise<string>;
  /** Returns the user of an access token. Null when the token is malformed, forged, or expired at `now`. */
  read: (token: string, now: Date) => Promise<Subject | null>;
};

/**
 * Issues and reads access tokens, which are JWTs signed with HS256. The claim `sub` is the user's `_id`.
 *
 * @param secret at least 32 bytes. A program that knows the secret can create a token for any user
 */
export const createAccessTokens = (secret: Uint8Array): AccessTokens => {
  if (secret.length < 32) throw new RangeError('The secret of the access tokens must be at least 32 bytes long.');

  return {
    issue: ({ userId, email }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ email })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign(secret);
    },

    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          currentDate: now,
          audience,
          requiredClaims: ['sub', 'email', 'exp'],
        });
        const { sub, email } = payload;
        return sub && typeof email === 'string' ? { userId: sub, email } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};
