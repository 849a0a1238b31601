import { bikes } from '@second-gear/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import { waitFor } from '#testing/waitFor.ts';
import { currentSellersAtom } from './currentSellers.ts';

afterEach(() => vi.unstubAllGlobals());

/** Waits until no list is loading, and returns what is known about the bike. */
const find = async ({ store }: Awaited<ReturnType<typeof createTestStore>>, bikeId: string) => {
  store.sub(currentSellersAtom, () => {});
  await waitFor(() => expect(store.get(currentSellersAtom)({ bikeId }).state).not.toBe('loading'));
  return store.get(currentSellersAtom)({ bikeId });
};

test('finds the seller of a booked bike, and says that the bike is sold when it is', async () => {
  const app = await createTestStore('farhana');
  const { sellerName: name, phone, category_id: categoryId } = bikes.soldOut;
  await expect(find(app, bikes.soldOut._id)).resolves.toEqual({
    state: 'ready',
    data: { name, phone, categoryId, isSold: true },
  });
  await expect(find(app, bikes.booked._id)).resolves.toMatchObject({ data: { isSold: false } });
});

test('F63: a bike counts as deleted only when every list is loaded and none contains it [R13.23]', async () => {
  const app = await createTestStore('farhana');
  await expect(find(app, 'deleted')).resolves.toEqual({ state: 'ready', data: null });
});

test.each(['GET /categories/2', 'GET /categories'])(
  'F63: nothing is said about a bike without a list when %s fails',
  async (endpoint) => {
    const app = await createTestStore('farhana');
    app.onRequest(endpoint, respondWith({}, 500));
    await expect(find(app, 'deleted')).resolves.toEqual({ state: 'unknown' });
  },
);
