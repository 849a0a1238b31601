import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#core/data/queryClient.ts';
import { createTestApi } from '#testing/createTestApi.ts';
import { ApiError } from './apiError.ts';
import { defaultTimeouts } from './timing.ts';

const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the timeout of a response', () => {
  beforeEach(() => vi.useFakeTimers());

  test.each([
    ['never begins', () => new Promise<Response>(() => {})],
    ['never ends', async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }))],
  ])('N3: a response that %s fails after the timeout', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    const settled = vi.fn();
    const error = errorOf(createTestApi().listCategories({})).then((error) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(defaultTimeouts.responseMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });
});

describe('the retries of a failed read', () => {
  beforeEach(() => vi.useFakeTimers());

  const requestTimes = async (respond: () => Response | Promise<Response>, timeouts = defaultTimeouts) => {
    const times: number[] = [];
    const started = Date.now();
    vi.stubGlobal('fetch', async () => {
      times.push(Date.now() - started);
      return respond();
    });
    const client = createQueryClient(timeouts);
    const read = client.fetchQuery({
      queryKey: ['brands'],
      queryFn: () => createTestApi().listCategories({}),
      retry: retryOf(),
    });
    const error = errorOf(read);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await error).toBeInstanceOf(ApiError);
    return times;

    // By default `fetchQuery` does not retry, so the test passes the retry setting of the app's queries.
    function retryOf() {
      return client.getDefaultOptions().queries?.retry ?? false;
    }
  };

  const html = (status: number) => new Response('<html><h1>Bad Gateway</h1>', { status });
  const rateLimited = (retryAfter: string) =>
    new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } });

  test('N3: a failed read is retried three times, after 1, 2 and 4 s [R9.18 R9.19]', async () => {
    expect(await requestTimes(() => Promise.reject(new TypeError('gone')))).toEqual([0, 1000, 3000, 7000]);
  });

  test('N3: no delay before a retry is longer than 30 s [R9.20]', async () => {
    const slow = { ...defaultTimeouts, firstRetryDelayMs: 20_000 };
    expect(await requestTimes(() => html(500), slow)).toEqual([0, 20_000, 50_000, 80_000]);
  });

  test.each([408, 500, 503])('N4: a read is retried after a response with status %i', async (status) => {
    expect(await requestTimes(() => html(status))).toHaveLength(4);
  });

  test.each([400, 401, 403, 404, 405, 409, 410, 413, 422])(
    'N4: a read is not retried after a response with status %i',
    async (status) => {
      expect(await requestTimes(() => html(status))).toEqual([0]);
    },
  );

  test.each([
    ['seconds', () => '6'],
    ['a date', () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 6000).toUTCString()],
  ])('N4: a read is retried after the delay that the header Retry-After gives as %s', async (_, value) => {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    expect(await requestTimes(() => rateLimited(value()))).toEqual([0, 6000, 12_000, 18_000]);
  });

  test.each(['0', ''])('N4: an invalid Retry-After %j does not change the delay before a retry', async (value) => {
    expect(await requestTimes(() => rateLimited(value))).toEqual([0, 1000, 3000, 7000]);
  });

  test('N4: a read is not retried when Retry-After is one hour', async () => {
    expect(await requestTimes(() => rateLimited('3600'))).toEqual([0]);
  });
});

describe('responses that the network has changed', () => {
  const servers: Server[] = [];
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  test.each([301, 302])(
    'N7: the API client does not follow a redirect with status %i, and sends no access token to the target of the redirect [R7.01]',
    async (status) => {
      const received = vi.fn();
      const otherServer = await serve((request, response) => {
        received(request.headers);
        response.end('{"deletedCount":1}');
      });
      const server = await serve((_, response) => {
        response.writeHead(status, { location: `${otherServer}/login` }).end();
      });
      expect(await errorOf(createTestApi({ apiUrl: server }).deleteBike({ params: { id: '1' } }))).toMatchObject({
        kind: 'outcomeUnknown',
      });
      expect(received).not.toHaveBeenCalled();
    },
  );

  test('N7: the API client rejects a truncated response, even when the received part is valid JSON', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
      response.write('[{"_id":"1","name":"Honda","category_id":"1"}]', () => response.destroy());
    });
    expect(await errorOf(createTestApi({ apiUrl: server }).listCategories({}))).toMatchObject({ kind: 'networkError' });
  });
});
