import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const files = {
  _headers:
    '/*\n  X-Frame-Options: DENY\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/login /app 200\n/categories/:id /app 200\n/bn/login /bn/app 200\n/old /new 301\n',
  'index.html': 'home',
  'app.html': 'app',
  'blogs.html': 'blogs',
  '404.html': 'not found',
  'bn.html': 'bangla home',
  'bn/app.html': 'bangla app',
  'bn/404.html': 'bangla not found',
  'assets/index-4f2a.js': 'kick()',
};

const serve = async () => {
  const appFolder = await temporaryFolder();
  for (const folder of ['bn', 'assets']) mkdirSync(join(appFolder, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(appFolder, name), text);
  const { url, close } = await startMock({ appFolder });
  onTestFinished(close);
  return async (path: string) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
};

test('the server responds as a static host with the files, pages and headers of the app build [R7.37 R11.52]', async () => {
  const get = await serve();
  const bodies = {
    '/': [200, 'home'],
    '/blogs': [200, 'blogs'],
    '/categories/1?page=2': [200, 'app'],
    '/bn': [200, 'bangla home'],
    '/bn/login': [200, 'bangla app'],
    '/no/such/page': [404, 'not found'],
    '/assets/old.js': [404, 'not found'],
    '/_headers': [404, 'not found'],
    '/bn/categories': [404, 'bangla not found'],
  };
  for (const [path, expected] of Object.entries(bodies)) {
    const { status, headers, body } = await get(path);
    expect([status, body], path).toEqual(expected);
    expect([headers.get('x-frame-options'), headers.get('cache-control')], path).toEqual(['DENY', 'no-cache']);
  }
  const script = await get('/assets/index-4f2a.js');
  expect([script.body, script.headers.get('cache-control')]).toEqual(['kick()', 'public, max-age=31536000, immutable']);
  expect([script.headers.get('x-frame-options'), script.headers.get('x-content-type-options')]).toEqual([
    null,
    'nosniff',
  ]);
});
