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
import { ApiError, ofNetwork, toApiError, toWriteError } from './apiError.ts';
import { fetchDefaults, fetchWithPreload } from './preloadedFetch.ts';
import { validateResponse } from './response/validateResponse.ts';
import { createWarnSchemaMismatch } from './response/warnSchemaMismatch.ts';
import { defaultTimeouts } from './timing.ts';
import { withTimeout } from './withTimeout.ts';

type RequestOptions = {
  signal?: AbortSignal;
  /**
   * The server executes requests with the same idempotency key only once. The client sends the key only if the server's
   * CORS rules allow the header `Idempotency-Key` (failure mode P16).
   */
  idempotencyKey?: string;
  /**
   * The auth provider's ID token, which proves the user's e-mail address. The client sends it only to endpoints that
   * the endpoint table marks with `idToken`.
   */
  idToken?: string | undefined;
  /**
   * Returns a function that the client uses instead of `fetch` to send a form with a photo. That function has a timeout
   * of its own. It gets the form in addition to the Request, because WebKit cannot read a form with a file from a Request.
   */
  fetchWithTimeout?: (timeoutMs: number, form: FormData) => typeof fetch;
};

/**
 * The API client: one function for each entry of the endpoint table. Each function resolves with the validated
 * response, or rejects with an ApiError. It rejects with another error only if the program itself has failed.
 */
export type Api = {
  [Name in EndpointName]: (input: RequestOf<Name>, options?: RequestOptions) => Promise<ResponseOf<Name>>;
};

export type ApiOptions = {
  /** The base URL of the server: a path on this origin, or an absolute URL. */
  apiUrl: string;
  /**
   * The base URL of the demo services (simulated sign-in, payment and image host). If `imageHost` is null, the client
   * uploads photos to the demo image host at this URL.
   */
  demoUrl: string;
  /** The image host; null means the demo image host. */
  imageHost: { url: string; key: string } | null;
  /**
   * Returns the access token. The client sends it only to endpoints that the endpoint table marks with `bearer`
   * (docs/requirements.md §6).
   */
  accessToken: () => string | null;
  /** Whether the server's CORS rules allow the request header `Idempotency-Key`. Default: true. */
  takesIdempotencyKeys?: boolean;
  /**
   * Returns the id of the signed-in user. If the id changes after a request was sent, the client does not repeat that
   * request.
   */
  getUserId?: () => string | null;
  /**
   * The client calls this function when a protected endpoint has rejected a request with 401 or 403. It returns a new
   * access token, or null if there is none. The client then repeats the request once.
   */
  renewToken: (rejected: string | null) => Promise<string | null>;
  /**
   * The client calls this function when the server rejects the new access token with 401 too. The function should end
   * the session.
   */
  onTokenRejected: (token: string) => void;
  /**
   * The longest time that the client waits for the headers of a response, in ms. It waits for the body for the same
   * time again.
   */
  timeoutMs?: number;
};

type RequestInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; photo?: Blob };

const toFormData = (photo: Blob): FormData => {
  const form = new FormData();
  form.append('image', photo);
  return form;
};

/**
 * The writes that the app may repeat, because a repetition changes nothing: the steps of a payment, whose state machine
 * reads what has happened, the mark of a verified seller's bikes, and the photo, which no bike has yet. Their errors say
 * why the request failed.
 */
const repeatableWrites: readonly EndpointName[] = [
  'createPaymentIntent',
  'recordPayment',
  'markSold',
  'verifyBikesOf',
  'uploadPhoto',
];

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalidResponse');
  }
};

/** Whether the endpoint may return `null`, which Express sends as an empty body (`res.send(null)`). */
const isNullable = ({ response }: Endpoint): boolean => response.type === 'nullable';

/**
 * Whether the server has rejected the access token. Both 401 and 403 count, because servers respond differently to an
 * invalid token.
 */
const isTokenRejection = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unauthorized' || error.kind === 'forbidden');

/**
 * Creates the API client from the endpoint table. The client repeats a request only after the renewal of a rejected
 * access token. It never retries a failed request by itself, because some GET requests write (see `createQueryClient`).
 */
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
    // Ky's timeout ends when the headers of the response arrive, so the client has its own timeout for the body.
    const text = await withTimeout(ofNetwork(response.text()), timeoutMs, () => abortController.abort());
    return text === '' && isNullable(endpoints[name]) ? null : parseJson(text);
  };

  const request = async (name: EndpointName, input: RequestInput, options: RequestOptions = {}): Promise<unknown> => {
    const endpoint = endpoints[name];
    const validate = (response: unknown) =>
      validateResponse(response, (part) => {
        warnSchemaMismatch(name, part);
        return v.parse(endpoint.response as v.GenericSchema, part);
      });
    const currentToken = accessToken();
    const userId = getUserId();
    const hasUserChanged = () => getUserId() !== userId;
    const isUnrepeatable = endpoint.writes && !repeatableWrites.includes(name);
    const toError = async (error: unknown) => {
      const apiError = await toApiError(error);
      return isUnrepeatable ? toWriteError(apiError) : apiError;
    };
    try {
      return await validate(await send(name, input, options, currentToken));
    } catch (error) {
      const apiError = await toError(error);
      if (!endpoint.bearer || !isTokenRejection(apiError) || hasUserChanged()) throw apiError;
      const token = await renewToken(currentToken);
      if (!token || hasUserChanged()) throw apiError;
      try {
        // The server has rejected the first request because of its token, so that request has changed nothing.
        // Therefore even a write can be repeated safely.
        return await validate(await send(name, input, options, token));
      } catch (retryError) {
        const secondError = await toError(retryError);
        // Only a 401 ends the session. After a 403 the new token may be valid, and the user may only lack a permission.
        if (secondError instanceof ApiError && secondError.kind === 'unauthorized') onTokenRejected(token);
        throw secondError;
      }
    }
  };

  const names = Object.keys(endpoints) as EndpointName[];
  const functions = names.map(
    (name) => [name, (input: RequestInput, options?: RequestOptions) => request(name, input, options)] as const,
  );
  // TypeScript cannot infer the type of this loop. `request` validates each response with the schema of its endpoint.
  return Object.fromEntries(functions) as unknown as Api;
};
