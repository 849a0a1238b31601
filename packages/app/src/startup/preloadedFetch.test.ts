import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../api/client.ts';
import { fetchDefaults, fetchWithPreload, preload } from './preloadedFetch.ts';

const url = 'http://shop.test/api/categories';
const sent = vi.fn<typeof fetch>();
const bikesOf = (name: string) =>
  new Response(JSON.stringify([{ _id: '64f1c0ffee0000000000000a', category_id: '1', name, img: '/honda.svg' }]));

const { listCategories } = createApi({
  apiUrl: 'http://shop.test/api',
  demoUrl: 'http://shop.test/api',
  imageHost: null,
  accessToken: () => null,
  renewToken: async () => null,
  onTokenRejected: () => {},
});
const brands = async () => (await listCategories({})).map(({ name }) => name);

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => bikesOf('Yamaha'));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('preloadedResponses', undefined);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was asked early is not asked again, and given once', async () => {
  sent.mockImplementationOnce(async () => bikesOf('Honda'));
  preload(url);
  expect(await brands()).toEqual(['Honda']);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await brands()).toEqual(['Yamaha']);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('it is asked as the client asks', async () => {
  preload(url);
  expect(sent).toHaveBeenCalledWith(url, fetchDefaults);
  await fetchWithPreload(new Request(url));
  await brands();
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ method: 'GET', url, ...fetchDefaults });
});

test('an early question that failed is a failed call, and the next one is asked anew', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  preload(url);
  await expect(brands()).rejects.toMatchObject({ kind: 'networkError' });
  expect(await brands()).toEqual(['Yamaha']);
});

test('nobody is told of one that fails and is never taken', async () => {
  const untold = vi.fn();
  process.on('unhandledRejection', untold);
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  preload(url);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', untold);
  expect(untold).not.toHaveBeenCalled();
});

test('half a minute after the page was opened it is asked anew', async () => {
  sent.mockImplementationOnce(async () => bikesOf('Honda'));
  preload(url);
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await brands()).toEqual(['Yamaha']);
});

test('only reads are answered so', async () => {
  preload(url);
  await fetchWithPreload(new Request(url, { method: 'POST' }));
  expect(sent).toHaveBeenCalledTimes(2);
});
