import { type EndpointName, endpoints } from '@second-gear/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createApi } from './client.ts';

const asked = vi.fn<(request: Request) => Promise<Response>>();
const renewToken = vi.fn<(refused: string | null) => Promise<string | null>>();
const onTokenRejected = vi.fn<(token: string) => void>();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  asked.mockReset();
  renewToken.mockReset();
  onTokenRejected.mockReset();
  vi.stubGlobal('fetch', (request: Request) => asked(request));
  // Few of the answers here are what their rows mean (see answers.test.ts).
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

const ends = {
  apiUrl: 'http://shop.test/api',
  demoUrl: 'http://shop.test/api',
  imageHost: null,
  accessToken: () => 'kept',
  renewToken,
  onTokenRejected,
};
const api = createApi(ends);

type AnyCall = (asked: unknown) => Promise<unknown>;
const anything = {
  params: { id: '1', bikeId: '1', email: 'a b@c.test' },
  query: { email: 'a+b@c.test' },
};

const headersOf = async (name: EndpointName) => {
  asked.mockResolvedValue(json({}));
  await (api[name] as AnyCall)(name === 'uploadPhoto' ? { ...anything, photo: new Blob() } : anything).catch(() => {});
  return asked.mock.calls[0]?.[0].headers;
};

describe('the client', () => {
  it('T4: sends photos to the demo when the API is on another origin, and everything else to the API', async () => {
    const split = createApi({ ...ends, apiUrl: 'https://api.example/v1', demoUrl: 'http://shop.test/api' });
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      asked.mockReset().mockResolvedValue(json({}));
      const given = name === 'uploadPhoto' ? { query: { key: 'any' }, photo: new Blob() } : anything;
      await (split[name] as AnyCall)(given).catch(() => {});
      const place = name === 'uploadPhoto' ? 'http://shop.test/api/_images?key=any' : 'https://api.example/v1/';
      expect(asked.mock.calls[0]?.[0].url, name).toContain(place);
    }
  });

  it.each(Object.entries(endpoints))(
    'asks %s with its method, and the bearer only where the table says so [R3.27 R6.12]',
    async (...row) => {
      const [name, { method, bearer }] = row;
      const headers = await headersOf(name as EndpointName);
      expect(asked.mock.calls[0]?.[0].method).toBe(method);
      expect(headers?.get('authorization')).toBe(bearer ? 'bearer kept' : null);
    },
  );

  it.each([
    ['sends', true, 'booking:100'],
    ['keeps back, where the server refuses it,', false, null],
  ])('P16: %s the idempotency key of a call', async (_, takesIdempotencyKeys, sent) => {
    asked.mockResolvedValue(json({ clientSecret: 'pi_1_secret_1' }));
    const { createPaymentIntent } = createApi({ ...ends, takesIdempotencyKeys });
    await createPaymentIntent({ body: { resaleValue: '1' } }, { idempotencyKey: 'booking:100' });
    expect(asked.mock.calls[0]?.[0].headers.get('idempotency-key')).toBe(sent);
  });

  it('sends an ID token in a header of its own, and only where the table says so', async () => {
    asked.mockImplementation(async () => json({ accessToken: 'token' }));
    await api.accessToken({ query: { email: 'a@b.test' } }, { idToken: 'proof' });
    await api.findUser({ query: { email: 'a@b.test' } }, { idToken: 'proof' }).catch(() => {});
    await api.accessToken({ query: { email: 'a@b.test' } });
    expect(asked.mock.calls.map(([{ headers }]) => headers.get('x-id-token'))).toEqual(['proof', null, null]);
  });

  it('encodes what people write into an address [R7.01]', async () => {
    asked.mockResolvedValue(json({ isBuyer: true }));
    await api.isBuyer({ params: { email: 'a/b+c@d.test?x=1' } });
    expect(asked.mock.calls[0]?.[0].url).toBe('http://shop.test/api/allusers/buyer/a%2Fb%2Bc%40d.test%3Fx%3D1');
  });

  it.each([401, 403])('renews the token once when a protected call answers %i, and asks again', async (status) => {
    asked.mockResolvedValueOnce(new Response('unauthorized access', { status }));
    asked.mockResolvedValueOnce(json({ clientSecret: 'pi_1_secret_1' }));
    renewToken.mockResolvedValue('new');
    await expect(api.createPaymentIntent({ body: { resaleValue: '1' } })).resolves.toEqual({
      clientSecret: 'pi_1_secret_1',
    });
    expect(asked.mock.calls[1]?.[0].headers.get('authorization')).toBe('bearer new');
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('kept');
    expect(onTokenRejected).not.toHaveBeenCalled();
  });

  it.each(['while it was asked', 'while the token was renewed'])(
    'A8, A9: what somebody began is not sent again as somebody else who came in %s',
    async (when) => {
      let who = 'farhana';
      const shared = createApi({ ...ends, getUserId: () => who });
      const theNextComesIn = () => {
        who = 'rahim';
      };
      asked.mockImplementationOnce(async () => {
        if (when === 'while it was asked') theNextComesIn();
        return json({}, 401);
      });
      renewToken.mockImplementation(async () => {
        theNextComesIn();
        return 'the token of rahim';
      });
      await expect(shared.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toBeInstanceOf(ApiError);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('A7: gives up after a second 401, and says that the session is over', async () => {
    asked.mockImplementation(async () => new Response('unauthorized access', { status: 401 }));
    renewToken.mockResolvedValue('new');
    await expect(api.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(onTokenRejected).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('A7: leaves somebody signed in who may not do this, with a good token either', async () => {
    asked.mockImplementation(async () => json({}, 403));
    renewToken.mockResolvedValue('new');
    await expect(api.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(onTokenRejected).not.toHaveBeenCalled();
  });

  it('A7: says that no new token could be had, rather than that the old one is not good', async () => {
    asked.mockResolvedValueOnce(json({}, 401));
    renewToken.mockRejectedValue(new ApiError('networkError'));
    await expect(api.createPaymentIntent({ body: { resaleValue: '1' } })).rejects.toMatchObject({
      kind: 'networkError',
    });
  });

  it.each([500, 502, 503, 408, 429])('never asks twice by itself, not even a GET answered with %i', async (status) => {
    asked.mockImplementation(async () => new Response('<html>', { status }));
    await expect(api.markSold({ params: { bikeId: '1' } })).rejects.toBeInstanceOf(ApiError);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [() => Promise.reject(new TypeError('fetch failed http://shop.test/api/secret')), 'networkError'],
    [async () => new Response('<html>'), 'invalidResponse'],
    [async () => new Response(''), 'invalidResponse'],
    [async () => json({ not: 'a list' }), 'invalidResponse'],
    [async () => json({}, 404), 'notFound'],
    [async () => json({}, 403), 'forbidden'],
    [async () => json({}, 500), 'serverError'],
  ] as const)('makes a Problem of %s', async (answer, kind) => {
    asked.mockImplementation(answer);
    const problem = await api.listCategories({}).catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind });
    expect(String(problem)).not.toContain('shop.test');
  });

  it('T5: reads an empty body as null where null is documented', async () => {
    asked.mockImplementation(async () => new Response('', { status: 200 }));
    await expect(api.findBooking({ params: { id: 'f'.repeat(24) } })).resolves.toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('T5: takes an empty body for no answer where null is not documented', async () => {
    asked.mockImplementation(async () => new Response('', { status: 200 }));
    await expect(api.verifyBikesOf({ query: { email: 'a@b.test' } })).rejects.toMatchObject({
      kind: 'invalidResponse',
    });
    await expect(api.isBuyer({ params: { email: 'a@b.test' } })).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it.each([
    [401, 'unauthorized access'],
    [403, 'forbidden access'],
  ])(
    'keeps what a server says to itself about a %i: nobody who reads it could do anything',
    async (status, message) => {
      asked.mockImplementation(async () => json({ message }, status));
      const problem = await api.listCategories({}).catch((error: unknown) => error);
      expect(problem).toMatchObject({ kind: status === 401 ? 'unauthorized' : 'forbidden', sentence: undefined });
      expect(String(problem)).not.toContain(message);
    },
  );

  it('sends a photo as form data, under the field that image hosts read', async () => {
    let sent: FormDataEntryValue | null = null;
    asked.mockImplementation(async (request) => {
      sent = (await request.formData()).get('image');
      return json({ data: { url: '/pictures/photos/1.jpg' } });
    });
    const photo = new File(['a bike'], 'bike.jpg', { type: 'image/jpeg' });
    await api.uploadPhoto({ query: { key: 'demo' }, photo });
    expect(sent).toBeInstanceOf(File);
    expect(await new Response(sent).text()).toBe('a bike');
  });

  it('sends a photo to the image host that is set, with its key and without anybody’s token', async () => {
    const elsewhere = createApi({ ...ends, imageHost: { url: 'https://img.test/1/upload?album=bikes', key: 'k/1' } });
    asked.mockImplementation(async () => json({ data: { url: 'https://img.test/1.jpg' } }));
    await elsewhere.uploadPhoto({ query: { key: 'k/1' }, photo: new Blob(['a bike']) });
    const request = asked.mock.lastCall?.[0];
    expect(request?.url).toBe('https://img.test/1/upload?album=bikes&key=k%2F1');
    expect(request?.headers.has('authorization')).toBe(false);
    asked.mockImplementation(async () => json([]));
    await elsewhere.listCategories({});
    expect(asked.mock.lastCall?.[0].url).not.toContain('img.test');
  });

  it("T2: passes the server's reason for programs on, where it is a text", async () => {
    const ask = () => api.createPaymentIntent({ body: { resaleValue: '1' } });
    asked.mockResolvedValueOnce(json({ message: 'Sold.', code: 'already_sold' }, 409));
    await expect(ask()).rejects.toMatchObject({ kind: 'rejected', code: 'already_sold' });
    asked.mockResolvedValueOnce(json({ message: 'Sold.', code: 7 }, 409));
    await expect(ask()).rejects.toMatchObject({ sentence: 'Sold.', code: undefined });
  });

  it("passes the server's own sentence on, and nothing else of its answer", async () => {
    asked.mockResolvedValue(json({ message: 'resaleValue must be a positive number.', stack: 'at …' }, 400));
    await expect(api.createPaymentIntent({ body: { resaleValue: 'x' } })).rejects.toMatchObject({
      kind: 'rejected',
      sentence: 'resaleValue must be a positive number.',
    });
  });

  it("does not take the server's refusal for a token [R3.25]", async () => {
    asked.mockResolvedValueOnce(json({ accessToken: 'Unauthorized' }, 403));
    await expect(api.accessToken({ query: { email: 'a@b.test' } })).rejects.toMatchObject({ kind: 'forbidden' });
    asked.mockResolvedValueOnce(json({ accessToken: 'Unauthorized' }));
    await expect(api.accessToken({ query: { email: 'a@b.test' } })).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it('takes numbers for text, and leaves an unreadable record out of a list', async () => {
    asked.mockResolvedValue(
      json([{ _id: 1, bikeName: 'Old', resaleValue: 5, soldOut: 'false' }, null, { bikeName: 'no id' }]),
    );
    const bikes = await api.listBikes({ params: { id: '1' } });
    expect(bikes).toHaveLength(1);
    expect(bikes[0]).toMatchObject({ _id: '1', resaleValue: '5', soldOut: false });
    expect(bikes[0]?.purchaseYear).toBeUndefined();
  });
});
