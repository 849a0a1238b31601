import { pathOf } from '@second-gear/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../../src/core/navigation/routeTable.ts';
import { preloadedEndpoints } from './preloadedEndpoints.ts';

const preloadsAt = (path: string, apiUrl = '/api') =>
  preloadedEndpoints(apiUrl).flatMap(([pattern, addresses]) => {
    const page = new RegExp(pattern);
    return page.test(path) ? addresses.map((address) => path.replace(page, address)) : [];
  });

describe('the preloaded requests', () => {
  test.each(['1', '23', '123456789'])(
    'the preloaded requests are the same as the requests of the API client for category %s',
    (id) => {
      expect(matchPath(routeTable.category.path, `/categories/${id}`)?.params).toEqual({ id });
      expect(preloadsAt(`/categories/${id}`)).toEqual([
        `/api${pathOf('listBikes', { params: { id } })}`,
        `/api${pathOf('listCategories', {})}`,
        '/api/allusers/buyer/:email',
      ]);
    },
  );

  test('the preloaded requests of the bike page are the same as those of the page of its category', () => {
    expect(preloadsAt('/categories/1/bikes/6a3f')).toEqual(preloadsAt('/categories/1'));
  });

  test('include the request of the API client for the role of the user who signed in last', () => {
    const email = "o'neil+bikes/$1@example.com";
    const [, , address = ''] = preloadsAt('/categories/1');
    expect(address.replace(':email', () => encodeURIComponent(email))).toBe(
      `/api${pathOf('isBuyer', { params: { email } })}`,
    );
  });

  test.each(['/', '/categories/1/2', '/categories/1234567890'])('there are no preloaded requests at %s', (path) => {
    expect(preloadsAt(path)).toEqual([]);
  });
});
