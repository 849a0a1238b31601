import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brandImagePath } from '@second-gear/fixtures/demoImages';
import { afterAll, describe, expect, test } from 'vitest';
import { readAppBuild, readRewrites, type StaticFile } from '../../src/app-build/staticFiles.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const file = (type: string, text: string, headers: Record<string, string>): StaticFile => ({
  type,
  headers,
  bytes: Buffer.from(text),
  etag: `"${text}"`,
});
const strict = { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' };
const forEver = { ...strict, 'cache-control': 'public, max-age=31536000, immutable' };
const index = file('text/html; charset=utf-8', '<!doctype html><title>Second Gear</title>', strict);
const script = file('text/javascript; charset=utf-8', 'kick()', forEver);
const missing = file('text/html; charset=utf-8', '<!doctype html><title>Page not found</title>', strict);
const rewrites = readRewrites('/login /app 200\n/categories/:id /app 200\n/dashboard/payment/:id /app 200\n');

const server = await startMock({
  appBuild: {
    files: new Map([
      ['/index.html', index],
      ['/app.html', index],
      ['/blogs.html', index],
      ['/404.html', missing],
      ['/assets/index-4f2a.js', script],
    ]),
    rewrites,
  },
});
afterAll(() => server.close());

const opened = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** Not `fetch`, which says of itself that it is no navigation. */
const get = async (path: string, headers: Record<string, string> = opened) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

describe('with a shell', () => {
  test.each([
    '/',
    '/categories/1?page=2',
    '/dashboard/payment/b00c0000',
    // A page's address may end like a file's.
    '/categories/honda.cb350',
  ])('%s is a page of the app', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(index.type);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).toMatchObject(strict);
    expect(answer.body).toContain('<title>Second Gear</title>');
  });

  test.each([
    '/no/such/page',
    '/apiary',
    '/_ledgers',
    '/login.html',
    '/categories',
    '/categories/1/more',
    '/user/rahim@example.com',
    '/..%2f..%2fpackage.json',
  ])('%s is no page, and a page says so', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, missing.type]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).toMatchObject(strict);
    expect(answer.body).toContain('<title>Page not found</title>');
    const again = await get(path, { ...opened, 'if-none-match': answer.headers.etag ?? '' });
    expect(again.status, 'and does not become one').toBe(404);
  });

  test.each([
    ['a browser that does not say how it asks', '/categories/honda.cb350', { accept: 'text/html,*/*;q=0.8' }],
    ['curl', '/categories/1', { accept: '*/*' }],
    ['a program that says nothing', '/categories/1', {}],
  ])('%s is given a page too', async (_, path, headers) => {
    const answer = await get(path, headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, index.type]);
  });

  test.each([
    ['/blogs/?from=mail', '/blogs?from=mail'],
    ['/blogs//', '/blogs'],
    ['//blogs', '/blogs'],
    ['/Blogs', '/blogs'],
    ['/LOGIN', '/login'],
    ['/login/', '/login'],
    ['//LogIn//?next=1', '/login?next=1'],
    ['/Categories/Honda.CB350/', '/categories/Honda.CB350'],
    ['/categories//1', '/categories/1'],
    ['/DASHBOARD/Payment/B00C', '/dashboard/payment/B00C'],
    ['//', '/'],
  ])('a page has one address: %s leads to it', async (path, address) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.location, body]).toEqual([301, address, '']);
  });

  test.each([
    '//evil.example',
    '//evil.example/blogs',
    '/\\evil.example/login',
    '/app/',
    '/404/',
    '/index/',
    '/categories//',
  ])('%s is not another way to write the address of a page', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a page that has not changed is not sent again', async () => {
    const answer = await get('/login', { ...opened, 'if-none-match': '"another"' });
    expect(answer.status).toBe(200);
    const etag = answer.headers.etag ?? '';
    const again = await get('/login', { ...opened, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(strict);
  });

  test('files with a hash in their name are kept for ever [R7.37]', async () => {
    const answer = await get('/assets/index-4f2a.js', {});
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe(script.type);
    expect('pragma' in answer.headers).toBe(false);
    expect(answer.body).toBe('kick()');
  });

  test.each([
    ['a file that is not there', '/assets/index-0000.js', opened],
    ['a path asked for by a program', '/categories/1', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
    ['a path asked for as JSON', '/categories/1', { accept: 'application/json' }],
    ['a folder of files', '/assets/', opened],
    ['a picture for a page', '/favicon.ico', { 'sec-fetch-mode': 'no-cors', accept: 'image/*,*/*;q=0.8' }],
    ['a file that curl asks for', '/robots.txt', { accept: '*/*' }],
    ['an address off the table', '/api/db', opened],
    ['the API itself', '/api', opened],
    ['the API itself, asked for something', '/api?db', opened],
    ['something below the ledger', '/_ledger/1', opened],
    ['the folder of the ledger', '/_ledger/', opened],
    ['the pictures themselves', '/pictures', opened],
    ['the identity provider itself', '/identitytoolkit.googleapis.com', opened],
    ['an unknown picture', '/pictures/unknown', opened],
    ['an unknown call of the identity provider', '/identitytoolkit.googleapis.com/v1/x', opened],
  ])('%s is not answered with a page', async (_, path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is nothing to do with a page', async (method) => {
    const answer = await fetch(`${server.url}/categories/1`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/api/categories', '/api/_ledger', '/_ledger'])('%s is answered by the shop', async (path) => {
    const answer = await get(path, {});
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toBeInstanceOf(Array);
  });

  test('pictures are at the root', async () => {
    expect((await get(brandImagePath('yamaha'), {})).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('with pages that were drawn ahead, and files that were compressed', () => {
  const encoded = { br: Buffer.from('small'), gzip: Buffer.from('less small') };
  const page = (text: string): StaticFile => ({ ...file('text/html; charset=utf-8', text, strict), encoded });
  const opening = startMock({
    appBuild: {
      files: new Map([
        ['/index.html', page('<!doctype html>home')],
        ['/blogs.html', page('<!doctype html>blogs')],
        ['/app.html', page('<!doctype html>every other')],
        ['/assets/a-1.js', { ...script, encoded }],
        ['/assets/b-2.woff2', file('font/woff2', 'letters', forEver)],
      ]),
      rewrites,
    },
  });
  afterAll(async () => (await opening).close());

  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { url } = await opening;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url + path, { method, headers: { ...opened, ...headers } }, resolve)
        .on('error', reject)
        .end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };

  test.each([
    ['/', 'home'],
    ['/blogs', 'blogs'],
    ['/login', 'every other'],
  ])('%s is %s', async (path, words) => {
    expect((await ask(path)).body).toBe(`<!doctype html>${words}`);
  });

  test.each([
    ['br, gzip', 'br', 'small'],
    ['gzip, deflate, br, zstd', 'br', 'small'],
    ['gzip', 'gzip', 'less small'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'less small'],
  ])('whoever takes %s is given %s', async (accepted, encoding, body) => {
    const answer = await ask('/assets/a-1.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': script.type,
      'content-length': String(body.length),
      'cache-control': forEver['cache-control'],
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  test.each(['identity', '', 'brotli', 'br;q=0'])('whoever takes %j is given the file as it is', async (accepted) => {
    const answer = await ask('/assets/a-1.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('kick()');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  test('each encoding has a name of its own, by which it is not sent again', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const plain = await ask('/');
    const small = await ask('/', accepted);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect((await ask('/', { ...accepted, 'if-none-match': small.headers.etag ?? '' })).status).toBe(304);
    expect((await ask('/', { ...accepted, 'if-none-match': plain.headers.etag ?? '' })).status).toBe(200);
    expect((await ask('/', { 'if-none-match': small.headers.etag ?? '' })).status).toBe(200);
  });

  test('whoever asks for the head alone is told the same, without the body', async () => {
    const answer = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '5' });
  });
});

describe('the built shell', () => {
  test('has what is compressed beside its file, and no address for it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    await writeFile(join(folder, '_redirects'), '/login /app 200\n/old /new 301\n');
    for (const name of ['index.html', 'index.html.br', 'index.html.gz', 'assets/alone.gz']) {
      await writeFile(join(folder, name), name);
    }
    const { files, rewrites: read } = await readAppBuild(folder);
    expect(read).toEqual(readRewrites('/login /app 200'));
    expect([...files.keys()].sort()).toEqual(['/assets/alone.gz', '/index.html']);
    const { encoded } = files.get('/index.html') ?? {};
    expect(String(encoded?.br)).toBe('index.html.br');
    expect(String(encoded?.gzip)).toBe('index.html.gz');
  });

  test('is every file of the folder, by its path, but for hidden ones', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets', 'font-1a.woff2'), 'letters');
    await writeFile(join(folder, '.built-from'), 'notes');
    await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const { files } = await readAppBuild(folder);
    expect([...files.keys()].sort()).toEqual(['/assets/font-1a.woff2', '/index.html']);
    expect(files.get('/assets/font-1a.woff2')).toMatchObject({ type: 'font/woff2' });
  });

  test('has the headers that the build wrote down for it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets', 'a.js'), 'kick()');
    const csp = "default-src 'none'; img-src 'self' https://i.example:8443";
    await writeFile(
      join(folder, '_headers'),
      `# Written by the build.\n/*\n  Content-Security-Policy: ${csp}\n\n/assets/*\n  Cache-Control: immutable\n`,
    );
    const { files } = await readAppBuild(folder);
    expect(files.get('/index.html')?.headers).toEqual({ 'content-security-policy': csp });
    expect(files.get('/assets/a.js')?.headers).toEqual({
      'content-security-policy': csp,
      'cache-control': 'immutable',
    });
  });

  test('is not served without the headers that belong to it', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await expect(readAppBuild(folder)).rejects.toThrow('npm run build');
  });

  test('is asked for by name when it is missing', async () => {
    await expect(readAppBuild(await temporaryFolder())).rejects.toThrow('npm run build');
  });
});
