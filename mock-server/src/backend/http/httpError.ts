import { type ErrorResult, errorResult } from '../core/handlerTypes.ts';

/**
 * Thrown when a request is rejected before its handler runs. `handleRequest` catches the error and responds with the
 * error's result and headers.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly result: ErrorResult;
  readonly headers: Record<string, string>;

  /** @param message one sentence for the user */
  constructor(status: ErrorResult['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.result = errorResult(status, message);
    this.headers = headers;
  }
}
