import { type Endpoint, endpoints } from '@second-gear/contract';
import { describe, expect, test } from 'vitest';
import { routePatterns } from '../../routing/paths/routeTable.ts';
import { endpointPatterns, type RoutedRequest, routeRequest } from './routeRequest.ts';

const origin = 'https://shop.example';
const files = new Set(['/assets/index-4f2a.js', '/assets/a-1.css']);
const patterns = endpointPatterns(Object.values(endpoints).map(({ path }) => path));
const routeOf = (path: string, input: Partial<RoutedRequest> = {}, isOnline = true) =>
  routeRequest({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...input }, origin, {
    files,
    endpoints: patterns,
    isOnline,
  });

const endpointRows: [string, Endpoint][] = Object.entries(endpoints);
const addressOf = ({ path, query }: Endpoint) =>
  path.replace(/:\w+/g, 'b00c0001') + (query ? `?${Object.keys(query.entries).join('=x&')}=x` : '');

/**
 * Each place where the server may be: below a path of the app's origin, or on another origin. The mock server serves
 * photos below the root of its origin.
 */
const bases = ['/api', '/v1', 'https://api.example', 'https://api.example/v1', 'https://shop.example:8443'];

describe.each(endpointRows)('endpoint %s', (_, endpoint) => {
  test.each(bases)('ignores requests with any method and mode to the endpoints below %s', (base) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'] as const)
        for (const isOnline of [true, false])
          expect(routeOf(base + addressOf(endpoint), { method, mode }, isOnline), `${method} ${mode}`).toBe('none');
  });

  test('ignores requests to endpoints at the root path, where an endpoint may have the path of a page', () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(routeOf(addressOf(endpoint), { method })).toBe('none');
    }
    for (const isOnline of [true, false]) {
      const typed = routeOf(addressOf(endpoint), { mode: 'navigate' }, isOnline);
      if (endpoint.writes) expect(typed, 'typed into the address bar').toBe('none');
    }
  });
});

test.each(routePatterns)('handles %s as a page only when the request is a navigation', (pattern) => {
  const path = pattern.replace(/:\w+/, 'b00c0001');
  expect(routeOf(path, { mode: 'navigate' })).toBe('page');
  expect(routeOf(`${path}?from=mail#top`, { mode: 'navigate' })).toBe('page');
  expect(routeOf(path, { mode: 'navigate', method: 'POST' })).toBe('none');
  expect(routeOf(path, { mode: 'cors' })).toBe('none');
});

test.each(['/assets/index-4f2a.js', '/assets/a-1.css'])('handles %s as a file of the build', (path) => {
  expect(routeOf(path)).toBe('file');
  expect(routeOf(path, { mode: 'no-cors' })).toBe('file');
  expect(routeOf(path, { method: 'POST' })).toBe('none');
  expect(routeOf(`https://elsewhere.example${path}`)).toBe('none');
  expect(routeOf(`${path}?v=2`)).toBe('none');
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
])('ignores %s', (path) => {
  for (const mode of ['cors', 'no-cors', 'navigate'] as const) expect(routeOf(path, { mode })).toBe('none');
});

test.each(['/no/such/page', '/dashboard/nowhere', '/blogs/1?from=mail'])(
  'handles %s only when the browser is offline and the request is a navigation',
  (path) => {
    expect(routeOf(path, { mode: 'navigate' }, false)).toBe('offlineFallback');
    expect(routeOf(path, { mode: 'navigate' }, true)).toBe('none');
    expect(routeOf(path, { mode: 'navigate', method: 'POST' }, false)).toBe('none');
    expect(routeOf(path, { mode: 'cors' }, false)).toBe('none');
  },
);

test.each(['/__/auth/handler', '/_ledger', '/.well-known/assetlinks.json', '/pictures/bikes/honda/four.svg', '/sw.js'])(
  'ignores %s even when the browser is offline',
  (path) => {
    expect(routeOf(path, { mode: 'navigate' }, false)).toBe('none');
  },
);
