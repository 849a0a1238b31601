import { errors, jwtVerify, SignJWT } from 'jose';

/** Whom an access token speaks for. */
export type Subject = {
  /** The `_id` of the user's record. */
  userId: string;
  email: string;
};

/** How long an access token is good for, in seconds: ten hours, as the real server's. */
export const tokenLifetime = 10 * 60 * 60;

export type Tokens = {
  /** A new access token, good for ten hours from `now`. */
  issue: (subject: Subject, now: Date) => Promise<string>;
  /** Whom the token speaks for; null when it is garbage, forged or, at `now`, expired. */
  read: (token: string, now: Date) => Promise<Subject | null>;
};

/**
 * Issues and reads access tokens: JWTs signed with HS256, `sub` being the user's `_id`.
 *
 * @param secret at least 32 bytes; whoever has it can speak for anybody.
 */
export const createTokens = (secret: Uint8Array): Tokens => {
  if (secret.length < 32) throw new RangeError('The secret of the access tokens must be at least 32 bytes long.');

  return {
    issue: ({ userId, email }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ email })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetime)
        .sign(secret);
    },

    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          currentDate: now,
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
