import { pathOf } from '@second-gear/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../../src/routing/routeTable.ts';
import { earlyCalls } from './preloadedEndpoints.ts';

const askedAt = (path: string, apiUrl = '/api') =>
  earlyCalls(apiUrl).flatMap(([pattern, addresses]) => {
    const page = new RegExp(pattern);
    return page.test(path) ? addresses.map((address) => path.replace(page, address)) : [];
  });

describe('what a page asks for before its script comes', () => {
  test.each(['1', '23', '123456789'])('is of brand %s what the client would ask', (id) => {
    expect(matchPath(routeTable.category.path, `/categories/${id}`)?.params).toEqual({ id });
    expect(askedAt(`/categories/${id}`)).toEqual([
      `/api${pathOf('listBikes', { params: { id } })}`,
      `/api${pathOf('listCategories', {})}`,
      '/api/allusers/buyer/:email',
    ]);
  });

  test('is of whoever was here last what the client would ask', () => {
    const email = "o'neil+bikes/$1@example.com";
    const [, , address = ''] = askedAt('/categories/1');
    expect(address.replace(':email', () => encodeURIComponent(email))).toBe(
      `/api${pathOf('isBuyer', { params: { email } })}`,
    );
  });

  test('is asked of a server elsewhere, whatever its address is made of', () => {
    expect(askedAt('/categories/1', 'https://api.test/$1')).toContain('https://api.test/$1/categories/1');
  });

  test.each([
    '/',
    '/login',
    '/categories',
    '/categories/1/2',
    '/categories/a%20b',
    '/categories/abc',
    '/categories/1234567890',
    '/dashboard/myorder',
  ])('is nothing at %s', (path) => {
    expect(askedAt(path)).toEqual([]);
  });
});
