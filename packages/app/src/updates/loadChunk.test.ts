import { ChunkLoadError } from '@second-gear/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailedStylesheets } from './failedStylesheets.ts';
import { createChunkLoader } from './loadChunk.ts';

/** A tab's storage, as far as it is needed. */
const createStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const createLoader = ({
  storage = createStorage(),
  isOnline = true,
  sheets: failedStylesheets = noFailedStylesheets,
} = {}) => createChunkLoader({ storage: () => storage, isOnline: () => isOnline, failedStylesheets });

const noFailedStylesheets: FailedStylesheets = { read: () => [], retry: async () => {} };

const rejectImport = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const resolveImport = async () => 'the part';

const shouldReload = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => 'it came',
    (problem: unknown) => problem instanceof ChunkLoadError && problem.shouldReload,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('D1: a part of the app', () => {
  it('is given when it comes, and nobody waits for it any more', async () => {
    expect(await createLoader()('payment', resolveImport)).toBe('the part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come is worth one reload in a tab, and then no more', async () => {
    const loadPart = createLoader();
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(true);
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(false);
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(false);
  });

  it('that came in between is worth another', async () => {
    const loadPart = createLoader();
    await shouldReload(loadPart('payment', rejectImport));
    await loadPart('payment', resolveImport);
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(true);
  });

  it('is not worth another because a different one came: that could go on for ever', async () => {
    const loadPart = createLoader();
    await shouldReload(loadPart('payment', rejectImport));
    await loadPart('another', resolveImport);
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(false);
  });

  it('is worth another when somebody asks for it by hand', async () => {
    const loadPart = createLoader();
    await shouldReload(loadPart('payment', rejectImport));
    const problem: unknown = await loadPart('payment', rejectImport).catch((error: unknown) => error);
    if (problem instanceof ChunkLoadError) problem.allowReload();
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(true);
    expect(await shouldReload(loadPart('payment', rejectImport))).toBe(false);
  });

  it('tells whether somebody has opened it, which a reload would lose', async () => {
    const loadPart = createLoader();
    await expect(loadPart('payment', rejectImport)).rejects.toMatchObject({ trigger: 'render' });
    await expect(loadPart('dialog', rejectImport, 'opened')).rejects.toMatchObject({ trigger: 'interaction' });
  });

  it('whose stylesheet did not come is asked for with it the next time, and another part is not', async () => {
    const ask = vi.fn(async () => {});
    const loadPart = createLoader({ sheets: { read: () => ['/assets/payment.css'], retry: ask } });
    await shouldReload(loadPart('payment', rejectImport));
    await loadPart('another', resolveImport);
    expect(ask).not.toHaveBeenCalled();
    expect(await loadPart('payment', resolveImport)).toBe('the part');
    expect(ask.mock.calls).toEqual([['/assets/payment.css']]);

    ask.mockRejectedValueOnce(new Event('error'));
    await shouldReload(loadPart('payment', rejectImport));
    expect(await shouldReload(loadPart('payment', resolveImport)), 'while it does not come').not.toBe('it came');
  });

  it('that hangs is given up after 120 seconds, not before [R7.38]', async () => {
    const told = vi.fn();
    const loading = shouldReload(createLoader()('payment', () => new Promise(() => {}))).then(told);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(told).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is worth none without a line, which a reload would not bring back', async () => {
    expect(await shouldReload(createLoader({ isOnline: false })('payment', rejectImport))).toBe(false);
  });

  it.each([
    [
      'refuses to keep anything',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    ['forgets what it is given', () => {}],
  ])('is worth none where the storage %s: nobody would know of the first', async (_, setItem) => {
    const storage = { ...createStorage(), setItem };
    expect(await shouldReload(createLoader({ storage })('payment', rejectImport))).toBe(false);
  });
});
