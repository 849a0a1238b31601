import { atom, createStore } from 'jotai';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lazyRoute } from './lazyRoute.tsx';
import { prefetchRouteQueries } from './preloadRoute.ts';

/** What is read just now, by name. */
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

test('what a page shows is read before its code has come, until it is ended', () => {
  const { under, routes } = createRoutes();
  const end = prefetchRouteQueries(createStore(), routes, '/brands/7');
  expect([...under]).toEqual(['bikes of 7', 'brands']);
  end();
  expect([...under]).toEqual([]);
});

test.each(['/blogs', '/no/such/page'])('nothing is read for %s', (path) => {
  const { under, routes } = createRoutes();
  prefetchRouteQueries(createStore(), routes, path)();
  expect([...under]).toEqual([]);
});
