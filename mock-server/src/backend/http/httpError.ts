import { type Refusal, refuses } from '../handler.ts';

/** Thrown where a request is read, and caught in one place: the desk answers with what it carries. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reply: Refusal;
  readonly headers: Record<string, string>;

  /** @param message one plain sentence, for people. */
  constructor(status: Refusal['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.reply = refuses(status, message);
    this.headers = headers;
  }
}
