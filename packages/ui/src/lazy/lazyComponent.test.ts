import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

it('D1: a lazy component loads its code once when several components need it at the same time, and again after a failure', async () => {
  const Component = () => null;
  const load = vi.fn(async () => Component);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { preload } = lazyComponent(load);
  const results = await Promise.allSettled([preload(), preload()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await preload()).toEqual({ default: Component });
  expect(await preload()).toEqual({ default: Component });
  expect(load).toHaveBeenCalledTimes(2);
});
