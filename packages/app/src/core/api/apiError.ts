import { HTTPError, TimeoutError } from 'ky';
import { ValiError } from 'valibot';
import { reportOwnError } from './reportOwnError.ts';

/** Without the message of a library, because ky's messages contain full URLs, with keys and e-mail addresses. */
const apiErrorKinds = [
  /** The browser is offline, or the connection was refused or interrupted. */
  'networkError',
  /** The browser was offline before the write, so that nothing was sent. */
  'offline',
  'timeout',
  /** No valid response arrived: the server may or may not have executed the write. */
  'outcomeUnknown',
  'unauthorized',
  'forbidden',
  'notFound',
  /** Another 4xx status. The response may contain a message for users. */
  'rejected',
  'rateLimited',
  'serverError',
  'invalidResponse',
  /** None of the records of a list matches its schema. */
  'unreadable',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

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
  /** The field `message` of a JSON body. Undefined if the status is 401 or 403. */
  readonly userMessage: string | undefined;
  /** `Retry-After` in ms; 0 if the header is missing. */
  readonly retryAfter: number;
  /** The field `code` of a JSON body, such as 'already_sold'. */
  readonly code: string | undefined;
  /** If not, it is unknown whether the server has executed the request. */
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

/** The server's message (such as "unauthorized access") is written for developers here. */
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

/** A proxy says so that it has stopped waiting for the server. */
const timeoutStatuses: readonly number[] = [408, 499];

/**
 * A proxy may respond after the server has executed the request. So a status of 500 or above is a refusal only with the
 * documented body, and another one only without an HTML page (docs/api.md).
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

/** A number of seconds or a date, in ms from now. */
const retryAfterOf = ({ headers }: Response): number => {
  const value = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
};

const isAbortError = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * `fetch` rejects with a TypeError when the network fails, and so does an error of the program. Here the origin is
 * known.
 */
export const ofNetwork = async <Value>(promise: Promise<Value>): Promise<Value> => {
  try {
    return await promise;
  } catch (error) {
    throw isAbortError(error) ? error : new ApiError('networkError');
  }
};

/**
 * No retry can mend an error of the program: it stays unchanged, as an AbortError does, and is reported (failure mode
 * F73).
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

export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['networkError', 'timeout', 'rateLimited', 'serverError', 'invalidResponse'].includes(error.kind);

/**
 * The error of the request would say that the server could not be reached, and the user would think that nothing has
 * happened (failure modes N3, N4). `wasOffline`: before the request. A server on the same device answers nevertheless.
 */
export const toWriteError = (error: unknown, wasOffline: boolean): unknown => {
  if (!(error instanceof ApiError) || error.isRefusal) return error;
  return new ApiError(wasOffline && error.kind === 'networkError' ? 'offline' : 'outcomeUnknown');
};

export const isNothingSent = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline';

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'outcomeUnknown';

export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && ['notFound', 'rejected'].includes(error.kind);

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notFound';
