/** An error of the demo auth provider. Google responds to nearly every error with the status 400. */
export class AuthError extends Error {
  override name = 'AuthError';
  /**
   * @param code Google's error code, such as EMAIL_EXISTS, which the Firebase SDK converts to its own code
   * @param detail a text that is appended to the code, as Google does for some errors
   */
  constructor(
    readonly code: string,
    detail?: string,
  ) {
    super(detail ? `${code} : ${detail}` : code);
  }
}

/** The body of an error response, in Google's format, which the Firebase SDK reads. */
export const googleError = (status: number, message: string) => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
