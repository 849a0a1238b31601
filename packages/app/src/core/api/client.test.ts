import { type EndpointName, endpoints } from '@second-gear/contract';
import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createApi } from './client.ts';

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

const options = {
  apiUrl: 'http://shop.test/api',
  demoUrl: 'http://shop.test/api',
  imageHost: null,
  accessToken: () => 'stored',
  renewToken,
  onTokenRejected,
};
const api = createApi(options);

type AnyCall = (input: unknown) => Promise<unknown>;
const anything = {
  params: { id: '1', bikeId: '1', email: 'a b@c.test' },
  query: { email: 'a+b@c.test' },
};

const headersOf = async (name: EndpointName) => {
  fetchMock.mockResolvedValue(json({}));
  await (api[name] as AnyCall)(name === 'uploadPhoto' ? { ...anything, photo: new Blob() } : anything).catch(() => {});
  return fetchMock.mock.calls[0]?.[0].headers;
};

describe('the client', () => {
  it('T4: the API client sends photos to the demo services when the API is on another origin, and all other requests to the API', async () => {
    const split = createApi({ ...options, apiUrl: 'https://api.example/v1', demoUrl: 'http://shop.test/api' });
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      fetchMock.mockReset().mockResolvedValue(json({}));
      const input = name === 'uploadPhoto' ? { query: { key: 'any' }, photo: new Blob() } : anything;
      await (split[name] as AnyCall)(input).catch(() => {});
      const expectedUrl = name === 'uploadPhoto' ? 'http://shop.test/api/_images?key=any' : 'https://api.example/v1/';
      expect(fetchMock.mock.calls[0]?.[0].url, name).toContain(expectedUrl);
    }
  });

  it.each(Object.entries(endpoints))(
    'the API client sends %s with its method, and sends the access token only to protected endpoints [R3.27 R6.12]',
    async (...entry) => {
      const [name, { method, bearer }] = entry;
      const headers = await headersOf(name as EndpointName);
      expect(fetchMock.mock.calls[0]?.[0].method).toBe(method);
      expect(headers?.get('authorization')).toBe(bearer ? 'bearer stored' : null);
    },
  );

  it.each([
    ['sends the idempotency key of a request', true, 'booking:100'],
    ['does not send the idempotency key when the server does not allow its header', false, null],
  ])('P16: the API client %s', async (_, takesIdempotencyKeys, sent) => {
    fetchMock.mockResolvedValue(json({ clientSecret: 'pi_1_secret_1' }));
    const { createPaymentIntent } = createApi({ ...options, takesIdempotencyKeys });
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

  it('the API client encodes user input in URLs [R7.01]', async () => {
    fetchMock.mockResolvedValue(json({ isBuyer: true }));
    await api.isBuyer({ params: { email: 'a/b+c@d.test?x=1' } });
    expect(fetchMock.mock.calls[0]?.[0].url).toBe('http://shop.test/api/allusers/buyer/a%2Fb%2Bc%40d.test%3Fx%3D1');
  });

  it.each(['during the request', 'during the renewal of the token'])(
    'A8, A9: the API client does not repeat a rejected request when another user has signed in %s',
    async (when) => {
      let userId = 'farhana';
      const shared = createApi({ ...options, getUserId: () => userId });
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

  it.each([[401, 'unauthorized access']])(
    'the API client discards the message of a response with status %i, because that message is not written for users',
    async (status, message) => {
      fetchMock.mockImplementation(async () => json({ message }, status));
      const apiError = await api.listCategories({}).catch((error: unknown) => error);
      expect(apiError).toMatchObject({ kind: status === 401 ? 'unauthorized' : 'forbidden', userMessage: undefined });
      expect(String(apiError)).not.toContain(message);
    },
  );

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
    const withImageHost = createApi({
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
