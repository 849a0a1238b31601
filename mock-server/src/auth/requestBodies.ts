import * as v from 'valibot';
import { AuthError } from './authError.ts';

/**
 * The schemas of the Firebase SDK's request bodies. They contain only the fields that the demo auth provider uses.
 * Other fields are ignored, as Google does.
 */

export const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.email());

const text = v.nullish(v.string());

export const Credentials = v.object({ email: text, password: text });
export const SignInWithIdp = v.object({ postBody: text });
export const WithIdToken = v.object({ idToken: text });
export const Update = v.object({
  idToken: text,
  displayName: text,
  photoUrl: text,
  password: text,
  returnSecureToken: v.nullish(v.boolean()),
});
export const SendOobCode = v.object({ requestType: text, email: text });
export const Refresh = v.object({ refresh_token: text });

/** Parses a request body. Throws an AuthError when a field has the wrong type. */
export const parseBody = <Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new AuthError('INVALID_ARGUMENT', 'A field of the body is of the wrong type.');
};

/** Returns the e-mail address of a request in lower case. Throws an AuthError when it is missing or invalid. */
export const readEmail = (email: string | null | undefined): string => {
  if (!email) throw new AuthError('MISSING_EMAIL');
  const parsed = v.safeParse(Email, email);
  if (!parsed.success) throw new AuthError('INVALID_EMAIL');
  return parsed.output;
};

/** Returns a new password. Throws an AuthError when it is missing, or does not have the length that Google requires. */
export const readNewPassword = (password: string | null | undefined): string => {
  if (!password) throw new AuthError('MISSING_PASSWORD');
  if (password.length < 6) throw new AuthError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  if (password.length > 4096) throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  return password;
};
