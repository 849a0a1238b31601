import {
  type Endpoint,
  type EndpointName,
  endpoints,
  idTokenHeader,
  pathOf,
  type RequestOf,
  type ResponseOf,
} from '@second-gear/contract';
import ky from 'ky';
import * as v from 'valibot';
import { fetchDefaults, fetchWithPreload } from '../startup/preloadedFetch.ts';
import { ApiError, toApiError } from './apiError.ts';
import { parseJsonInChunks } from './response/parseJsonInChunks.ts';
import { validateResponse } from './response/validateResponse.ts';
import { createWarnSchemaMismatch } from './response/warnSchemaMismatch.ts';
import { defaultTimeouts } from './timing.ts';
import { withTimeout } from './withTimeout.ts';

type RequestOptions = {
  signal?: AbortSignal;
  /** Two calls with one key are meant to be done once; sent only to servers that take it (faults P16). */
  idempotencyKey?: string;
  /** Proves to the server whose e-mail address is asked with; sent only with the rows that carry it. */
  idToken?: string | undefined;
  /** Given the client's patience, what sends it in the place of the browser's own `fetch`, and sees to the time itself. */
  fetchWithTimeout?: (timeoutMs: number) => typeof fetch;
};

/** One function a row of the table of calls; each answers parsed, or throws a Problem. */
export type Api = {
  [Name in EndpointName]: (asked: RequestOf<Name>, options?: RequestOptions) => Promise<ResponseOf<Name>>;
};

export type ApiOptions = {
  /** The server's address: a path on this origin, or an absolute URL. */
  apiUrl: string;
  /** The base URL of the demo services, whose image host takes photos where `imageHost` is null. */
  demoUrl: string;
  /** Where photos go; null: the demo's image host. */
  imageHost: { url: string; key: string } | null;
  /** The access token, sent only with the rows that carry the bearer (spec §6). */
  accessToken: () => string | null;
  /** Whether the server's CORS rules let the header `Idempotency-Key` pass; they do unless somebody says otherwise. */
  takesIdempotencyKeys?: boolean;
  /** Who is signed in, by any name that is theirs alone: what one person began is never sent again as another. */
  getUserId?: () => string | null;
  /** Asked once when a protected call answers 401 or 403, to try again with a new token. Null: there is none to be had. */
  renewToken: (refused: string | null) => Promise<string | null>;
  /** Told when a call is answered 401 with the new token too: whoever is here is signed in no more. */
  onTokenRejected: (token: string) => void;
  /** How long an answer may take to begin, and again to end, in ms. */
  timeoutMs?: number;
};

type RequestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; photo?: Blob };

const toFormData = (photo: Blob): FormData => {
  const form = new FormData();
  form.append('image', photo);
  return form;
};

/** Whether the call's answer may be `null`, which Express sends as an empty body (`res.send(null)`). */
const isNullable = ({ response }: Endpoint): boolean => response.type === 'nullable';

/** 401, or 403: servers differ in what they say to a token that is no longer good. */
const isTokenRejection = (problem: Error): boolean =>
  problem instanceof ApiError && (problem.kind === 'unauthorized' || problem.kind === 'forbidden');

/** The client: a loop over the table. Retries are not its business, because some GETs write (see atoms/queryClient). */
export const createApi = ({
  apiUrl,
  demoUrl,
  imageHost,
  accessToken,
  getUserId = () => null,
  renewToken,
  onTokenRejected,
  takesIdempotencyKeys = true,
  timeoutMs = defaultTimeouts.responseMs,
}: ApiOptions): Api => {
  const http = ky.create({
    retry: 0,
    timeout: timeoutMs,
    ...fetchDefaults,
    fetch: fetchWithPreload,
  });

  const reportDrift = createWarnSchemaMismatch();

  const urlOf = (name: EndpointName, given: RequestInput): string => {
    if (endpoints[name].host === 'api') return `${apiUrl}${pathOf(name, given)}`;
    if (!imageHost) return `${demoUrl}${pathOf(name, given)}`;
    const url = new URL(imageHost.url);
    for (const [key, value] of Object.entries(given.query ?? {})) url.searchParams.set(key, value);
    return url.href;
  };

  const send = async (
    name: EndpointName,
    given: RequestInput,
    { signal, idempotencyKey, idToken, fetchWithTimeout }: RequestOptions,
    token: string | null,
  ): Promise<unknown> => {
    const { method, bearer, idToken: carriesIdToken }: Endpoint = endpoints[name];
    const leaving = new AbortController();
    const response = await http(urlOf(name, given), {
      method,
      signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
      ...(fetchWithTimeout && { fetch: fetchWithTimeout(timeoutMs), timeout: false as const }),
      ...(given.body !== undefined && { json: given.body }),
      ...(given.photo && { body: toFormData(given.photo) }),
      headers: {
        ...(bearer && token && { authorization: `bearer ${token}` }),
        ...(carriesIdToken && idToken && { [idTokenHeader]: idToken }),
        ...(takesIdempotencyKeys && idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    });
    // ky's patience ends with the headers; what follows them may hang as well.
    const text = await withTimeout(response.text(), timeoutMs, () => leaving.abort());
    return text === '' && isNullable(endpoints[name]) ? null : parseJsonInChunks(text);
  };

  const call = async (name: EndpointName, given: RequestInput, options: RequestOptions = {}): Promise<unknown> => {
    const row = endpoints[name];
    const read = (answer: unknown) =>
      validateResponse(answer, (part) => {
        reportDrift(name, part);
        return v.parse(row.response as v.GenericSchema, part);
      });
    const used = accessToken();
    const who = getUserId();
    const isGone = () => getUserId() !== who;
    try {
      return await read(await send(name, given, options, used));
    } catch (error) {
      const problem = await toApiError(error);
      if (!row.bearer || !isTokenRejection(problem) || isGone()) throw problem;
      const token = await renewToken(used);
      if (!token || isGone()) throw problem;
      try {
        // Whoever is refused at the door has done nothing, so asking once more is safe even where it writes.
        return await read(await send(name, given, options, token));
      } catch (again) {
        const problem = await toApiError(again);
        // Not at a 403: a token that is good may still not open everything.
        if (problem instanceof ApiError && problem.kind === 'unauthorized') onTokenRejected(token);
        throw problem;
      }
    }
  };

  const rows = Object.keys(endpoints) as EndpointName[];
  const calls = rows.map(
    (name) => [name, (given: RequestInput, options?: RequestOptions) => call(name, given, options)] as const,
  );
  // TypeScript cannot follow a loop over rows; `call` parses each answer with the row's own schema.
  return Object.fromEntries(calls) as unknown as Api;
};
