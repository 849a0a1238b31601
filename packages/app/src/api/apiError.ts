import { HTTPError, TimeoutError } from 'ky';
import { ValiError } from 'valibot';

/**
 * What went wrong between the shop and its server, ready to be put into words. A library's own message never gets this
 * far: ky's hold full URLs, and with them keys and e-mail addresses (house.md, decision 13).
 */
export const apiErrorKinds = [
  /** No answer: offline, refused, cut. */
  'networkError',
  /** No answer in time. */
  'timeout',
  /** A write that was sent, and no answer that says what became of it: it may have been done. */
  'outcomeUnknown',
  /** 401: no access token, or one that is no longer good. */
  'unauthorized',
  /** 403. */
  'forbidden',
  /** 404. */
  'notFound',
  /** Any other 4xx: the server refused, and perhaps said why. */
  'rejected',
  /** 429. */
  'rateLimited',
  /** 5xx. */
  'serverError',
  /** An answer that is not what the table of calls says. */
  'invalidResponse',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's own sentence, meant for people; only ever from a JSON `message`, and never of a 401 or 403. */
  readonly userMessage: string | undefined;
  /** For how long the server asks to be left alone, in ms; 0 where it says nothing of it. */
  readonly retryAfter: number;
  /** The server's reason for programs, from a JSON `code` beside the sentence: 'already_sold'. */
  readonly code: string | undefined;

  constructor(kind: ApiErrorKind, sentence?: string, retryAfter = 0, code?: string) {
    super(sentence ?? kind);
    this.kind = kind;
    this.userMessage = sentence;
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

/** What servers say of tokens and rights ("unauthorized access") was written for programs; the copy has a sentence for both. */
const kindsWithoutUserMessage: readonly ApiErrorKind[] = ['unauthorized', 'forbidden'];

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 300) : undefined;

const readReason = async (
  response: Response,
): Promise<{ sentence?: string | undefined; code?: string | undefined }> => {
  if (kindsWithoutUserMessage.includes(kindOf(response.status))) return {};
  try {
    const body: unknown = JSON.parse(await response.text());
    if (!body || typeof body !== 'object') return {};
    return {
      sentence: 'message' in body ? readText(body.message) : undefined,
      code: 'code' in body ? readText(body.code) : undefined,
    };
  } catch {
    return {};
  }
};

/** `Retry-After`, which is a number of seconds or a date, in ms from now. */
const retryAfterOf = ({ headers }: Response): number => {
  const said = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return ms > 0 ? ms : 0;
};

/** The one function that makes a Problem of whatever a call threw. An aborted call is passed on as it is. */
export const toApiError = async (error: unknown): Promise<Error> => {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof HTTPError) {
    const { response } = error;
    const { sentence, code } = await readReason(response);
    return new ApiError(kindOf(response.status), sentence, retryAfterOf(response), code);
  }
  if (error instanceof TimeoutError) return new ApiError('timeout');
  if (error instanceof ValiError || error instanceof SyntaxError) return new ApiError('invalidResponse');
  return new ApiError('networkError');
};

/** Asking again by itself makes sense only where the next answer may differ. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['networkError', 'timeout', 'rateLimited', 'serverError', 'invalidResponse'].includes(error.kind);

/** Nobody can say whether the shop did what it was asked: the question was lost, or the answer. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['networkError', 'timeout', 'invalidResponse'].includes(error.kind);

/** The server says that there is no such thing, or that there cannot be. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && ['notFound', 'rejected'].includes(error.kind);

/** The server says that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notFound';
