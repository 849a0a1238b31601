import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/core/config/readSettings.ts';
import { appShellPatterns } from '../../src/core/navigation/routeTable.ts';
import { firebaseFile, redirectsFile } from './hostingConfig.ts';
import { headersFile, headersOf } from './securityHeaders.ts';

const headers = headersOf(
  readSettings({ VITE_API_URL: 'https://api.example/v1', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_123' }),
  "<!doctype html><script>document.documentElement.dataset.theme = 'dark';</script>",
);
const { hosting } = JSON.parse(firebaseFile(headers, ['index-4f2a.js', 'a-1.css']));

type HeaderValues = Record<string, string>;
const isAsset = (path: string) => path.startsWith('/assets/');

/**
 * Returns the headers that `npm start` sets for a path: those of the `_headers` file, and the default of `npm start`
 * for Cache-Control.
 */
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

const firebaseHeaders = (path: string): HeaderValues => {
  const values: HeaderValues = {};
  for (const rule of hosting.headers) {
    if (rule.source !== '**' && !(rule.source === '/assets/@(a-1.css|index-4f2a.js)' && isAsset(path))) continue;
    for (const { key, value } of rule.headers) values[key] = value;
  }
  return values;
};

test.each(['/', '/no/such/page'])('firebase.json sets the same headers as the _headers file for %s', (path) => {
  expect(firebaseHeaders(path)).toEqual(expectedHeaders(path));
  expect(Object.keys(expectedHeaders(path))).toHaveLength(8);
});

const known = appShellPatterns.map((pattern) => pattern.replace(/:\w+/g, 'b00c0001'));
const unknown = [
  '/bn',
  '/bn/no/such/page',
  '/bn/categories',
  '/bnx/login',
  '/no/such/page',
  '/categories',
  '/categories/1/more',
  '/dashboardx',
  '/report/1',
  '/api/report/1',
];

/**
 * For each hosting configuration, the function that returns the HTML file for a path. Undefined means a 404 response.
 */
const fileLookups: [string, (path: string) => string | undefined][] = [
  [
    'firebase.json',
    (path) => {
      const rules: { source: string; destination: string }[] = hosting.rewrites;
      return rules.find(({ source }) => new RegExp(`^${source.replaceAll('*', '[^/]+')}$`).test(path))?.destination;
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
        rules.find(([from = '']) => new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? [];
      return status === '200' ? `${page}.html` : undefined;
    },
  ],
];

describe.each(fileLookups)('%s', (_, fileFor) => {
  test.each(known)('contains the app shell of each language for the route %s [R11.52]', (path) => {
    expect(fileFor(path)).toBe('/app.html');
    expect(fileFor(`/bn${path}`)).toBe('/bn/app.html');
  });

  test.each(unknown)('contains no HTML file for the unknown path %s, so that the response has status 404', (path) => {
    expect(fileFor(path)).toBeUndefined();
  });
});

test('_redirects has no rule for all paths, which would answer unknown ones with status 200', () => {
  expect(redirectsFile()).not.toContain('*');
});

test('firebase.json hides the files that hosts must not serve, and has one URL for each page', () => {
  expect(hosting.public).toBe('.');
  expect(hosting.ignore).toEqual(['.built-from', '.firebase.json', '_headers', '_redirects']);
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});
