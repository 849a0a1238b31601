import {
  type Endpoint,
  type EndpointName,
  endpoints,
  idTokenHeader,
  pathOf,
  type RequestOf,
  type ResponseOf,
} from '@second-gear/contract';
import { onlineManager } from '@tanstack/query-core';
import ky from 'ky';
import * as v from 'valibot';
import { ApiError, ofNetwork, toApiError, toWriteError } from './apiError.ts';
import { fetchDefaults, fetchWithPreload } from './preloadedFetch.ts';
import { createWarnSchemaMismatch, validateResponse } from './response/validateResponse.ts';
import { defaultTimeouts } from './timing.ts';
import { withTimeout } from './withTimeout.ts';

type RequestOptions = {
  signal?: AbortSignal;
  /** Sent only if the server's CORS rules allow the header `Idempotency-Key` (failure mode P16). */
  idempotencyKey?: string;
  /** The auth provider's ID token. Sent only to endpoints with `idToken` in the endpoint table. */
  idToken?: string | undefined;
  /** For a form with a photo, with a timeout of its own. WebKit cannot read a form with a file from the Request. */
  fetchWithTimeout?: (timeoutMs: number, form: FormData) => typeof fetch;
};

/** Each rejects with an ApiError, or with another error if the program itself has failed. */
export type Api = {
  [Name in EndpointName]: (input: RequestOf<Name>, options?: RequestOptions) => Promise<ResponseOf<Name>>;
};

export type ApiOptions = {
  /** A path on this origin, or an absolute URL. */
  apiUrl: string;
  /** The base URL of the demo services, also of the demo image host if `imageHost` is null. */
  demoUrl: string;
  imageHost: { url: string; key: string } | null;
  /** Sent only to endpoints with `bearer` in the endpoint table (docs/requirements.md §6). */
  accessToken: () => string | null;
  /** Whether the server's CORS rules allow the header `Idempotency-Key`. Default: true. */
  takesIdempotencyKeys?: boolean;
  /** If the user changes after a request was sent, the client does not repeat it. */
  getUserId?: () => string | null;
  /** Called after a 401 or 403 of a protected endpoint. The request is repeated once with the new token. */
  renewToken: (rejected: string | null) => Promise<string | null>;
  /** Called when the server rejects the new access token with 401 too. It should end the session. */
  onTokenRejected: (token: string) => void;
  /** In ms, for the headers of a response, and the same time again for its body. */
  timeoutMs?: number;
};

type RequestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; photo?: Blob };

const toFormData = (photo: Blob): FormData => {
  const form = new FormData();
  form.append('image', photo);
  return form;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalidResponse');
  }
};

/** Express sends `null` as an empty body (`res.send(null)`). */
const isNullable = ({ response }: Endpoint): boolean => response.type === 'nullable';

/** Servers respond to an invalid token with 401 or with 403. */
const isTokenRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');

/** A request is repeated only after the renewal of a rejected token, because some GET requests write. */
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
    fetch: (...request) => ofNetwork(fetchWithPreload(...request)),
  });

  const warnSchemaMismatch = createWarnSchemaMismatch();

  const urlOf = (name: EndpointName, input: RequestInput): string => {
    if (endpoints[name].host === 'api') return `${apiUrl}${pathOf(name, input)}`;
    if (!imageHost) return `${demoUrl}${pathOf(name, input)}`;
    const url = new URL(imageHost.url);
    for (const [key, value] of Object.entries(input.query ?? {})) url.searchParams.set(key, value);
    return url.href;
  };

  const send = async (
    name: EndpointName,
    input: RequestInput,
    { signal, idempotencyKey, idToken, fetchWithTimeout }: RequestOptions,
    token: string | null,
  ): Promise<unknown> => {
    const { method, bearer, idToken: carriesIdToken }: Endpoint = endpoints[name];
    const abortController = new AbortController();
    const form = input.photo && toFormData(input.photo);
    const response = await http(urlOf(name, input), {
      method,
      signal: signal ? AbortSignal.any([signal, abortController.signal]) : abortController.signal,
      ...(form && { body: form }),
      ...(form && fetchWithTimeout && { fetch: fetchWithTimeout(timeoutMs, form), timeout: false as const }),
      ...(input.body !== undefined && { json: input.body }),
      headers: {
        ...(bearer && token && { authorization: `bearer ${token}` }),
        ...(carriesIdToken && idToken && { [idTokenHeader]: idToken }),
        ...(takesIdempotencyKeys && idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    });
    // Ky's timeout ends with the headers of the response.
    const text = await withTimeout(ofNetwork(response.text()), timeoutMs, () => abortController.abort());
    return text === '' && isNullable(endpoints[name]) ? null : parseJson(text);
  };

  const request = async (name: EndpointName, input: RequestInput, options: RequestOptions = {}): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[name];
    const validate = (response: unknown) =>
      validateResponse(response, (part) => {
        warnSchemaMismatch(name, part);
        return v.parse(endpoint.response, part);
      });
    const currentToken = accessToken();
    const userId = getUserId();
    const hasUserChanged = () => getUserId() !== userId;
    const isUnrepeatable = endpoint.writes && !endpoint.repeatable;
    const wasOffline = !onlineManager.isOnline();
    const toError = async (error: unknown) => {
      const apiError = await toApiError(error);
      return isUnrepeatable ? toWriteError(apiError, wasOffline) : apiError;
    };
    try {
      return await validate(await send(name, input, options, currentToken));
    } catch (error) {
      const apiError = await toError(error);
      if (!endpoint.bearer || !isTokenRejection(apiError) || hasUserChanged()) throw apiError;
      const token = await renewToken(currentToken);
      if (!token || hasUserChanged()) throw apiError;
      try {
        // Even a write can be repeated: the server has rejected the first request because of its token.
        return await validate(await send(name, input, options, token));
      } catch (retryError) {
        const secondError = await toError(retryError);
        // After a 403 the new token may be valid, and the user may only lack a permission.
        if (secondError instanceof ApiError && secondError.kind === 'unauthorized') onTokenRejected(token);
        throw secondError;
      }
    }
  };

  const names = Object.keys(endpoints) as EndpointName[];
  const functions = names.map(
    (name) => [name, (input: RequestInput, options?: RequestOptions) => request(name, input, options)] as const,
  );
  return Object.fromEntries(functions) as unknown as Api;
};
