/**
 * An error of the demo auth provider. `code` is one of Google's error codes, which the Firebase SDK converts to its own
 * codes.
 */
export class AuthError extends Error {
  override name = 'AuthError';
  /**
   * @param code Google's error code, such as EMAIL_EXISTS.
   * @param detail A text that is appended to the code, as Google does for some errors.
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
