import { readFileSync } from 'node:fs';
import { type Endpoint, type EndpointName, endpoints, NewBike } from '@second-gear/contract';
import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi } from '#testing/createTestApi.ts';
import { ApiError } from './apiError.ts';

const fetchMock = vi.fn<(request: Request) => Promise<Response>>();
const renewToken = vi.fn<(rejected: string | null) => Promise<string | null>>();
const onTokenRejected = vi.fn<(token: string) => void>();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetchMock.mockReset();
  renewToken.mockReset();
  onTokenRejected.mockReset();
  vi.stubGlobal('fetch', (request: Request) => fetchMock(request));
  // Most responses in this file do not match their schema, so the client warns. `responses.test.ts` tests the schemas.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const options = { accessToken: () => 'stored', renewToken, onTokenRejected };
const api = createTestApi(options);

type AnyCall = (input: unknown) => Promise<unknown>;
/** The texts in backticks of a sentence. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

/** The fields of the body, as a sentence of docs/requirements.md describes it. */
const documentedBody = (sentence: string): string => {
  const [, form = ''] = /form data with the field ([^;:]+)/.exec(sentence) ?? [];
  const [, json = ''] = /JSON of ([^:]+)/.exec(sentence) ?? [];
  if (form) return `, form data ${quoted(form).join(' ')}`;
  if (!json) return '';
  return `, JSON ${(json === 'the fields of a bike' ? Object.keys(NewBike.entries) : quoted(json)).sort().join(' ')}`;
};

/**
 * The requests of docs/requirements.md §7: method and path, query parameters, fields of the body, and `bearer` for a
 * protected request. They are not taken from the endpoint table, so that a mistake in the table fails the test.
 */
const readDocumentedRequests = (): string[] => {
  const text = readFileSync(new URL('../../../../../docs/requirements.md', import.meta.url), 'utf8');
  const requests = [...text.matchAll(/^- \*\*R7\.\d+\w*\*\* (.+)$/gm)].flatMap(([, sentence = '']) => {
    const [request = ''] = quoted(sentence).filter((one) => /^(GET|POST|PUT|DELETE) \//.test(one));
    if (request === '') return [];
    const [path = '', query = sentence.includes('query string') ? 'key' : ''] = request.split('?');
    const names = query && `?${[...new URLSearchParams(query).keys()].sort().join('&')}`;
    const bearer = sentence.includes('the bearer token') ? ', bearer' : '';
    return `${path.replace(/\{\w+\}/, '{}')}${names}${documentedBody(sentence)}${bearer}`;
  });
  return [...new Set(requests)];
};

/** Describes a request as `readDocumentedRequests` does. */
const describeRequest = async (request: Request): Promise<string> => {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams.keys()].sort().join('&');
  const type = request.headers.get('content-type') ?? '';
  let body = '';
  if (type === 'application/json') {
    const fields = Object.keys(await request.json());
    body = `, JSON ${fields.sort().join(' ')}`;
  }
  if (type.startsWith('multipart/')) body = `, form data ${[...(await request.formData()).keys()].join(' ')}`;
  const bearer = request.headers.get('authorization') === 'bearer stored' ? ', bearer' : '';
  return `${request.method} ${decodeURIComponent(pathname.replace('/api', ''))}${query && `?${query}`}${body}${bearer}`;
};

/** An input with a text for each field. */
const inputOf = ({ params, query, body, host }: Endpoint) => {
  const fill = (schema: unknown) =>
    Object.fromEntries(Object.keys((schema as typeof NewBike | undefined)?.entries ?? {}).map((key) => [key, '{}']));
  return {
    params: fill(params),
    query: fill(query),
    ...(body && { body: fill(body) }),
    ...(host === 'images' && { photo: new Blob() }),
  };
};

describe('the client', () => {
  it('T4: the API client sends photos to the demo services when the API is on another origin, and all other requests to the API', async () => {
    const split = createTestApi({ ...options, apiUrl: 'https://api.example/v1' });
    for (const [name, endpoint] of Object.entries(endpoints)) {
      fetchMock.mockReset().mockResolvedValue(json({}));
      await (split[name as EndpointName] as AnyCall)(inputOf(endpoint)).catch(() => {});
      const expectedUrl = name === 'uploadPhoto' ? 'http://shop.test/api/_images?key=' : 'https://api.example/v1/';
      expect(fetchMock.mock.calls[0]?.[0].url, name).toContain(expectedUrl);
    }
  });

  it('the API client sends each request in the documented form, and the access token only with the protected ones [R3.24 R3.27 R3.28 R6.12 R6.13 R7.02 R7.03 R7.04 R7.05 R7.06 R7.07 R7.10 R7.11 R7.14 R7.15 R7.16 R7.17 R7.18 R7.19 R7.22 R7.25 R7.27 R7.28 R7.29 R7.31 R7.32 R7.33 R7.34 R7.35 R7.36]', async () => {
    const sent: string[] = [];
    fetchMock.mockImplementation(async (request) => {
      sent.push(await describeRequest(request));
      return json({});
    });
    for (const [name, endpoint] of Object.entries(endpoints))
      await (api[name as EndpointName] as AnyCall)(inputOf(endpoint)).catch(() => {});
    expect(sent.toSorted()).toEqual(readDocumentedRequests().toSorted());
  });

  it.each([
    ['sends the idempotency key of a request', true, 'booking:100'],
    ['does not send the idempotency key when the server does not allow its header', false, null],
  ])('P16: the API client %s', async (_, takesIdempotencyKeys, sent) => {
    fetchMock.mockResolvedValue(json({ clientSecret: 'pi_1_secret_1' }));
    const { createPaymentIntent } = createTestApi({ ...options, takesIdempotencyKeys });
    await createPaymentIntent({ body: { resaleValue: '1' } }, { idempotencyKey: 'booking:100' });
    expect(fetchMock.mock.calls[0]?.[0].headers.get('idempotency-key')).toBe(sent);
  });

  it('the API client sends the ID token in its own header, and only to endpoints that the endpoint table marks with idToken', async () => {
    fetchMock.mockImplementation(async () => json({ accessToken: 'token' }));
    await api.accessToken({ query: { email: 'a@b.test' } }, { idToken: 'proof' });
    await api.findUser({ query: { email: 'a@b.test' } }, { idToken: 'proof' }).catch(() => {});
    await api.accessToken({ query: { email: 'a@b.test' } });
    expect(fetchMock.mock.calls.map(([{ headers }]) => headers.get('x-id-token'))).toEqual(['proof', null, null]);
  });

  it.each(['during the request', 'during the renewal of the token'])(
    'A8, A9: the API client does not repeat a rejected request when another user has signed in %s',
    async (when) => {
      let userId = 'farhana';
      const shared = createTestApi({ ...options, getUserId: () => userId });
      const signInAnotherUser = () => {
        userId = 'rahim';
      };
      fetchMock.mockImplementationOnce(async () => {
        if (when === 'during the request') signInAnotherUser();
        return json({}, 401);
      });
      renewToken.mockImplementation(async () => {
        signInAnotherUser();
        return 'the token of rahim';
      });
      await expect(shared.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toBeInstanceOf(ApiError);
      expect(fetchMock).toHaveBeenCalledTimes(1);
    },
  );

  it('A7: the API client does not report the access token as rejected when the second request is rejected with 403', async () => {
    fetchMock.mockImplementation(async () => json({}, 403));
    renewToken.mockResolvedValue('new');
    await expect(api.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(onTokenRejected).not.toHaveBeenCalled();
  });

  it.each([
    [() => Promise.reject(new TypeError('fetch failed http://shop.test/api/secret')), 'networkError'],
    [async () => new Response('<html>'), 'invalidResponse'],
    [async () => new Response(''), 'invalidResponse'],
    [async () => json({ not: 'a list' }), 'invalidResponse'],
    [async () => json({}, 404), 'notFound'],
    [async () => json({}, 403), 'forbidden'],
    [async () => json({}, 500), 'serverError'],
  ] as const)('the API client converts %s to an ApiError', async (response, kind) => {
    fetchMock.mockImplementation(response);
    const apiError = await api.listCategories({}).catch((error: unknown) => error);
    expect(apiError).toMatchObject({ kind });
    expect(String(apiError)).not.toContain('shop.test');
  });

  const page = '<!doctype html><h1>Bad Gateway</h1>';

  it.each<[string, () => Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
    ['a status of 500 without the documented body', async () => json({ error: 'x' }, 500)],
    ['a page with status 200', async () => new Response(page)],
  ])('F90: the outcome of a write is unknown after %s', async (_, response) => {
    fetchMock.mockImplementation(response);
    await expect(api.deleteBike({ params: { id: '1' } })).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('F95: a write that the browser could not send, because it was offline, was not executed', async () => {
    onlineManager.setOnline(false);
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    const deletion = api.deleteBike({ params: { id: '1' } });
    onlineManager.setOnline(true);
    await expect(deletion).rejects.toMatchObject({ kind: 'offline' });
  });

  it('F90: the outcome of a write is unknown when the browser said that it was offline, and a proxy answered', async () => {
    onlineManager.setOnline(false);
    fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }));
    const deletion = api.deleteBike({ params: { id: '1' } });
    onlineManager.setOnline(true);
    await expect(deletion).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  });

  it.each<[number, string, string]>([
    [400, '{"message":"Not now."}', 'rejected'],
    [404, 'Not Found', 'notFound'],
    [409, '{"message":"Sold."}', 'rejected'],
  ])("F90: the server's own answer %i %s is a refusal of a write", async (status, body, kind) => {
    fetchMock.mockImplementation(async () => new Response(body, { status }));
    renewToken.mockResolvedValue(null);
    await expect(api.deleteBike({ params: { id: '1' } })).rejects.toMatchObject({ kind });
  });

  it('F90: the outcome of a write is known when its access token was rejected and no new one could be fetched', async () => {
    fetchMock.mockResolvedValueOnce(json({}, 401));
    renewToken.mockRejectedValue(new ApiError('networkError'));
    await expect(api.deleteBike({ params: { id: '1' } })).rejects.toMatchObject({ kind: 'networkError' });
  });

  it('F73: the API client rejects with the error of the program, logs it and sends nothing, when its own code throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [error, query] = [
      new TypeError('x is not a function'),
      {
        get email(): string {
          throw error;
        },
      },
    ];
    await expect(api.isBuyer({ params: query })).rejects.toBe(error);
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    expect(fetchMock).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('T5: the API client reads an empty body as null when the endpoint may return null', async () => {
    fetchMock.mockImplementation(async () => new Response('', { status: 200 }));
    await expect(api.findBooking({ params: { id: 'f'.repeat(24) } })).resolves.toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('the API client discards the message of a response with status 401, because that message is not written for users', async () => {
    const message = 'unauthorized access';
    fetchMock.mockImplementation(async () => json({ message }, 401));
    const apiError = await api.listCategories({}).catch((error: unknown) => error);
    expect(apiError).toMatchObject({ kind: 'unauthorized', userMessage: undefined });
    expect(String(apiError)).not.toContain(message);
  });

  it('the API client sends a photo as form data, in the field `image` that image hosts expect', async () => {
    let sent: FormDataEntryValue | null = null;
    fetchMock.mockImplementation(async (request) => {
      sent = (await request.formData()).get('image');
      return json({ data: { url: '/pictures/photos/1.jpg' } });
    });
    const photo = new File(['a bike'], 'bike.jpg', { type: 'image/jpeg' });
    await api.uploadPhoto({ query: { key: 'demo' }, photo });
    expect(sent).toBeInstanceOf(File);
    expect(await new Response(sent).text()).toBe('a bike');
  });

  it('the API client sends a photo to the configured image host with the key of the host and without an access token', async () => {
    const withImageHost = createTestApi({
      ...options,
      imageHost: { url: 'https://img.test/1/upload?album=bikes', key: 'k/1' },
    });
    fetchMock.mockImplementation(async () => json({ data: { url: 'https://img.test/1.jpg' } }));
    await withImageHost.uploadPhoto({ query: { key: 'k/1' }, photo: new Blob(['a bike']) });
    const request = fetchMock.mock.lastCall?.[0];
    expect(request?.url).toBe('https://img.test/1/upload?album=bikes&key=k%2F1');
    expect(request?.headers.has('authorization')).toBe(false);
    fetchMock.mockImplementation(async () => json([]));
    await withImageHost.listCategories({});
    expect(fetchMock.mock.lastCall?.[0].url).not.toContain('img.test');
  });

  it("T2: an error of the API client contains the server's error code when the code is a string", async () => {
    const createIntent = () => api.createPaymentIntent({ body: { resaleValue: '1' } });
    fetchMock.mockResolvedValueOnce(json({ message: 'Sold.', code: 'already_sold' }, 409));
    await expect(createIntent()).rejects.toMatchObject({ kind: 'rejected', code: 'already_sold' });
    fetchMock.mockResolvedValueOnce(json({ message: 'Sold.', code: 7 }, 409));
    await expect(createIntent()).rejects.toMatchObject({ userMessage: 'Sold.', code: undefined });
  });

  it('the API client rejects a response that has an error text instead of an access token [R3.25]', async () => {
    fetchMock.mockResolvedValueOnce(json({ accessToken: 'Unauthorized' }, 403));
    await expect(api.accessToken({ query: { email: 'a@b.test' } })).rejects.toMatchObject({ kind: 'forbidden' });
    fetchMock.mockResolvedValueOnce(json({ accessToken: 'Unauthorized' }));
    await expect(api.accessToken({ query: { email: 'a@b.test' } })).rejects.toMatchObject({ kind: 'invalidResponse' });
  });
});
