import * as v from 'valibot';

export type Admin = { email: string; token: string };

const Claims = v.object({ email: v.pipe(v.string(), v.email()) });

const decodeClaims = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Reads the e-mail address from an access token, without checking the signature. Returns undefined if the token
 * contains no address.
 */
export const decodeAdminToken = (token: string): Admin | undefined => {
  const claims = v.safeParse(Claims, decodeClaims(token));
  return claims.success ? { email: claims.output.email, token } : undefined;
};
