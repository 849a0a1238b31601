import { atom, createStore } from 'jotai';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lazyRoute } from './lazyRoute.tsx';
import { prefetchRouteQueries } from './preloadRoute.ts';

/** What is read just now, by name. */
const openReadings = () => {
  const under = new Set<string>();
  const reading = (name: string) => {
    const one = atom(name);
    one.onMount = () => {
      under.add(name);
      return () => under.delete(name);
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
          ...lazyRoute('Brand', load, ({ id }) => [reading(`bikes of ${id}`), reading('brands')]),
        },
        { path: '/blogs', ...lazyRoute('Blogs', load) },
      ],
    },
  ];
  return { under, routes };
};

test('what a page shows is read before its code has come, until it is ended', () => {
  const { under, routes } = openReadings();
  const end = prefetchRouteQueries(createStore(), routes, '/brands/7');
  expect([...under]).toEqual(['bikes of 7', 'brands']);
  end();
  expect([...under]).toEqual([]);
});

test.each(['/blogs', '/no/such/page'])('nothing is read for %s', (path) => {
  const { under, routes } = openReadings();
  prefetchRouteQueries(createStore(), routes, path)();
  expect([...under]).toEqual([]);
});
