import { type IncomingMessage, request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { type Question, sentBy } from './httpRequest.ts';

/** What came back, unread. Redirections are not followed: they are an answer like another. */
export type WireAnswer = { status: number; headers: Record<string, string>; text: string };

/** Why there was no answer, in a clause: 'no answer within 10 s'. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  /** Whether it was waited for, as long as there was patience. */
  readonly isSlow: boolean;

  constructor(clause: string, { isSlow = false, cause }: { isSlow?: boolean; cause?: unknown } = {}) {
    super(clause, { cause });
    this.isSlow = isSlow;
  }
}

type Limits = {
  /** How long an answer may take, from the first byte asked to the last one heard, in ms; absent: as long as it likes. */
  patience?: number;
  /** The longest body that is read, in bytes. */
  longest?: number;
  /** A connection for each question: one that is kept may be hung up on in the very moment in which it is used again. */
  oncePerConnection?: boolean;
};

/** What Node says of a connection that came to nothing, for people. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is another host’s',
};

const reasonOf = (problem: unknown, patience: number): string => {
  if (!(problem instanceof Error)) return 'the connection failed';
  if (problem instanceof NoAnswer) return problem.message;
  if (problem.name === 'AbortError' || problem.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  const code = 'code' in problem ? String(problem.code) : '';
  if (code.startsWith('HPE_')) return 'what it answers is not HTTP';
  return reasons[code] ?? `the connection failed${code && ` (${code})`}`;
};

const textOf = async (response: IncomingMessage, longest: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length > longest) throw new NoAnswer(`an answer of more than ${Math.round(longest / 1024 / 1024)} MB`);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Asks over HTTP or HTTPS, byte by byte as told. Rejects with a NoAnswer. */
export const askOverHttp = (
  base: string,
  { patience = 0, longest = Number.POSITIVE_INFINITY, oncePerConnection = false }: Limits = {},
): ((question: Question) => Promise<WireAnswer>) => {
  const { protocol, hostname, port, pathname } = new URL(base);
  const root = pathname.replace(/\/+$/, '');
  return async (question) => {
    const { headers, body } = await sentBy(question);
    const signal = patience > 0 ? AbortSignal.timeout(patience) : undefined;
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = (protocol === 'https:' ? requestSafely : request)(
          {
            hostname: hostname.replace(/^\[|\]$/g, ''),
            port,
            method: question.method,
            path: root + question.path,
            // Told beforehand, because node gives a body no length by itself where a method seldom has one.
            headers: { ...headers, ...(body && { 'content-length': body.length }) },
            signal,
            ...(oncePerConnection && { agent: false }),
          },
          resolve,
        );
        asked.on('error', reject);
        asked.end(body);
      });
      const text = await textOf(response, longest);
      const told = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      return { status: response.statusCode ?? 0, headers: Object.fromEntries(told), text };
    } catch (problem) {
      throw new NoAnswer(reasonOf(problem, patience), { isSlow: signal?.aborted ?? false, cause: problem });
    }
  };
};
