import { atom, createStore } from 'jotai';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lazyRoute } from './lazyRoute.tsx';
import { prefetchRouteQueries } from './preloadRoute.ts';

/** Routes whose queries are atoms that record their names while they are mounted. */
const createRoutes = () => {
  const mounted = new Set<string>();
  const queryAtom = (name: string) => {
    const one = atom(name);
    one.onMount = () => {
      mounted.add(name);
      return () => mounted.delete(name);
    };
    return one;
  };
  const load = () => new Promise<never>(() => {});
  const routes: RouteObject[] = [
    {
      ...lazyRoute('Frame', load),
      children: [
        {
          path: '/brands/:id',
          ...lazyRoute('Brand', load, ({ id }) => [queryAtom(`bikes of ${id}`), queryAtom('brands')]),
        },
        { path: '/blogs', ...lazyRoute('Blogs', load) },
      ],
    },
  ];
  return { under: mounted, routes };
};

test('starts the queries of a page before its code has loaded, and keeps them until it is unsubscribed', () => {
  const { under, routes } = createRoutes();
  const end = prefetchRouteQueries(createStore(), routes, '/brands/7');
  expect([...under]).toEqual(['bikes of 7', 'brands']);
  end();
  expect([...under]).toEqual([]);
});

test.each(['/blogs', '/no/such/page'])('starts no query for %s', (path) => {
  const { under, routes } = createRoutes();
  prefetchRouteQueries(createStore(), routes, path)();
  expect([...under]).toEqual([]);
});
