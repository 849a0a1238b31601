import { focusManager, onlineManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem, type ProblemKind } from '../../api/apiError.ts';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When a read that always fails like this is tried, in ms from the first time. */
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

describe('a read that fails', () => {
  test.each<ProblemKind>(['unreachable', 'timeout', 'busy', 'broken', 'unreadable'])(
    'N3, N4: %s is tried three times more, after 1, 2 and 4 s',
    async (kind) => expect(await triesOf(new Problem(kind))).toEqual([0, 1000, 3000, 7000]),
  );

  test.each<ProblemKind>(['signedOut', 'forbidden', 'notFound', 'refused'])('N4: %s is final', async (kind) =>
    expect(await triesOf(new Problem(kind))).toEqual([0]),
  );

  test('N4: waits for as long as the server asks', async () => {
    expect(await triesOf(new Problem('busy', undefined, 3_000))).toEqual([0, 3000, 6000, 10_000]);
    expect(await triesOf(new Problem('busy', undefined, 30_000))).toEqual([0, 30_000, 60_000, 90_000]);
  });

  test('N4: is not tried again where the server asks for more than the longest pause', async () => {
    expect(await triesOf(new Problem('busy', undefined, 30_001))).toEqual([0]);
  });
});

describe('what was read', () => {
  /** How often it is read for pages that are opened these many ms after one another; each is closed at once. */
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

  test('is not read again for the second part of one page, and is for the next', async () => {
    expect(await readsOf(1_999)).toBe(1);
    expect(await readsOf(2_001)).toBe(2);
  });

  test('is kept for five minutes [R9.21]', async () => {
    const queryClient = createQueryClient();
    await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => 'read' });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(queryClient.getQueryData(['list'])).toBe('read');
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryData(['list'])).toBeUndefined();
  });

  describe('and is shown', () => {
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

    test('is not read again because somebody looks at it again', async () => {
      const { reads, close } = await open();
      await vi.advanceTimersByTimeAsync(60_000);
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(reads()).toBe(1);
      close();
    });

    test('N1: is read again, fresh or not, when the line is back', async () => {
      const { reads, close } = await open();
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(reads()).toBe(2);
      close();
    });

    test('N1: is asked for without a line too, so that its failing can be told', async () => {
      onlineManager.setOnline(false);
      const { reads, close } = await open();
      expect(reads()).toBe(1);
      close();
    });
  });
});
