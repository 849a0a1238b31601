import { HTTPError, TimeoutError } from 'ky';
import { ValiError } from 'valibot';

/**
 * What went wrong between the shop and its server, ready to be put into words. A library's own message never gets this
 * far: ky's hold full URLs, and with them keys and e-mail addresses (house.md, decision 13).
 */
export const problemKinds = [
  /** No answer: offline, refused, cut. */
  'unreachable',
  /** No answer in time. */
  'timeout',
  /** A write that was sent, and no answer that says what became of it: it may have been done. */
  'unconfirmed',
  /** 401: no access token, or one that is no longer good. */
  'signedOut',
  /** 403. */
  'forbidden',
  /** 404. */
  'notFound',
  /** Any other 4xx: the server refused, and perhaps said why. */
  'refused',
  /** 429. */
  'busy',
  /** 5xx. */
  'broken',
  /** An answer that is not what the table of calls says. */
  'unreadable',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export class Problem extends Error {
  override name = 'Problem';
  readonly kind: ProblemKind;
  /** The server's own sentence, meant for people; only ever from a JSON `message`, and never of a 401 or 403. */
  readonly sentence: string | undefined;
  /** For how long the server asks to be left alone, in ms; 0 where it says nothing of it. */
  readonly retryAfter: number;
  /** The server's reason for programs, from a JSON `code` beside the sentence: 'already_sold'. */
  readonly code: string | undefined;

  constructor(kind: ProblemKind, sentence?: string, retryAfter = 0, code?: string) {
    super(sentence ?? kind);
    this.kind = kind;
    this.sentence = sentence;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const kindOf = (status: number): ProblemKind => {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
};

/** What servers say of tokens and rights ("unauthorized access") was written for programs; the copy has a sentence for both. */
const saidToPrograms: readonly ProblemKind[] = ['signedOut', 'forbidden'];

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.slice(0, 300) : undefined;

const reasonOf = async (response: Response): Promise<{ sentence?: string | undefined; code?: string | undefined }> => {
  if (saidToPrograms.includes(kindOf(response.status))) return {};
  try {
    const body: unknown = JSON.parse(await response.text());
    if (!body || typeof body !== 'object') return {};
    return {
      sentence: 'message' in body ? textIn(body.message) : undefined,
      code: 'code' in body ? textIn(body.code) : undefined,
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
export const toProblem = async (error: unknown): Promise<Error> => {
  if (error instanceof Problem) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof HTTPError) {
    const { response } = error;
    const { sentence, code } = await reasonOf(response);
    return new Problem(kindOf(response.status), sentence, retryAfterOf(response), code);
  }
  if (error instanceof TimeoutError) return new Problem('timeout');
  if (error instanceof ValiError || error instanceof SyntaxError) return new Problem('unreadable');
  return new Problem('unreachable');
};

/** Asking again by itself makes sense only where the next answer may differ. */
export const mayPass = (error: unknown): boolean =>
  error instanceof Problem && ['unreachable', 'timeout', 'busy', 'broken', 'unreadable'].includes(error.kind);

/** Nobody can say whether the shop did what it was asked: the question was lost, or the answer. */
export const leavesOpen = (error: unknown): boolean =>
  error instanceof Problem && ['unreachable', 'timeout', 'unreadable'].includes(error.kind);

/** The server says that there is no such thing, or that there cannot be. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Problem && ['notFound', 'refused'].includes(error.kind);

/** The server says that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof Problem && error.kind === 'notFound';
