import { focusManager, onlineManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../api/apiError.ts';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends a query that always fails with this error. Returns the times of its requests, in ms from the first request. */
const triesOf = async (problem: Error): Promise<number[]> => {
  const began = Date.now();
  const tries: number[] = [];
  const page = new QueryObserver(createQueryClient(), {
    queryKey: ['list'],
    queryFn: () => {
      tries.push(Date.now() - began);
      throw problem;
    },
  });
  const close = page.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(page.getCurrentResult().error).toBe(problem);
  close();
  return tries;
};

describe('a failing query', () => {
  test.each<ApiErrorKind>(['networkError', 'timeout', 'rateLimited', 'serverError', 'invalidResponse'])(
    'N3, N4: a failing query is retried three times, after 1, 2 and 4 s: %s',
    async (kind) => expect(await triesOf(new ApiError(kind))).toEqual([0, 1000, 3000, 7000]),
  );

  test.each<ApiErrorKind>(['unauthorized', 'forbidden', 'notFound', 'rejected'])(
    'N4: a failing query is not retried after %s',
    async (kind) => expect(await triesOf(new ApiError(kind))).toEqual([0]),
  );

  test('N4: a failing query is retried after the delay that the server requests with Retry-After', async () => {
    expect(await triesOf(new ApiError('rateLimited', undefined, 3_000))).toEqual([0, 3000, 6000, 10_000]);
    expect(await triesOf(new ApiError('rateLimited', undefined, 30_000))).toEqual([0, 30_000, 60_000, 90_000]);
  });

  test('N4: a failing query is not retried when the server requests a delay that is longer than the longest one of the app', async () => {
    expect(await triesOf(new ApiError('rateLimited', undefined, 30_001))).toEqual([0]);
  });
});

describe('cached data', () => {
  /**
   * Opens a page that needs a query, and closes it. Opens and closes it once more after each of these pauses, in ms.
   * Returns how often the query was sent.
   */
  const readsOf = async (...pauses: number[]): Promise<number> => {
    const queryClient = createQueryClient();
    let reads = 0;
    const open = async () => {
      const close = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: async () => ++reads }).subscribe(
        () => {},
      );
      await vi.advanceTimersByTimeAsync(0);
      close();
    };
    await open();
    for (const pause of pauses) {
      await vi.advanceTimersByTimeAsync(pause);
      await open();
    }
    return reads;
  };

  test('cached data is not requested again within two seconds, but a page that is opened later requests it again', async () => {
    expect(await readsOf(1_999)).toBe(1);
    expect(await readsOf(2_001)).toBe(2);
  });

  test('data stays in the cache for five minutes [R9.21]', async () => {
    const queryClient = createQueryClient();
    await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => 'read' });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(queryClient.getQueryData(['list'])).toBe('read');
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryData(['list'])).toBeUndefined();
  });

  describe('data on screen', () => {
    const open = async () => {
      const queryClient = createQueryClient();
      queryClient.mount();
      let reads = 0;
      const list = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: async () => ++reads });
      const close = list.subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      return {
        reads: () => reads,
        close: () => {
          close();
          queryClient.unmount();
        },
      };
    };
    afterEach(() => {
      focusManager.setFocused(undefined);
      onlineManager.setOnline(true);
    });

    test('the data of an open page is not refetched when the window gets the focus', async () => {
      const { reads, close } = await open();
      await vi.advanceTimersByTimeAsync(60_000);
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(reads()).toBe(1);
      close();
    });

    test('N1: the data of an open page is refetched when the browser is online again, even if the data is fresh', async () => {
      const { reads, close } = await open();
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(reads()).toBe(2);
      close();
    });

    test('N1: data is requested even while the browser is offline, so that the page can show an error', async () => {
      onlineManager.setOnline(false);
      const { reads, close } = await open();
      expect(reads()).toBe(1);
      close();
    });
  });
});
