import { describe, expect, test } from 'vitest';
import { createPrecache, type WorkerBuild } from './precache.ts';

const origin = 'https://shop.example';
const full = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, origin).href;

/** The part of a browser's Cache that the service worker uses. */
const openCaches = () => {
  const cached = new Map<string, Response>();
  const cache = {
    match: async (input: RequestInfo | URL) => cached.get(full(input))?.clone(),
    put: async (input: RequestInfo | URL, response: Response) => void cached.set(full(input), response),
    delete: async (input: RequestInfo | URL) => cached.delete(full(input)),
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
  };
  return { cached, caches: { open: async () => cache } };
};

const script = () => new Response('kick()', { headers: { 'content-type': 'text/javascript' } });
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' } });

const build: WorkerBuild = {
  version: 'one',
  required: ['/assets/shop-1.js'],
  optional: [],
  endpointPaths: [],
  files: ['/assets/shop-1.js', '/assets/Home-1.js', '/assets/Payment-1.js'],
};
const next: WorkerBuild = {
  version: 'two',
  required: ['/assets/shop-2.js'],
  optional: [],
  endpointPaths: [],
  files: ['/assets/shop-2.js', '/assets/Home-1.js'],
};
const pageOf = ({ required }: WorkerBuild) => `<!doctype html><script src="${required.join()}"></script>`;

type Answers = Record<string, () => Response>;

const open = (from: WorkerBuild = build, { caches, cached } = openCaches()) => {
  const input: string[] = [];
  const responses: Answers = { '/app.html': () => html(pageOf(from)) };
  for (const path of from.files) responses[path] = script;
  let isTimeUp = false;
  const keeper = createPrecache({
    build: from,
    caches,
    fetch: async (request) => {
      const path = new URL(full(request)).pathname;
      input.push(path);
      const response = responses[path];
      if (!response) throw new TypeError('Failed to fetch');
      return response();
    },
    wait: () => (isTimeUp ? Promise.resolve() : new Promise(() => {})),
  });
  const paths = () => [...cached.keys()].map((url) => url.replace(origin, '')).sort();
  const file = async (path: string) => (await keeper.file(new Request(origin + path))).text();
  return { keeper, input, responses, paths, file, storage: { caches, cached }, hurry: () => (isTimeUp = true) };
};

const never = new Promise<Response>(() => {});
const failFetch = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

describe('the installation', () => {
  test('caches the page and its required files, and no user data', async () => {
    const { keeper, input, paths } = open();
    await keeper.install();
    expect(input).toEqual(['/app.html', '/assets/shop-1.js']);
    expect(paths()).toEqual(['/app.html?one', '/assets/shop-1.js']);
  });

  test('caches the optional files too, and succeeds even when one of them fails', async () => {
    const { keeper, responses, paths } = open({ ...build, optional: ['/assets/Home-1.js', '/assets/Payment-1.js'] });
    delete responses['/assets/Payment-1.js'];
    await keeper.install();
    expect(paths()).toEqual(['/app.html?one', '/assets/Home-1.js', '/assets/shop-1.js']);
  });

  test.each<[string, (responses: Answers) => void]>([
    [
      'has the page of another build',
      (responses) => Object.assign(responses, { '/app.html': () => html(pageOf(next)) }),
    ],
    ['does not respond', (responses) => delete responses['/app.html']],
    [
      'has no such file',
      (responses) => Object.assign(responses, { '/assets/shop-1.js': () => html('Not found', 404) }),
    ],
    [
      'returns a page instead of a file',
      (responses) => Object.assign(responses, { '/assets/shop-1.js': () => html('Shop') }),
    ],
  ])('fails and caches no page when the host %s', async (_, spoil) => {
    const { keeper, responses, paths } = open();
    spoil(responses);
    await expect(keeper.install()).rejects.toThrow();
    expect(paths()).not.toContain('/app.html?one');
  });
});

describe('a file of the build', () => {
  test('is requested once, and then served from the cache', async () => {
    const { file, input } = open();
    expect([await file('/assets/Home-1.js'), await file('/assets/Home-1.js')]).toEqual(['kick()', 'kick()']);
    expect(input).toEqual(['/assets/Home-1.js']);
  });

  test.each([
    ['returns 404', () => html('Not found', 404)],
    ['returns a page', () => html('Shop')],
  ])('is returned but not cached when the host %s', async (_, response) => {
    const { file, responses, paths } = open();
    responses['/assets/Home-1.js'] = response;
    await file('/assets/Home-1.js');
    expect(paths()).toEqual([]);
  });

  test('is returned when the browser stores nothing', async () => {
    const caches = { open: () => Promise.reject(new DOMException('', 'SecurityError')) };
    const { file } = open(build, { caches, cached: new Map() });
    expect(await file('/assets/Home-1.js')).toBe('kick()');
  });

  test('is cached when a page reports that it has loaded the file; a reported path that is no file of the build is not', async () => {
    const { keeper, input, paths } = open();
    await keeper.keep(['/assets/Home-1.js', '/assets/of-another-build.js', '/api/report/1']);
    expect([input, paths()]).toEqual([['/assets/Home-1.js'], ['/assets/Home-1.js']]);
  });
});

describe('a page', () => {
  const text = async (response: Promise<Response>) => (await response).text();

  test('is returned from the network when online', async () => {
    const { keeper } = open();
    await keeper.install();
    expect(await text(keeper.page(Promise.resolve(html('fresh', 502))))).toBe('fresh');
  });

  test('is returned from the cache when offline, with the headers of the app', async () => {
    const { keeper } = open();
    await keeper.install();
    const response = await keeper.page(failFetch());
    expect(await response.text()).toBe(pageOf(build));
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('is returned from the cache when the network takes too long', async () => {
    const { keeper, hurry } = open();
    await keeper.install();
    hurry();
    expect(await text(keeper.page(never))).toBe(pageOf(build));
  });

  test('is returned from the cache for an unknown path when offline, without a request', async () => {
    const { keeper, input } = open();
    expect((await keeper.offlineFallback()).type).toBe('error');
    expect(input).toEqual([]);
    await keeper.install();
    expect(await text(keeper.offlineFallback())).toBe(pageOf(build));
  });

  test('is awaited from the network, however long it takes, when no page is cached', async () => {
    const { keeper, hurry } = open();
    hurry();
    expect(await text(keeper.page(Promise.resolve().then(() => html('late'))))).toBe('late');
    await expect(keeper.page(failFetch())).rejects.toThrow('Failed to fetch');
  });
});

test('stays in the cache with its files until the next version is active', async () => {
  const before = open();
  await before.keeper.install();
  await before.keeper.keep(['/assets/Home-1.js', '/assets/Payment-1.js']);
  const after = open(next, before.storage);
  await after.keeper.install();
  expect(await before.file('/assets/Payment-1.js')).toBe('kick()');
  expect(await (await before.keeper.page(failFetch())).text()).toBe(pageOf(build));
  await after.keeper.cleanup();
  expect(after.paths()).toEqual(['/app.html?two', '/assets/Home-1.js', '/assets/shop-2.js']);
  expect(after.input, 'what has not changed is not asked for again').toEqual(['/app.html', '/assets/shop-2.js']);
});
