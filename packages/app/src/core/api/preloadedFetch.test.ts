import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApi } from '#testing/createTestApi.ts';
import { preload } from './preloadedFetch.ts';

const url = 'http://shop.test/api/categories';
const sent = vi.fn<typeof fetch>();
const responseWith = (name: string) =>
  new Response(JSON.stringify([{ _id: '64f1c0ffee0000000000000a', category_id: '1', name, img: '/honda.svg' }]));

const { listCategories } = createTestApi();
const categoryNames = async () => (await listCategories({})).map(({ name }) => name);

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => responseWith('Yamaha'));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('preloadedResponses', undefined);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('fetchWithPreload uses a preloaded response for one request only', async () => {
  sent.mockImplementationOnce(async () => responseWith('Honda'));
  preload(url);
  expect(await categoryNames()).toEqual(['Honda']);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await categoryNames()).toEqual(['Yamaha']);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('fetchWithPreload rejects when the preload has failed, and sends a new request at the next call', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  preload(url);
  await expect(categoryNames()).rejects.toMatchObject({ kind: 'networkError' });
  expect(await categoryNames()).toEqual(['Yamaha']);
});

test('fetchWithPreload ignores a preloaded response when the page has been open for half a minute', async () => {
  sent.mockImplementationOnce(async () => responseWith('Honda'));
  preload(url);
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await categoryNames()).toEqual(['Yamaha']);
});
