import { Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { allBikesAtom } from './allBikes.ts';
import { useAllBikes } from './useAllBikes.ts';

afterEach(() => vi.unstubAllGlobals());

type Visit = Awaited<ReturnType<typeof createTestStore>>;

/** Waits until no list is loading, and returns what the hook then returns to a component. */
const readAllBikes = async ({ store }: Visit): Promise<ReturnType<typeof useAllBikes>> => {
  store.sub(allBikesAtom, () => {});
  await waitFor(() => {
    const { state, failedBrands } = store.get(allBikesAtom);
    expect(state !== 'loading' && failedBrands.every(({ isRetrying }) => !isRetrying)).toBe(true);
  });
  const results: ReturnType<typeof useAllBikes>[] = [];
  const Page = () => {
    results.push(useAllBikes());
    return null;
  };
  renderToStaticMarkup(createElement(Provider, { store }, createElement(Page)));
  const [result] = results;
  if (!result) throw new Error('not rendered');
  return result;
};

test('useAllBikes names the three documented brands when the categories cannot be loaded', async () => {
  const app = await createTestStore('farhana');
  app.onRequest('GET /categories', respondWith({}, 500));
  app.onRequest('GET /categories/2', respondWith({}, 500));
  const { bikes, failedBrands } = await readAllBikes(app);
  expect(new Set(bikes.map(({ brandName }) => brandName))).toEqual(new Set(['Honda', 'Royel Enfield']));
  expect(failedBrands).toMatchObject([{ id: '2', name: 'Yamaha', problem: expect.stringMatching(/^[A-Z].+\.$/) }]);
});

test('useAllBikes requests no list when the bikes are not needed', async () => {
  const { store, requests } = await createTestStore('farhana');
  const before = requests.length;
  const Page = () => createElement('p', null, useAllBikes(false).bikes.length);
  expect(renderToStaticMarkup(createElement(Provider, { store }, createElement(Page)))).toBe('<p>0</p>');
  expect(requests.slice(before)).toEqual([]);
});
