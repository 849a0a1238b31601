import { createSignedTokens } from './signedTokens.ts';

/** The user to whom an access token belongs. */
export type Subject = { userId: string; email: string };

const audience = 'second-gear-api';

/** Ten hours, as on the real server. */
const lifetimeSeconds = 10 * 60 * 60;

export type AccessTokens = {
  issue: (subject: Subject, now: Date) => Promise<string>;
  /** Null when the token is malformed, forged, or expired at `now`. */
  read: (token: string, now: Date) => Promise<Subject | null>;
};

/** @param secret a program that knows the secret can create a token for any user */
export const createAccessTokens = (secret: Uint8Array): AccessTokens => {
  const { sign, verify } = createSignedTokens(secret);
  return {
    issue: ({ userId, email }, now) => sign({ sub: userId, email }, audience, now.getTime(), lifetimeSeconds),
    read: async (token, now) => {
      const claims = await verify(token, audience, now.getTime());
      if (typeof claims === 'string' || !claims.sub || typeof claims.email !== 'string') return null;
      return { userId: claims.sub, email: claims.email };
    },
  };
};
