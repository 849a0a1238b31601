import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const page = '<!doctype html><title>Second Gear</title>';
const banglaPage = '<!doctype html><html lang="bn"><title>Second Gear</title>';
const immutable = 'public, max-age=31536000, immutable';
const manifest = '/manifest.webmanifest';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-gear-host-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'bn'));
  const names = ['index.html', 'blogs.html', 'app.html', '404.html', 'bn.html'];
  for (const name of names) await writeFile(join(folder, name), page);
  for (const name of ['blogs.html', 'app.html', '404.html']) await writeFile(join(folder, 'bn', name), banglaPage);
  await writeFile(join(folder, 'assets/a-1.js'), 'kick()');
  const shells = ['/dashboard/myorder /app 200', '/categories/:id /app 200'];
  await writeFile(
    join(folder, '_redirects'),
    [...shells, ...shells.map((line) => `/bn${line.replace('/app', '/bn/app')}`)].map((line) => `${line}\n`).join(''),
  );
  await writeFile(
    join(folder, '_headers'),
    `/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n/assets/*\n  Cache-Control: ${immutable}\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

type Host = (path: string, response: ServerResponse) => void;

const correctHost: Host = (path, response) => {
  response.setHeader('x-frame-options', 'DENY').setHeader('referrer-policy', 'no-referrer');
  if (path === '/assets/a-1.js') response.setHeader('cache-control', immutable).end('kick()');
  else if (path.startsWith('/assets/') || path.endsWith('.js')) response.writeHead(404).end();
  else if (path === manifest) response.setHeader('content-type', 'application/manifest+json').end('{}');
  else {
    if (path.endsWith('/no/such/page')) response.statusCode = 404;
    const html = path.startsWith('/bn/') && path !== '/bn/' ? banglaPage : page;
    response.setHeader('cache-control', 'no-cache').setHeader('content-type', 'text/html').end(html);
  }
};

const run = async (args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-hosting.mjs'), ...args]);
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, errors: errors.trim(), code, failures: out.split('\n').filter((line) => line.startsWith('✗')) };
};

const check = async (host: Host) => {
  const server = createServer((request, response) => host(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const result = await run([`http://127.0.0.1:${port}`, folder]);
  server.close();
  return result;
};

test('check-hosting.mjs passes for a host that serves the app build correctly', async () => {
  const { out, failures, code } = await check(correctHost);
  expect([failures, code]).toEqual([[], 0]);
  expect(out).toMatch(/\n\d\d passed, 0 failed\n$/);
});

test('check-hosting.mjs passes for a host that has only one not-found page [R11.52]', async () => {
  const { failures } = await check((path, response) =>
    correctHost(path === '/bn/no/such/page' ? '/no/such/page' : path, response),
  );
  expect(failures).toEqual([]);
});

const faults: [string, Host, RegExp][] = [
  [
    'omits a header',
    (path, response) => {
      correctHost(path, Object.assign(response, { setHeader: without(response, 'x-frame-options') }));
    },
    /has the X-Frame-Options of the build: none/,
  ],
  [
    'changes the page',
    (path, response) => (path.endsWith('.js') ? correctHost(path, response) : response.end(`${page}<script></script>`)),
    /has exactly the content of index\.html: another page, or it was changed/,
  ],
];

/** A `setHeader` that ignores one header. */
const without = (response: ServerResponse, ignored: string) => {
  const set = response.setHeader.bind(response);
  return (name: string, value: string) => (name === ignored ? response : set(name, value));
};

test.each(faults)('check-hosting.mjs fails for a host that %s', async (_, host, message) => {
  const { failures, code } = await check(host);
  expect(failures.join('\n')).toMatch(message);
  expect(code).toBe(1);
});
