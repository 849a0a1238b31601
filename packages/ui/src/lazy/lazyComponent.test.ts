import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

it('D1: a lazy component loads its code once when several components need it at the same time, and again after a failure', async () => {
  const Component = () => null;
  const load = vi.fn(async () => Component);
  // `loadChunk` asks twice, to distinguish a lost connection from an error of the chunk.
  for (const attempt of [1, 2]) load.mockRejectedValueOnce(new TypeError(`Failed to fetch module, attempt ${attempt}`));
  const { preload } = lazyComponent(load);
  const results = await Promise.allSettled([preload(), preload()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await preload()).toEqual({ default: Component });
  expect(await preload()).toEqual({ default: Component });
  expect(load).toHaveBeenCalledTimes(3);
});
