import { describe, expect, test } from 'vitest';
import { createShellKeeper, type WorkerBuild } from './precache.ts';

const origin = 'https://shop.example';
const full = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href;

/** As much of a browser's cache as the worker asks of it. */
const openCaches = () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (asked: RequestInfo | URL) => kept.get(full(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => void kept.set(full(asked), response),
    delete: async (asked: RequestInfo | URL) => kept.delete(full(asked)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  return { kept, caches: { open: async () => cache } };
};

const script = () => new Response('kick()', { headers: { 'content-type': 'text/javascript' } });
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' } });

const build: WorkerBuild = {
  version: 'one',
  first: ['/assets/shop-1.js'],
  small: [],
  calls: [],
  files: ['/assets/shop-1.js', '/assets/Home-1.js', '/assets/Payment-1.js'],
};
const next: WorkerBuild = {
  version: 'two',
  first: ['/assets/shop-2.js'],
  small: [],
  calls: [],
  files: ['/assets/shop-2.js', '/assets/Home-1.js'],
};
const pageOf = ({ first }: WorkerBuild) => `<!doctype html><script src="${first.join()}"></script>`;

type Answers = Record<string, () => Response>;

const open = (from: WorkerBuild = build, { caches, kept } = openCaches()) => {
  const asked: string[] = [];
  const answers: Answers = { '/app.html': () => html(pageOf(from)) };
  for (const path of from.files) answers[path] = script;
  let isTimeUp = false;
  const keeper = createShellKeeper({
    build: from,
    caches,
    fetch: async (request) => {
      const path = new URL(full(request)).pathname;
      asked.push(path);
      const answer = answers[path];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    wait: () => (isTimeUp ? Promise.resolve() : new Promise(() => {})),
  });
  const paths = () => [...kept.keys()].map((url) => url.replace(origin, '')).sort();
  const file = async (path: string) => (await keeper.file(new Request(origin + path))).text();
  return { keeper, asked, answers, paths, file, storage: { caches, kept }, hurry: () => (isTimeUp = true) };
};

const never = new Promise<Response>(() => {});
const cut = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

describe('installing', () => {
  test('keeps the page and what it asks for itself, and no more of anybody’s data', async () => {
    const { keeper, asked, paths } = open();
    await keeper.install();
    expect(asked).toEqual(['/app.html', '/assets/shop-1.js']);
    expect(paths()).toEqual(['/app.html?one', '/assets/shop-1.js']);
  });

  test('keeps the small pages that nobody has opened, and does without one that does not come', async () => {
    const { keeper, answers, paths } = open({ ...build, small: ['/assets/Home-1.js', '/assets/Payment-1.js'] });
    delete answers['/assets/Payment-1.js'];
    await keeper.install();
    expect(paths()).toEqual(['/app.html?one', '/assets/Home-1.js', '/assets/shop-1.js']);
  });

  test.each<[string, (answers: Answers) => void]>([
    ['has the page of another build', (answers) => Object.assign(answers, { '/app.html': () => html(pageOf(next)) })],
    ['does not answer', (answers) => delete answers['/app.html']],
    ['lacks a file', (answers) => Object.assign(answers, { '/assets/shop-1.js': () => html('Not found', 404) })],
    [
      'has a page in the place of a file',
      (answers) => Object.assign(answers, { '/assets/shop-1.js': () => html('Shop') }),
    ],
  ])('fails while the host %s, and keeps no page', async (_, spoil) => {
    const { keeper, answers, paths } = open();
    spoil(answers);
    await expect(keeper.install()).rejects.toThrow();
    expect(paths()).not.toContain('/app.html?one');
  });
});

describe('a file of the build', () => {
  test('is asked for once, and then kept', async () => {
    const { file, asked } = open();
    expect([await file('/assets/Home-1.js'), await file('/assets/Home-1.js')]).toEqual(['kick()', 'kick()']);
    expect(asked).toEqual(['/assets/Home-1.js']);
  });

  test.each([
    ['is gone', () => html('Not found', 404)],
    ['is answered with a page', () => html('Shop')],
  ])('that %s is passed on as it is, and not kept', async (_, answer) => {
    const { file, answers, paths } = open();
    answers['/assets/Home-1.js'] = answer;
    await file('/assets/Home-1.js');
    expect(paths()).toEqual([]);
  });

  test('comes where the browser keeps nothing', async () => {
    const caches = { open: () => Promise.reject(new DOMException('', 'SecurityError')) };
    const { file } = open(build, { caches, kept: new Map() });
    expect(await file('/assets/Home-1.js')).toBe('kick()');
  });

  test('that a page had before the worker is kept when the page tells of it, and nothing else that it tells of', async () => {
    const { keeper, asked, paths } = open();
    await keeper.keep(['/assets/Home-1.js', '/assets/of-another-build.js', '/api/report/1']);
    expect([asked, paths()]).toEqual([['/assets/Home-1.js'], ['/assets/Home-1.js']]);
  });
});

describe('a page', () => {
  const text = async (answer: Promise<Response>) => (await answer).text();

  test('is the network’s', async () => {
    const { keeper } = open();
    await keeper.install();
    expect(await text(keeper.page(Promise.resolve(html('fresh', 502))))).toBe('fresh');
  });

  test('is the kept one without a line, with the headers of the shop', async () => {
    const { keeper } = open();
    await keeper.install();
    const answer = await keeper.page(cut());
    expect(await answer.text()).toBe(pageOf(build));
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test('is the kept one when the network takes too long', async () => {
    const { keeper, hurry } = open();
    await keeper.install();
    hurry();
    expect(await text(keeper.page(never))).toBe(pageOf(build));
  });

  test('is the kept one for an address that is none of the shop’s, without asking anybody', async () => {
    const { keeper, asked } = open();
    expect((await keeper.unknown()).type).toBe('error');
    expect(asked).toEqual([]);
    await keeper.install();
    expect(await text(keeper.unknown())).toBe(pageOf(build));
  });

  test('is waited for where none is kept', async () => {
    const { keeper, hurry } = open();
    hurry();
    expect(await text(keeper.page(Promise.resolve().then(() => html('late'))))).toBe('late');
    await expect(keeper.page(cut())).rejects.toThrow('Failed to fetch');
  });
});

test('a new version leaves an older one its page and files, until it is at work itself', async () => {
  const before = open();
  await before.keeper.install();
  await before.keeper.keep(['/assets/Home-1.js', '/assets/Payment-1.js']);
  const after = open(next, before.storage);
  await after.keeper.install();
  expect(await before.file('/assets/Payment-1.js')).toBe('kick()');
  expect(await (await before.keeper.page(cut())).text()).toBe(pageOf(build));
  await after.keeper.tidy();
  expect(after.paths()).toEqual(['/app.html?two', '/assets/Home-1.js', '/assets/shop-2.js']);
  expect(after.asked, 'what has not changed is not asked for again').toEqual(['/app.html', '/assets/shop-2.js']);
});
