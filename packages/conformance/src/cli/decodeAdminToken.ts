import * as v from 'valibot';

/** An admin's e-mail address and access token. */
export type Admin = { email: string; token: string };

const Claims = v.object({ email: v.pipe(v.string(), v.email()) });

const decodeClaims = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Reads the e-mail address from an access token, without checking its signature. Undefined if the token has none. */
export const decodeAdminToken = (token: string): Admin | undefined => {
  const claims = v.safeParse(Claims, decodeClaims(token));
  return claims.success ? { email: claims.output.email, token } : undefined;
};
