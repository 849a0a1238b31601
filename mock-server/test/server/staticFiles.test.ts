import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
const bangla = file('text/html; charset=utf-8', '<!doctype html><html lang="bn"><title>Second Gear</title>', strict);
const banglaMissing = file('text/html; charset=utf-8', '<!doctype html><html lang="bn"><title>404</title>', strict);
const rewrites = readRewrites(
  '/login /app 200\n/categories/:id /app 200\n/dashboard/payment/:id /app 200\n/bn/login /bn/app 200\n',
);

const server = await startMock({
  appBuild: {
    files: new Map([
      ['/index.html', index],
      ['/app.html', index],
      ['/blogs.html', index],
      ['/404.html', missing],
      ['/bn.html', bangla],
      ['/bn/app.html', bangla],
      ['/bn/404.html', banglaMissing],
      ['/assets/index-4f2a.js', script],
    ]),
    rewrites,
  },
});
afterAll(() => server.close());

const opened = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** Sends a GET request without `fetch`: the headers that `fetch` adds say that the request is not a navigation. */
const get = async (path: string, headers: Record<string, string> = opened) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
};

describe('server with an app build', () => {
  test.each(['/', '/categories/1?page=2'])('the server responds to %s with a page of the app', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe(index.type);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers).toMatchObject(strict);
    expect(response.body).toContain('<title>Second Gear</title>');
  });

  test.each(['/no/such/page', '/_ledgers'])('the server responds to %s with the not-found page', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers['content-type']]).toEqual([404, missing.type]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers).toMatchObject(strict);
    expect(response.body).toContain('<title>Page not found</title>');
    const again = await get(path, { ...opened, 'if-none-match': response.headers.etag ?? '' });
    expect(again.status, 'and does not become one').toBe(404);
  });

  test.each(['/bn', '/bn/login'])('the server responds to %s with a page in Bangla [R11.52]', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, body: bangla.bytes.toString() });
  });

  test('the server responds with the not-found page of the nearest folder [R11.52]', async () => {
    for (const path of ['/bn/no/such/page', '/bn/categories', '/bn/app/']) {
      expect(await get(path)).toMatchObject({ status: 404, body: banglaMissing.bytes.toString() });
    }
  });

  test.each([
    ['/blogs/?from=mail', '/blogs?from=mail'],
    ['/Blogs', '/blogs'],
    ['/categories//1', '/categories/1'],
  ])('the server redirects the variant %s of a page’s path to the canonical path', async (path, address) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.location, body]).toEqual([301, address, '']);
  });

  test('the server sends files with a hash in their name as immutable [R7.37]', async () => {
    const response = await get('/assets/index-4f2a.js', {});
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toBe(script.type);
    expect('pragma' in response.headers).toBe(false);
    expect(response.body).toBe('kick()');
  });
});

describe('readAppBuild', () => {
  test('readAppBuild attaches compressed files to the uncompressed file, and removes their paths', async () => {
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
});
