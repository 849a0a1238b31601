import { HTTPError, TimeoutError } from 'ky';
import { ValiError } from 'valibot';

/**
 * The kinds of failed requests. The messages of libraries are discarded: ky's contain full URLs, and with them keys and e-mail
 * addresses.
 */
export const apiErrorKinds = [
  /** No response: offline, connection refused or interrupted. */
  'networkError',
  /** No response in time. */
  'timeout',
  /** A write was sent and no valid response arrived: the server may have done it. */
  'outcomeUnknown',
  /** 401: no access token, or an invalid one. */
  'unauthorized',
  /** 403. */
  'forbidden',
  /** 404. */
  'notFound',
  /** Any other 4xx, perhaps with a message. */
  'rejected',
  /** 429. */
  'rateLimited',
  /** 5xx. */
  'serverError',
  /** A response that does not match the endpoint's schema. */
  'invalidResponse',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's message for users, from the `message` of a JSON body; never from a 401 or 403. */
  readonly userMessage: string | undefined;
  /** The server's `Retry-After` in ms; 0 if there is none. */
  readonly retryAfter: number;
  /** The server's error code, from the `code` of a JSON body: 'already_sold'. */
  readonly code: string | undefined;

  constructor(kind: ApiErrorKind, userMessage?: string, retryAfter = 0, code?: string) {
    super(userMessage ?? kind);
    this.kind = kind;
    this.userMessage = userMessage;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const kindOf = (status: number): ApiErrorKind => {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'serverError' : 'rejected';
};

/** The messages of servers for these kinds ("unauthorized access") are written for developers; the copy has texts for both. */
const kindsWithoutUserMessage: readonly ApiErrorKind[] = ['unauthorized', 'forbidden'];

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 300) : undefined;

const readReason = async (
  response: Response,
): Promise<{ userMessage?: string | undefined; code?: string | undefined }> => {
  if (kindsWithoutUserMessage.includes(kindOf(response.status))) return {};
  try {
    const body: unknown = JSON.parse(await response.text());
    if (!body || typeof body !== 'object') return {};
    return {
      userMessage: 'message' in body ? readText(body.message) : undefined,
      code: 'code' in body ? readText(body.code) : undefined,
    };
  } catch {
    return {};
  }
};

/** Reads `Retry-After`, a number of seconds or a date, in ms from now. */
const retryAfterOf = ({ headers }: Response): number => {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
};

/** Turns any error of a request into an ApiError. An AbortError is returned unchanged. */
export const toApiError = async (error: unknown): Promise<Error> => {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof HTTPError) {
    const { response } = error;
    const { userMessage, code } = await readReason(response);
    return new ApiError(kindOf(response.status), userMessage, retryAfterOf(response), code);
  }
  if (error instanceof TimeoutError) return new ApiError('timeout');
  if (error instanceof ValiError || error instanceof SyntaxError) return new ApiError('invalidResponse');
  return new ApiError('networkError');
};

/** Whether an automatic retry of a read may succeed. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['networkError', 'timeout', 'rateLimited', 'serverError', 'invalidResponse'].includes(error.kind);

/** Whether the server may have done a write: the request or the response was lost. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['networkError', 'timeout', 'invalidResponse'].includes(error.kind);

/** Whether the server has rejected the request: the record does not exist, or the input is invalid. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && ['notFound', 'rejected'].includes(error.kind);

/** Whether the server says that the record does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notFound';
