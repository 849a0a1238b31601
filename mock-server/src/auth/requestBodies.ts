import * as v from 'valibot';

/** An error of the demo auth provider. Google responds to nearly every error with the status 400. */
export class AuthError extends Error {
  override name = 'AuthError';
  /** @param code Google's error code, such as EMAIL_EXISTS, which the Firebase SDK converts to its own code */
  constructor(
    readonly code: string,
    detail?: string,
  ) {
    super(detail ? `${code} : ${detail}` : code);
  }
}

/** The body of an error response, in the format that the Firebase SDK reads. */
export const googleError = ({ message }: AuthError) => ({
  error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});

export const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.email());

const text = v.nullish(v.string());

/** The fields of the Firebase SDK's request bodies that the demo auth provider uses. Others are ignored. */
const Body = v.object({
  email: text,
  password: text,
  postBody: text,
  idToken: text,
  displayName: text,
  photoUrl: text,
  returnSecureToken: v.nullish(v.boolean()),
  requestType: text,
  refresh_token: text,
});

export const parseBody = (body: unknown): v.InferOutput<typeof Body> => {
  const parsed = v.safeParse(Body, body);
  if (parsed.success) return parsed.output;
  throw new AuthError('INVALID_ARGUMENT', 'A field of the body is of the wrong type.');
};

/** Returns the e-mail address of a request in lower case. */
export const readEmail = (email: string | null | undefined): string => {
  if (!email) throw new AuthError('MISSING_EMAIL');
  const parsed = v.safeParse(Email, email);
  if (!parsed.success) throw new AuthError('INVALID_EMAIL');
  return parsed.output;
};

/** Returns a new password, which must have the length that Google requires. */
export const readNewPassword = (password: string | null | undefined): string => {
  if (!password) throw new AuthError('MISSING_PASSWORD');
  if (password.length < 6) throw new AuthError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  if (password.length > 4096) throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  return password;
};
