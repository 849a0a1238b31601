import { focusManager, onlineManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
