import type * as v from 'valibot';
import { type ErrorResult, errorResult } from '../core/handlerTypes.ts';

/** A request in a form that does not depend on the transport, which is the HTTP server or MSW. */
export type HttpRequest = {
  method: string;
  /** The path and the query as received, not decoded: `/users?email=a%40b.test`. */
  path: string;
  /** The header names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Empty when there is none. */
  body: Uint8Array<ArrayBuffer>;
};

/** A response. Its body is `json`, except for that of a fault, which is `text`. */
export type HttpResponse = {
  status: number;
  /** The header names are in lower case. The content type is one of the headers. */
  headers: Record<string, string>;
} & ({ json: unknown; text?: undefined } | { text: string; json?: undefined });

export type RequestHandler = (request: HttpRequest) => Promise<HttpResponse>;

/** The maximum sizes in bytes: of a JSON body, of a photo, and of a photo with the form data around it. */
export const jsonLimit = 1024 * 1024;
export const photoLimit = 10 * 1024 * 1024;
export const bodyLimit = photoLimit + 64 * 1024;

/** Thrown when a request is rejected before its handler runs. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly result: ErrorResult;

  /** @param message one sentence for the user */
  constructor(
    status: ErrorResult['status'],
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.result = errorResult(status, message);
  }
}

/** Describes the first issue of an invalid request in one sentence, which never repeats a text of the request. */
export const issueMessage = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => {
  if (issue.expected === 'never') return 'There is more in the address than is asked for here.';
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'What was sent does not have the right shape.';
  if (issue.received === 'undefined') return `${field} is missing.`;
  // The messages of this project's schemas continue a sentence; Valibot's own begin with a capital letter.
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field} does not have the right shape.`;
};
