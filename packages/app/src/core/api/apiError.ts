import { HTTPError, TimeoutError } from 'ky';
import { ValiError } from 'valibot';
import { reportOwnError } from './reportOwnError.ts';

/**
 * The kinds of failed requests. An `ApiError` does not contain the message of a library, because ky's messages contain
 * full URLs, with keys and e-mail addresses.
 */
export const apiErrorKinds = [
  /** No response arrived: the browser is offline, or the connection was refused or interrupted. */
  'networkError',
  /** No response arrived before the timeout. */
  'timeout',
  /** A write was sent, but no valid response arrived. The server may or may not have executed the write. */
  'outcomeUnknown',
  /** Status 401: the request had no access token, or an invalid one. */
  'unauthorized',
  'forbidden',
  'notFound',
  /** Any other 4xx status. The response may contain a message for users. */
  'rejected',
  'rateLimited',
  'serverError',
  /** The response does not match the schema of the endpoint. */
  'invalidResponse',
  /** A list has records, but none of them matches its schema. */
  'unreadable',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** For errors of these kinds, no refusal of the server has arrived. */
const kindsWithoutRefusal: readonly ApiErrorKind[] = [
  'networkError',
  'timeout',
  'outcomeUnknown',
  'serverError',
  'invalidResponse',
];

export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's message for users, from the field `message` of a JSON body. Undefined if the status is 401 or 403. */
  readonly userMessage: string | undefined;
  /** The value of the response header `Retry-After`, in ms; 0 if the header is missing. */
  readonly retryAfter: number;
  /** The server's error code, from the field `code` of a JSON body, such as 'already_sold'. */
  readonly code: string | undefined;
  /** Whether the server itself has refused the request. If not, it is unknown whether the server has executed it. */
  readonly isRefusal: boolean;

  constructor(
    kind: ApiErrorKind,
    userMessage?: string,
    retryAfter = 0,
    code?: string,
    isRefusal = !kindsWithoutRefusal.includes(kind),
  ) {
    super(userMessage ?? kind);
    this.isRefusal = isRefusal;
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

/**
 * For errors of these kinds, the server's message (such as "unauthorized access") is written for developers. The app
 * shows texts of its own instead.
 */
const kindsWithoutUserMessage: readonly ApiErrorKind[] = ['unauthorized', 'forbidden'];

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 300) : undefined;

type Reason = { userMessage?: string | undefined; code?: string | undefined; isRefusal: boolean };

const parseReason = (text: string): Omit<Reason, 'isRefusal'> => {
  try {
    const body: unknown = JSON.parse(text);
    if (!body || typeof body !== 'object') return {};
    return {
      userMessage: 'message' in body ? readText(body.message) : undefined,
      code: 'code' in body ? readText(body.code) : undefined,
    };
  } catch {
    return {};
  }
};

/** The statuses with which a proxy says that it has stopped waiting for the server. */
const timeoutStatuses: readonly number[] = [408, 499];

/**
 * Reads the server's reason from a response with an error status. A proxy between the browser and the server may
 * respond in the server's place, after the server has executed the request. So a status of 500 or above is a refusal
 * only if it has the documented body, and another status only if it has no HTML page (docs/api.md).
 */
const readReason = async (response: Response): Promise<Reason> => {
  const { status } = response;
  if (kindsWithoutUserMessage.includes(kindOf(status))) return { isRefusal: true };
  const text = await response.text().catch(() => null);
  const reason = parseReason(text ?? '');
  const isPage = text === null || text.trimStart().startsWith('<');
  const isRefusal =
    status === 429 ||
    (!timeoutStatuses.includes(status) && (status >= 500 ? reason.userMessage !== undefined : !isPage));
  return { ...reason, isRefusal };
};

/** Converts the header `Retry-After`, which is a number of seconds or a date, to a delay in ms from now. */
const retryAfterOf = ({ headers }: Response): number => {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
};

const isAbortError = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Waits for a promise of the browser's network: a request or the body of a response. `fetch` rejects with a TypeError when
 * the network fails, and so does an error of the program. So the error becomes an ApiError here, where its origin is known.
 */
export const ofNetwork = async <Value>(promise: Promise<Value>): Promise<Value> => {
  try {
    return await promise;
  } catch (error) {
    throw isAbortError(error) ? error : new ApiError('networkError');
  }
};

/**
 * Converts an error that a request throws to an ApiError. An AbortError stays unchanged, and so does an error of the
 * program, which no retry can mend: it is logged and reported (failure mode F73).
 */
export const toApiError = async (error: unknown): Promise<unknown> => {
  if (error instanceof ApiError || isAbortError(error)) return error;
  if (error instanceof HTTPError) {
    const { response } = error;
    const { userMessage, code, isRefusal } = await readReason(response);
    return new ApiError(kindOf(response.status), userMessage, retryAfterOf(response), code, isRefusal);
  }
  if (error instanceof TimeoutError) return new ApiError('timeout');
  if (error instanceof ValiError) return new ApiError('invalidResponse');
  reportOwnError(error);
  return error;
};

/** Whether a retry of a failed read may succeed. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['networkError', 'timeout', 'rateLimited', 'serverError', 'invalidResponse'].includes(error.kind);

/**
 * Converts the error of a failed write to the ApiError `outcomeUnknown`, unless the server itself has refused the write.
 * The error of the request would say that the server could not be reached, and the user would think that nothing has
 * happened (failure modes N3, N4).
 */
export const toWriteError = (error: unknown): unknown =>
  error instanceof ApiError && !error.isRefusal ? new ApiError('outcomeUnknown') : error;

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'outcomeUnknown';

/** Whether the server rejected the request, because the record does not exist or the input is invalid. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && ['notFound', 'rejected'].includes(error.kind);

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notFound';
