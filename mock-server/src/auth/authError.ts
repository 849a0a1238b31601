/** Thrown by the demo auth provider; `code` is one of Google's error codes, which the Firebase SDK maps to its own. */
export class AuthError extends Error {
  override name = 'AuthError';
  /**
   * @param code Google's error code, such as EMAIL_EXISTS.
   * @param detail Appended to the code, where Google does so too.
   * @param status The HTTP status; Google responds to nearly every error with 400.
   */
  constructor(
    readonly code: string,
    readonly detail?: string,
    readonly status = 400,
  ) {
    super(detail ? `${code} : ${detail}` : code);
  }
}
