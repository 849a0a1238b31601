import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { appShellPatterns } from '../../src/routing/paths/routeTable.ts';
import { caddyFile, firebaseFile, nginxFile, readHeadersFile, redirectsFile } from './hostingConfig.ts';
import { writeHostingFiles } from './hostingFiles.ts';
import { headersFile, headersOf } from './securityHeaders.ts';

const everything = readSettings({
  VITE_API_URL: 'https://api.example/v1',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
});
const headers = headersOf(
  everything,
  "<!doctype html><script>document.documentElement.dataset.theme = 'dark';</script>",
);

type HeaderValues = Record<string, string>;
const samplePaths = ['/', '/dashboard/myorder', '/no/such/page', '/icon.svg', '/assets/index-4f2a.js'] as const;
const names = ['index-4f2a.js', 'a-1.css'];
const isAsset = (path: string) => path.startsWith('/assets/');

/** The headers that `npm start` sets for a path: those of `_headers`, and its default for Cache-Control. */
const expectedHeaders = (path: string): HeaderValues => {
  const values: HeaderValues = { 'Cache-Control': 'no-cache' };
  let applies = false;
  for (const line of headersFile(headers).split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!name || value === undefined) applies = path.startsWith(line.replace('*', ''));
    else if (applies) values[name] = value;
  }
  return values;
};

const fromFirebase = (path: string): HeaderValues => {
  const { hosting } = JSON.parse(firebaseFile(headers, names));
  const values: HeaderValues = {};
  for (const rule of hosting.headers) {
    if (rule.source !== '**' && !(rule.source === '/assets/@(a-1.css|index-4f2a.js)' && isAsset(path))) continue;
    for (const { key, value } of rule.headers) values[key] = value;
  }
  return values;
};

/** The `location` of nginx's file for a path: an exact match first, then a regular expression, then the longest prefix. */
const nginxLocationOf = (path: string): string => {
  const locations = [...nginxFile(headers).matchAll(/^location (.*) \{$/gm)].map(([, location = '']) => location);
  const exact = locations.find((location) => location === `= ${path}`);
  const matching = locations.find((one) => one.startsWith('~ ') && new RegExp(one.slice(2)).test(path));
  return exact ?? matching ?? (isAsset(path) ? '/assets/' : '/');
};

const fromNginx = (path: string): HeaderValues => {
  const [, text = ''] = nginxFile(headers).split(
    `location ${nginxLocationOf(path === '/no/such/page' ? '/404.html' : path)} {`,
  );
  const lines = [...(text.split('\n}')[0] ?? '').matchAll(/add_header ([\w-]+) "((?:[^"\\]|\\.)*)"(?: always)?;/g)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]));
};

const fromCaddy = (path: string): HeaderValues => {
  const [text, error = ''] = caddyFile(headers).split('handle_errors {');
  const lines = [
    ...(path === '/no/such/page' ? error : (text ?? '')).matchAll(/^\t?header (@\w+ )?([\w-]+) `([^`]*)`$/gm),
  ];
  const applying = lines.filter(([, matcher]) => !matcher || matcher === (isAsset(path) ? '@assets ' : '@pages '));
  return Object.fromEntries(applying.map(([, , name = '', value = '']) => [name, value]));
};

describe.each([
  ['firebase.json', fromFirebase],
  ['the file for nginx', fromNginx],
  ['the file for Caddy', fromCaddy],
])('%s', (_, headersFor) => {
  test.each(samplePaths)('sets the same headers as _headers for %s', (path) => {
    expect(headersFor(path)).toEqual(expectedHeaders(path));
    expect(Object.keys(expectedHeaders(path))).toHaveLength(7);
  });
});

/** One path of each route whose HTML is the app shell, and paths that match no route. */
const known = appShellPatterns.map((pattern) => pattern.replace(/:\w+/, 'b00c0001'));
const unknown = ['/no/such/page', '/categories', '/categories/1/more', '/dashboardx', '/report/1', '/api/report/1'];

/**
 * For each host, a function that returns the file that the host's rules name for a path; undefined means a 404
 * response.
 */
const fileLookups: [string, (path: string) => string | undefined][] = [
  [
    'firebase.json',
    (path) => {
      const { hosting } = JSON.parse(firebaseFile(headers, names));
      const rules: { source: string; destination: string }[] = hosting.rewrites;
      const matches = ({ source }: { source: string }) => new RegExp(`^${source.replace('*', '[^/]+')}$`).test(path);
      return rules.find(matches)?.destination;
    },
  ],
  [
    'the file for nginx',
    (path) => {
      const [, text = ''] = nginxFile(headers).split(`location ${nginxLocationOf(path)} {`);
      return /try_files (\/app\.html) =404;/.exec(text.split('\n}')[0] ?? '')?.[1];
    },
  ],
  [
    'the file for Caddy',
    (path) => {
      const [, expression = ''] = /^@app path_regexp (.*)$/m.exec(caddyFile(headers)) ?? [];
      const [, page] = /^rewrite @app (.*)$/m.exec(caddyFile(headers)) ?? [];
      return new RegExp(expression).test(path) ? page : undefined;
    },
  ],
  [
    '_redirects',
    (path) => {
      const rules = redirectsFile()
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
      const [, page, status] =
        rules.find(([from = '']) => new RegExp(`^${from.replace(/:\w+/, '[^/]+')}$`).test(path)) ?? [];
      return status === '200' ? `${page}.html` : undefined;
    },
  ],
];

describe.each(fileLookups)('%s', (_, fileFor) => {
  test.each(known)('names the app shell for the route %s', (path) => {
    expect(fileFor(path)).toBe('/app.html');
  });

  test.each(unknown)('names no file for the unknown path %s', (path) => {
    expect(fileFor(path)).toBeUndefined();
  });
});

/** Files of the build that hosts must not serve. */
const unservedFiles = ['.Caddyfile', '.built-from', '.firebase.json', '.nginx.conf', '_headers', '_redirects'];

test('writes a firebase.json that hides unserved files and has one URL for each page', () => {
  const { hosting } = JSON.parse(firebaseFile(headers, names));
  expect(hosting.public).toBe('.');
  expect(hosting.ignore).toEqual(unservedFiles);
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});

test('writes a file for nginx that sends the not-found page and hides unserved files', () => {
  const text = nginxFile(headers);
  expect(text).toContain('\nerror_page 404 /404.html;\n');
  expect(text).toContain('location = /404.html {\n    internal;');
  expect(text).toContain('  add_header Cache-Control "no-cache" always;\n');
  expect(text).toContain('location = / {\n    try_files /index.html =404;');
  expect(text).toContain('location = /blogs/ {\n    absolute_redirect off;\n    return 301 /blogs$is_args$args;\n}');
  expect(text).toContain('location / {\n    try_files $uri $uri.html =404;');
  expect(text).toContain('location /assets/ {\n    try_files $uri =404;');
  expect(text.match(/ {4}add_header X-Frame-Options "DENY" always;/g)).toHaveLength(6);
  expect(text).toContain('  add_header Cache-Control "public, max-age=31536000, immutable";\n');
  const [, refused = ''] = /location ~ (\S+) \{\n {4}return 404;\n\}/.exec(text) ?? [];
  expect(unservedFiles.filter((note) => !new RegExp(refused).test(`/${note}`))).toEqual([]);
  expect(new RegExp(refused).test('/.well-known/assetlinks.json')).toBe(false);
});

test('writes a file for Caddy that sends the not-found page and hides unserved files', () => {
  const text = caddyFile(headers);
  expect(text).toContain('@assets {\n\tpath /assets/*\n\tfile\n}\n');
  expect(text).toContain('\nrewrite /blogs/ /blogs.html\n');
  expect(text).toContain('\nrewrite / /index.html\n');
  // This line must not end with `=404`: requests would then never reach a server to which the site forwards them.
  expect(text).toContain('\ntry_files @pages {path} {path}.html\n');
  expect(text).toContain(`\thide ${unservedFiles.join(' ')}\n`);
  expect(text).toContain('handle_errors {\n\trewrite * /404.html\n');
});

test('rejects a header that the format of nginx or Caddy cannot express', () => {
  expect(() => nginxFile({ 'X-Price': '$100' })).toThrow('cannot express');
  expect(() => caddyFile({ 'X-Price': 'a `b`' })).toThrow('cannot express');
});

describe('a _headers file', () => {
  test('is read with the same headers that were written', () => {
    expect(readHeadersFile(headersFile(headers))).toEqual(headers);
  });

  test.each([
    ['a rule for other files', `${headersFile(headers)}/icon.svg\n  Cache-Control: max-age=60\n`],
    ['another rule for assets', headersFile(headers).replace('31536000', '60')],
    ['no rule for everything', headersFile(headers).replace('/*', '/all/*')],
  ])('with %s is rejected', (_, text) => {
    expect(() => readHeadersFile(text)).toThrow('packages/app/build/hosting/hostingConfig.ts does not write');
  });
});

test('writes the files for all hosts into a finished build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-hosts-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a-1.js'), 'kick()');
  await writeFile(join(folder, '_headers'), headersFile(headers));
  await writeHostingFiles(folder);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await read('.firebase.json')).toBe(firebaseFile(headers, ['a-1.js']));
  expect(await read('.nginx.conf')).toBe(nginxFile(headers));
  expect(await read('.Caddyfile')).toBe(caddyFile(headers));
  await rm(folder, { recursive: true });
});
