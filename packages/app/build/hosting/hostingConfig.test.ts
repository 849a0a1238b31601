import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { appShellPatterns } from '../../src/routing/routeTable.ts';
import { caddyFile, firebaseFile, nginxFile, readHeadersFile, redirectsFile } from './hostingConfig.ts';
import { writeHostFiles } from './hostingFiles.ts';
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

type Said = Record<string, string>;
const places = ['/', '/dashboard/myorder', '/no/such/page', '/icon.svg', '/assets/index-4f2a.js'] as const;
const names = ['index-4f2a.js', 'a-1.css'];
const isAsset = (path: string) => path.startsWith('/assets/');

/** What `_headers` says of a path, and what `npm start` says besides where it says nothing. */
const wanted = (path: string): Said => {
  const said: Said = { 'Cache-Control': 'no-cache' };
  let holds = false;
  for (const line of headersFile(headers).split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!name || value === undefined) holds = path.startsWith(line.replace('*', ''));
    else if (holds) said[name] = value;
  }
  return said;
};

const fromFirebase = (path: string): Said => {
  const { hosting } = JSON.parse(firebaseFile(headers, names));
  const said: Said = {};
  for (const rule of hosting.headers) {
    if (rule.source !== '**' && !(rule.source === '/assets/@(a-1.css|index-4f2a.js)' && isAsset(path))) continue;
    for (const { key, value } of rule.headers) said[key] = value;
  }
  return said;
};

/** The place of nginx's file that answers a path: an exact one, then a regular expression, then the longest beginning. */
const nginxPlaceOf = (path: string): string => {
  const places = [...nginxFile(headers).matchAll(/^location (.*) \{$/gm)].map(([, place = '']) => place);
  const own = places.find((place) => place === `= ${path}`);
  const matching = places.find((place) => place.startsWith('~ ') && new RegExp(place.slice(2)).test(path));
  return own ?? matching ?? (isAsset(path) ? '/assets/' : '/');
};

const fromNginx = (path: string): Said => {
  const [, text = ''] = nginxFile(headers).split(
    `location ${nginxPlaceOf(path === '/no/such/page' ? '/404.html' : path)} {`,
  );
  const lines = [...(text.split('\n}')[0] ?? '').matchAll(/add_header ([\w-]+) "((?:[^"\\]|\\.)*)"(?: always)?;/g)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]));
};

const fromCaddy = (path: string): Said => {
  const [text, error = ''] = caddyFile(headers).split('handle_errors {');
  const lines = [
    ...(path === '/no/such/page' ? error : (text ?? '')).matchAll(/^\t?header (@\w+ )?([\w-]+) `([^`]*)`$/gm),
  ];
  const holding = lines.filter(([, place]) => !place || place === (isAsset(path) ? '@assets ' : '@pages '));
  return Object.fromEntries(holding.map(([, , name = '', value = '']) => [name, value]));
};

describe.each([
  ['firebase.json', fromFirebase],
  ['the file for nginx', fromNginx],
  ['the file for Caddy', fromCaddy],
])('%s', (_, said) => {
  test.each(places)('says of %s what _headers says', (path) => {
    expect(said(path)).toEqual(wanted(path));
    expect(Object.keys(wanted(path))).toHaveLength(7);
  });
});

/** An address of every page that the app draws, and addresses that are no page of the shop. */
const known = appShellPatterns.map((pattern) => pattern.replace(/:\w+/, 'b00c0001'));
const unknown = ['/no/such/page', '/categories', '/categories/1/more', '/dashboardx', '/report/1', '/api/report/1'];

/** Which file each host's rules name for an address; undefined: none, which is its 404. */
const answers: [string, (path: string) => string | undefined][] = [
  [
    'firebase.json',
    (path) => {
      const { hosting } = JSON.parse(firebaseFile(headers, names));
      const rules: { source: string; destination: string }[] = hosting.rewrites;
      const holds = ({ source }: { source: string }) => new RegExp(`^${source.replace('*', '[^/]+')}$`).test(path);
      return rules.find(holds)?.destination;
    },
  ],
  [
    'the file for nginx',
    (path) => {
      const [, text = ''] = nginxFile(headers).split(`location ${nginxPlaceOf(path)} {`);
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

describe.each(answers)('%s', (_, answerAt) => {
  test.each(known)('has the app at %s', (path) => {
    expect(answerAt(path)).toBe('/app.html');
  });

  test.each(unknown)('has nothing at %s', (path) => {
    expect(answerAt(path)).toBeUndefined();
  });
});

/** Of a build: for hosts and developers to read, and not to serve. */
const notes = ['.Caddyfile', '.built-from', '.firebase.json', '.nginx.conf', '_headers', '_redirects'];

test('firebase.json serves no notes, and has one address for each page', () => {
  const { hosting } = JSON.parse(firebaseFile(headers, names));
  expect(hosting.public).toBe('.');
  expect(hosting.ignore).toEqual(notes);
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});

test('the file for nginx has the missing page where nothing is, and serves no notes', () => {
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
  expect(notes.filter((note) => !new RegExp(refused).test(`/${note}`))).toEqual([]);
  expect(new RegExp(refused).test('/.well-known/assetlinks.json')).toBe(false);
});

test('the file for Caddy has the missing page where nothing is, and serves no notes', () => {
  const text = caddyFile(headers);
  expect(text).toContain('@assets {\n\tpath /assets/*\n\tfile\n}\n');
  expect(text).toContain('\nrewrite /blogs/ /blogs.html\n');
  expect(text).toContain('\nrewrite / /index.html\n');
  // With `=404` behind it, a server that the site passes a path on to would never hear of it.
  expect(text).toContain('\ntry_files @pages {path} {path}.html\n');
  expect(text).toContain(`\thide ${notes.join(' ')}\n`);
  expect(text).toContain('handle_errors {\n\trewrite * /404.html\n');
});

test('what cannot be written is not written otherwise', () => {
  expect(() => nginxFile({ 'X-Price': '$100' })).toThrow('no way to write');
  expect(() => caddyFile({ 'X-Price': 'a `b`' })).toThrow('no way to write');
});

describe('a _headers file', () => {
  test('is read as it was written', () => {
    expect(readHeadersFile(headersFile(headers))).toEqual(headers);
  });

  test.each([
    ['a rule for other files', `${headersFile(headers)}/icon.svg\n  Cache-Control: max-age=60\n`],
    ['another rule for assets', headersFile(headers).replace('31536000', '60')],
    ['no rule for everything', headersFile(headers).replace('/*', '/all/*')],
  ])('with %s is not passed on by halves', (_, text) => {
    expect(() => readHeadersFile(text)).toThrow('packages/app/build/hosting/hostingConfig.ts does not write');
  });
});

test('a finished build has the files of all hosts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-hosts-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a-1.js'), 'kick()');
  await writeFile(join(folder, '_headers'), headersFile(headers));
  await writeHostFiles(folder);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  expect(await read('.firebase.json')).toBe(firebaseFile(headers, ['a-1.js']));
  expect(await read('.nginx.conf')).toBe(nginxFile(headers));
  expect(await read('.Caddyfile')).toBe(caddyFile(headers));
  await rm(folder, { recursive: true });
});
