/** Thrown by the identity stand-in; its `code` is one of Google's words, which the Firebase SDK turns into its own. */
export class AuthError extends Error {
  override name = 'Refusal';
  /**
   * @param code Google's word, such as EMAIL_EXISTS.
   * @param detail Printed behind the word, where Google does so too.
   * @param status The HTTP status; Google answers 400 to nearly everything.
   */
  constructor(
    readonly code: string,
    readonly detail?: string,
    readonly status = 400,
  ) {
    super(detail ? `${code} : ${detail}` : code);
  }
}
