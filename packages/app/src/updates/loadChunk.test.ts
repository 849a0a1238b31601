import { ChunkLoadError } from '@second-gear/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailedStylesheets } from './failedStylesheets.ts';
import { createChunkLoader } from './loadChunk.ts';

/** A session storage in memory. */
const createStorage = (): Storage => {
  const stored = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
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
const resolveImport = async () => 'the chunk';

const shouldReload = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => 'it loaded',
    (error: unknown) => error instanceof ChunkLoadError && error.shouldReload,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('D1: a chunk', () => {
  it('is returned when it loads, and its timeout is cleared', async () => {
    expect(await createLoader()('payment', resolveImport)).toBe('the chunk');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sets shouldReload only at its first failure in a tab', async () => {
    const loadChunk = createLoader();
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(true);
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(false);
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(false);
  });

  it('sets shouldReload at a failure again after it has loaded in between', async () => {
    const loadChunk = createLoader();
    await shouldReload(loadChunk('payment', rejectImport));
    await loadChunk('payment', resolveImport);
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(true);
  });

  it('does not set shouldReload again because another chunk has loaded, which could cause endless reloads', async () => {
    const loadChunk = createLoader();
    await shouldReload(loadChunk('payment', rejectImport));
    await loadChunk('another', resolveImport);
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(false);
  });

  it('sets shouldReload again after the user has pressed retry', async () => {
    const loadChunk = createLoader();
    await shouldReload(loadChunk('payment', rejectImport));
    const error: unknown = await loadChunk('payment', rejectImport).catch((error: unknown) => error);
    if (error instanceof ChunkLoadError) error.allowReload();
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(true);
    expect(await shouldReload(loadChunk('payment', rejectImport))).toBe(false);
  });

  it('reports whether a click has opened it, because a reload would discard the click', async () => {
    const loadChunk = createLoader();
    await expect(loadChunk('payment', rejectImport)).rejects.toMatchObject({ trigger: 'render' });
    await expect(loadChunk('dialog', rejectImport, 'interaction')).rejects.toMatchObject({ trigger: 'interaction' });
  });

  it('requests its failed stylesheet again at the next attempt, unlike another chunk', async () => {
    const ask = vi.fn(async () => {});
    const loadChunk = createLoader({ sheets: { read: () => ['/assets/payment.css'], retry: ask } });
    await shouldReload(loadChunk('payment', rejectImport));
    await loadChunk('another', resolveImport);
    expect(ask).not.toHaveBeenCalled();
    expect(await loadChunk('payment', resolveImport)).toBe('the chunk');
    expect(ask.mock.calls).toEqual([['/assets/payment.css']]);

    ask.mockRejectedValueOnce(new Event('error'));
    await shouldReload(loadChunk('payment', rejectImport));
    expect(await shouldReload(loadChunk('payment', resolveImport)), 'while the stylesheet fails').not.toBe('it loaded');
  });

  it('fails after 120 seconds, and not before, when it never finishes loading [R7.38]', async () => {
    const settled = vi.fn();
    const loading = shouldReload(createLoader()('payment', () => new Promise(() => {}))).then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('does not set shouldReload while offline, because a reload would not help', async () => {
    expect(await shouldReload(createLoader({ isOnline: false })('payment', rejectImport))).toBe(false);
  });

  it.each([
    [
      'rejects writes',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    ['ignores writes', () => {}],
  ])(
    'does not set shouldReload when the storage %s, because the app could not remember that it has reloaded the page',
    async (_, setItem) => {
      const storage = { ...createStorage(), setItem };
      expect(await shouldReload(createLoader({ storage })('payment', rejectImport))).toBe(false);
    },
  );
});
