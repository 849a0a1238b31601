import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

test('what was read is kept for five minutes after nobody looks at it any more (spec §9)', async () => {
  vi.useFakeTimers();
  try {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['brands'], queryFn: async () => ['Honda'] });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(['brands'])).toEqual(['Honda']);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['brands'])).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
