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
const forEver = 'public, max-age=31536000, immutable';
const manifest = '/manifest.webmanifest';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-gear-host-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['index.html', 'blogs.html', 'app.html', '404.html']) await writeFile(join(folder, name), page);
  await writeFile(join(folder, 'assets/a-1.js'), 'kick()');
  await writeFile(
    join(folder, '_headers'),
    `/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n/assets/*\n  Cache-Control: ${forEver}\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

type Host = (path: string, response: ServerResponse) => void;

const well: Host = (path, response) => {
  response.setHeader('x-frame-options', 'DENY').setHeader('referrer-policy', 'no-referrer');
  if (path === '/assets/a-1.js') response.setHeader('cache-control', forEver).end('kick()');
  else if (path.startsWith('/assets/')) response.writeHead(404).end();
  else if (path === manifest) response.setHeader('content-type', 'application/manifest+json').end('{}');
  else {
    if (path === '/no/such/page') response.statusCode = 404;
    response.setHeader('cache-control', 'no-cache').setHeader('content-type', 'text/html').end(page);
  }
};

const run = async (args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-hosting.mjs'), ...args]);
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, problems: problems.trim(), code, failures: out.split('\n').filter((line) => line.startsWith('✗')) };
};

const asked = async (host: Host) => {
  const server = createServer((request, response) => host(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await run([`http://127.0.0.1:${port}`, folder]);
  server.close();
  return outcome;
};

test('it asks for pages as a browser opens them', async () => {
  const { failures } = await asked((path, response) => {
    const isOpened =
      path.startsWith('/assets/') || path === manifest || response.req.headers['sec-fetch-mode'] === 'navigate';
    if (isOpened) well(path, response);
    else response.writeHead(404).end();
  });
  expect(failures).toEqual([]);
});

test('a host that serves what was built passes', async () => {
  const { out, failures, code } = await asked(well);
  expect([failures, code]).toEqual([[], 0]);
  expect(out).toMatch(/\n\d\d passed, 0 failed\n$/);
});

const faults: [string, Host, RegExp][] = [
  [
    'leaves a header out',
    (path, response) => {
      well(path, Object.assign(response, { setHeader: without(response, 'x-frame-options') }));
    },
    /has the X-Frame-Options of the build: it has none/,
  ],
  [
    'keeps pages for an hour',
    (path, response) => {
      response.setHeader('cache-control', 'max-age=3600');
      well(path, Object.assign(response, { setHeader: without(response, 'cache-control') }));
    },
    /is asked for again each time: max-age=3600/,
  ],
  [
    'has no page for an address of the app',
    (path, response) => (path === '/' ? well(path, response) : response.writeHead(404).end()),
    /\/dashboard\/myorder is answered at once with 200: answered with 404/,
  ],
  [
    'has a page for every address there is',
    (path, response) => well(path === '/no/such/page' ? '/' : path, response),
    /\/no\/such\/page is answered at once with 404: answered with 200/,
  ],
  [
    'changes the page',
    (path, response) => (path.startsWith('/assets/') ? well(path, response) : response.end(`${page}<script></script>`)),
    /is its page of this build, to the letter: it is another one, or was changed/,
  ],
  [
    'has an address besides for a page, and another page there',
    (path, response) => well(path === '/blogs/' ? '/no/such/page' : path, response),
    /\/blogs\/ leads to \/blogs, or is the same page: answered with 404/,
  ],
  [
    'does not know what a manifest is',
    (path, response) =>
      path === manifest ? response.setHeader('content-type', 'text/plain').end('{}') : well(path, response),
    /\/manifest\.webmanifest says what it is: text\/plain/,
  ],
  [
    'has a script for a file that is gone',
    (path, response) => {
      if (path.includes('gone')) response.setHeader('content-type', 'text/javascript').end('kick()');
      else well(path, response);
    },
    /a file that is gone is no script/,
  ],
  [
    'keeps for ever that a file is gone',
    (path, response) => {
      if (path.includes('gone')) response.setHeader('cache-control', forEver);
      well(path, response);
    },
    /a file that is gone is not gone for ever/,
  ],
];

/** `setHeader` of a response, deaf to one name. */
const without = (response: ServerResponse, unheard: string) => {
  const set = response.setHeader.bind(response);
  return (name: string, value: string) => (name === unheard ? response : set(name, value));
};

test.each(faults)('a host that %s fails', async (_, host, said) => {
  const { failures, code } = await asked(host);
  expect(failures.join('\n')).toMatch(said);
  expect(code).toBe(1);
});

test.each([
  ['nothing', [], 'Usage: npm run check-host -- https://shop.example [FOLDER OF THE BUILD]'],
  ['no address', ['shop.example'], 'Usage: npm run check-host -- https://shop.example [FOLDER OF THE BUILD]'],
])('asked of %s it says how it is asked', async (_, args, sentence) => {
  expect(await run(args)).toMatchObject({ problems: sentence, code: 2 });
});

test('without a build, and without a host, it says so', async () => {
  const nowhere = join(folder, 'assets');
  expect((await run(['http://127.0.0.1:1', nowhere])).problems).toMatch(/^There is no built shell in .* npm run build/);
  expect(await run(['http://127.0.0.1:1', folder])).toMatchObject({
    problems: 'http://127.0.0.1:1 does not answer.',
    code: 2,
  });
});
