import { type Endpoint, endpoints } from '@second-gear/contract';
import { describe, expect, test } from 'vitest';
import { patterns } from '../patterns.ts';
import { type Asked, decide } from './decide.ts';

const origin = 'https://shop.example';
const files = new Set(['/assets/index-4f2a.js', '/assets/a-1.css']);
const decided = (path: string, asked: Partial<Asked> = {}) =>
  decide({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...asked }, origin, files);

const rows: [string, Endpoint][] = Object.entries(endpoints);
const addressOf = ({ path, query }: Endpoint) =>
  path.replace(/:\w+/g, 'b00c0001') + (query ? `?${Object.keys(query.entries).join('=x&')}=x` : '');

/** Where a server may be: on the shop's origin below a path, or on another; with the mock, photos are at its root. */
const bases = ['/api', '/v1', 'https://api.example', 'https://api.example/v1', 'https://shop.example:8443'];

describe.each(rows)('the call %s', (_, row) => {
  test.each(bases)('below %s is never touched, whoever asks it and however', (base) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'] as const)
        expect(decided(base + addressOf(row), { method, mode }), `${method} ${mode}`).toBe('none');
  });

  test('is not touched at the root either, where it may have the address of a page', () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(decided(addressOf(row), { method })).toBe('none');
    }
    if (row.writes) expect(decided(addressOf(row), { mode: 'navigate' }), 'typed into the address bar').toBe('none');
  });
});

test.each(Object.values(patterns))('%s is a page when somebody goes there, and nothing else', (pattern) => {
  const path = pattern.replace(/:\w+/, 'b00c0001');
  expect(decided(path, { mode: 'navigate' })).toBe('page');
  expect(decided(`${path}?from=mail#top`, { mode: 'navigate' })).toBe('page');
  expect(decided(path, { mode: 'navigate', method: 'POST' })).toBe('none');
  expect(decided(path, { mode: 'cors' })).toBe('none');
});

test.each(['/assets/index-4f2a.js', '/assets/a-1.css'])('%s is a file of the build', (path) => {
  expect(decided(path)).toBe('file');
  expect(decided(path, { mode: 'no-cors' })).toBe('file');
  expect(decided(path, { method: 'POST' })).toBe('none');
  expect(decided(`https://elsewhere.example${path}`)).toBe('none');
  expect(decided(`${path}?v=2`)).toBe('none');
});

test.each([
  '/assets/of-another-build.js',
  '/sw.js',
  '/icon.svg',
  '/pictures/bikes/honda/four.svg',
  '/no/such/page',
  '/_ledger',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
  'https://js.stripe.com/v3/',
  'https://securetoken.googleapis.com/v1/token',
])('%s is nothing to the worker', (path) => {
  for (const mode of ['cors', 'no-cors', 'navigate'] as const) expect(decided(path, { mode })).toBe('none');
});
