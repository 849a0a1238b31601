import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../atoms/queries/queryClient.ts';
import { ApiError } from './apiError.ts';
import { type ApiOptions, createApi } from './client.ts';
import { defaultTimeouts } from './timing.ts';

const open = (options: Partial<ApiOptions> = {}) =>
  createApi({
    apiUrl: 'http://shop.test/api',
    demoUrl: 'http://shop.test/api',
    imageHost: null,
    accessToken: () => 'kept',
    renewToken: async () => null,
    onTokenRejected: () => {},
    ...options,
  });

const problemOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what hangs', () => {
  beforeEach(() => vi.useFakeTimers());

  test.each([
    ['never begins', () => new Promise<Response>(() => {})],
    ['never ends', async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }))],
  ])('N3: an answer that %s is waited for as long as anybody would, and no longer', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const settled = vi.fn();
    const problem = problemOf(open().listCategories({})).then((error) => {
      settled();
      return error;
    });
    await vi.advanceTimersByTimeAsync(defaultTimeouts.responseMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await problem).toMatchObject({ kind: 'timeout' });
  });

  test('N3: what nobody waits for any more is hung up on', async () => {
    const asked = vi.fn<(request: Request) => void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      asked(request);
      return new Response(new ReadableStream());
    });
    const problem = problemOf(open({ timeoutMs: 5 }).listCategories({}));
    await vi.advanceTimersByTimeAsync(5);
    await problem;
    expect(asked.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });
});

describe('what is asked again', () => {
  beforeEach(() => vi.useFakeTimers());

  /** When a read that always fails in this way is asked, in ms from the first time. */
  const timesAsked = async (answer: () => Response | Promise<Response>, timeouts = defaultTimeouts) => {
    const times: number[] = [];
    const started = Date.now();
    vi.stubGlobal('fetch', async () => {
      times.push(Date.now() - started);
      return answer();
    });
    const client = createQueryClient(timeouts);
    const read = client.fetchQuery({
      queryKey: ['brands'],
      queryFn: () => open().listCategories({}),
      retry: retryOf(),
    });
    const problem = problemOf(read);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await problem).toBeInstanceOf(ApiError);
    return times;

    // fetchQuery alone goes without retries unless it is told otherwise; observers do not.
    function retryOf() {
      return client.getDefaultOptions().queries?.retry ?? false;
    }
  };

  const html = (status: number) => new Response('<html><h1>Bad Gateway</h1>', { status });
  const busy = (retryAfter: string) => new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } });

  test('N3: a read is tried three times more, after 1, 2 and 4 s [R9.18 R9.19]', async () => {
    expect(await timesAsked(() => Promise.reject(new TypeError('gone')))).toEqual([0, 1000, 3000, 7000]);
  });

  test('N3: no pause is longer than 30 s [R9.20]', async () => {
    const slow = { ...defaultTimeouts, firstRetryDelayMs: 20_000 };
    expect(await timesAsked(() => html(500), slow)).toEqual([0, 20_000, 50_000, 80_000]);
  });

  test.each([500, 502, 503, 408, 429])('N4: a read answered %i is tried again', async (status) => {
    expect(await timesAsked(() => html(status))).toHaveLength(4);
  });

  test.each([400, 401, 403, 404, 405, 409, 410, 413, 422])('N4: a read answered %i is not', async (status) => {
    expect(await timesAsked(() => html(status))).toEqual([0]);
  });

  test.each([
    ['seconds', () => '6'],
    ['a date', () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 6000).toUTCString()],
  ])('N4: Retry-After as %s is heeded', async (_, value) => {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    expect(await timesAsked(() => busy(value()))).toEqual([0, 6000, 12_000, 18_000]);
  });

  test.each(['0', '', 'soon', '-5'])('N4: Retry-After: %j changes nothing', async (value) => {
    expect(await timesAsked(() => busy(value))).toEqual([0, 1000, 3000, 7000]);
  });

  test('N4: nobody is kept waiting for a server that wants an hour', async () => {
    expect(await timesAsked(() => busy('3600'))).toEqual([0]);
  });
});

describe('somebody in between', () => {
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

  test.each([301, 302, 307, 308])('N7: does not follow a %i, and sends no token there [R7.01]', async (status) => {
    const heard = vi.fn();
    const elsewhere = await serve((request, response) => {
      heard(request.headers);
      response.end('{"deletedCount":1}');
    });
    const shop = await serve((_, response) => {
      response.writeHead(status, { location: `${elsewhere}/login` }).end();
    });
    expect(await problemOf(open({ apiUrl: shop }).deleteBike({ params: { id: '1' } }))).toMatchObject({
      kind: 'networkError',
    });
    expect(heard).not.toHaveBeenCalled();
  });

  test('N7: a captive portal, which answers everything with its own page, is no answer', async () => {
    const portal = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to the guest network');
    });
    expect(await problemOf(open({ apiUrl: portal }).listCategories({}))).toMatchObject({ kind: 'invalidResponse' });
  });

  test('N7: an answer that is cut off is no answer, however good its beginning is', async () => {
    const shop = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
      response.write('[{"_id":"1","name":"Honda","category_id":"1"}]', () => response.destroy());
    });
    expect(await problemOf(open({ apiUrl: shop }).listCategories({}))).toMatchObject({ kind: 'networkError' });
  });

  test('N7: what the browser keeps back for want of CORS is out of reach, and nothing of it is told', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch http://shop.test/api/users?email=rahim@example.com');
    });
    const problem = await problemOf(open().findUser({ query: { email: 'rahim@example.com' } }));
    expect(problem).toMatchObject({ kind: 'networkError' });
    expect(JSON.stringify([problem, String(problem)])).not.toContain('rahim');
  });
});
