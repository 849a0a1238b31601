import { bikes, categories, seedDb } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { type AllBikes, allBikesAtom } from './allBikes.ts';
import { categoriesKey } from './bikes.ts';

type Visit = Awaited<ReturnType<typeof createTestStore>>;

/** Subscribes to all bikes, as a page does, and waits for this state. */
const open = async ({ store }: Visit, state: AllBikes['state']): Promise<AllBikes> => {
  store.sub(allBikesAtom, () => {});
  await waitFor(() => expect(store.get(allBikesAtom).state).toBe(state));
  return store.get(allBikesAtom);
};

const brandsOf = (all: AllBikes): string[] => [...new Set(all.bikes.map(({ brandName }) => brandName))].toSorted();
const failing = respondWith({}, 500);

afterEach(() => vi.unstubAllGlobals());

test('allBikesAtom contains the bikes of all categories, including sold ones, each with the name of its brand', async () => {
  const app = await createTestStore('farhana', createMockBackend(seedDb({ bikes: 0 })));
  const all = await open(app, 'ready');
  expect(brandsOf(all)).toEqual(['Honda', 'Royel Enfield', 'Yamaha']);
  expect(all.bikes).toContainEqual({ ...bikes.soldOut, img: `shown:${bikes.soldOut.img}`, brandName: 'Honda' });
  expect(all.failedBrands).toEqual([]);
  expect(app.requests.toSorted()).toEqual([
    'GET /categories',
    'GET /categories/1',
    'GET /categories/2',
    'GET /categories/3',
  ]);
});

test('allBikesAtom contains the bikes of a category that the server lists in addition to the three documented ones', async () => {
  const app = await createTestStore('farhana');
  app.onRequest('GET /categories', respondWith([{ ...categories.honda, category_id: '7', name: 'Suzuki' }]));
  app.onRequest('GET /categories/7', respondWith([{ ...bikes.available, category_id: '7' }]));
  const all = await open(app, 'ready');
  expect(all.bikes.map(({ brandName, category_id }) => [brandName, category_id])).toEqual([['Suzuki', '7']]);
});

test('each bike has the id of the category whose list contains it, also when the record of the bike has none', async () => {
  const app = await createTestStore('farhana');
  app.onRequest('GET /categories/1', respondWith([{ ...bikes.available, category_id: undefined }]));
  const all = await open(app, 'ready');
  expect(all.bikes.find(({ _id }) => _id === bikes.available._id)).toMatchObject({ category_id: '1' });
});

test('allBikesAtom contains the other bikes when the list of one category cannot be loaded, and a retry loads that list', async () => {
  const app = await createTestStore('farhana');
  app.onRequest('GET /categories/2', failing);
  const all = await open(app, 'ready');
  expect(brandsOf(all)).toEqual(['Honda', 'Royel Enfield']);
  await waitFor(() =>
    expect(app.store.get(allBikesAtom).failedBrands).toMatchObject([{ id: '2', name: 'Yamaha', isRetrying: false }]),
  );
  app.onRequest('GET /categories/2', (send) => send());
  app.store.get(allBikesAtom).failedBrands[0]?.retry();
  await waitFor(() => expect(app.store.get(allBikesAtom).failedBrands).toEqual([]));
  expect(brandsOf(app.store.get(allBikesAtom))).toEqual(['Honda', 'Royel Enfield', 'Yamaha']);
});

test('allBikesAtom loads the three documented categories, without brand names, when the list of categories cannot be loaded', async () => {
  const app = await createTestStore('farhana');
  app.onRequest('GET /categories', failing);
  const all = await open(app, 'ready');
  expect(brandsOf(all)).toEqual(['']);
  expect(new Set(all.bikes.map(({ category_id }) => category_id))).toEqual(new Set(['1', '2', '3']));
});

test('allBikesAtom has the state failed when no list can be loaded', async () => {
  const app = await createTestStore('farhana');
  for (const id of [1, 2, 3]) app.onRequest(`GET /categories/${id}`, failing);
  const all = await open(app, 'failed');
  expect(all.bikes).toEqual([]);
  expect(all.failedBrands.map(({ id, error }) => [id, error.name])).toEqual(
    ['1', '2', '3'].map((id) => [id, 'ApiError']),
  );
});

test('the array of all bikes stays the same object while a list is requested again and has not changed', async () => {
  const app = await createTestStore('farhana');
  const { bikes: before } = await open(app, 'ready');
  await app.services.queryClient.refetchQueries({ queryKey: ['bikes', '1'] });
  expect(app.store.get(allBikesAtom).bikes).toBe(before);
});

test('a bike has the new name of its brand after the list of categories has changed', async () => {
  const app = await createTestStore('farhana');
  await open(app, 'ready');
  app.onRequest('GET /categories', respondWith([{ ...categories.honda, name: 'Hero' }]));
  await app.services.queryClient.refetchQueries({ queryKey: categoriesKey });
  await waitFor(() => expect(brandsOf(app.store.get(allBikesAtom))).toEqual(['Hero']));
});
