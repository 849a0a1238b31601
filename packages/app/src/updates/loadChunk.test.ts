import { ChunkLoadError } from '@second-gear/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LostSheets } from './failedStylesheets.ts';
import { createLoadPart } from './loadChunk.ts';

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

const openTab = ({ storage = createStorage(), isOnline = true, sheets = allSheets } = {}) =>
  createLoadPart({ storage: () => storage, isOnline: () => isOnline, sheets });

const allSheets: LostSheets = { read: () => [], ask: async () => {} };

const gone = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const here = async () => 'the part';

const isWorthAReload = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => 'it came',
    (problem: unknown) => problem instanceof ChunkLoadError && problem.shouldReload,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('D1: a part of the app', () => {
  it('is given when it comes, and nobody waits for it any more', async () => {
    expect(await openTab()('payment', here)).toBe('the part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come is worth one reload in a tab, and then no more', async () => {
    const loadPart = openTab();
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(true);
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(false);
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(false);
  });

  it('that came in between is worth another', async () => {
    const loadPart = openTab();
    await isWorthAReload(loadPart('payment', gone));
    await loadPart('payment', here);
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(true);
  });

  it('is not worth another because a different one came: that could go on for ever', async () => {
    const loadPart = openTab();
    await isWorthAReload(loadPart('payment', gone));
    await loadPart('another', here);
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(false);
  });

  it('is worth another when somebody asks for it by hand', async () => {
    const loadPart = openTab();
    await isWorthAReload(loadPart('payment', gone));
    const problem: unknown = await loadPart('payment', gone).catch((error: unknown) => error);
    if (problem instanceof ChunkLoadError) problem.allowReload();
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(true);
    expect(await isWorthAReload(loadPart('payment', gone))).toBe(false);
  });

  it('tells whether somebody has opened it, which a reload would lose', async () => {
    const loadPart = openTab();
    await expect(loadPart('payment', gone)).rejects.toMatchObject({ need: 'drawn' });
    await expect(loadPart('dialog', gone, 'opened')).rejects.toMatchObject({ need: 'opened' });
  });

  it('whose stylesheet did not come is asked for with it the next time, and another part is not', async () => {
    const ask = vi.fn(async () => {});
    const loadPart = openTab({ sheets: { read: () => ['/assets/payment.css'], ask } });
    await isWorthAReload(loadPart('payment', gone));
    await loadPart('another', here);
    expect(ask).not.toHaveBeenCalled();
    expect(await loadPart('payment', here)).toBe('the part');
    expect(ask.mock.calls).toEqual([['/assets/payment.css']]);

    ask.mockRejectedValueOnce(new Event('error'));
    await isWorthAReload(loadPart('payment', gone));
    expect(await isWorthAReload(loadPart('payment', here)), 'while it does not come').not.toBe('it came');
  });

  it('that hangs is given up after 120 seconds, not before [R7.38]', async () => {
    const told = vi.fn();
    const loading = isWorthAReload(openTab()('payment', () => new Promise(() => {}))).then(told);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(told).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is worth none without a line, which a reload would not bring back', async () => {
    expect(await isWorthAReload(openTab({ isOnline: false })('payment', gone))).toBe(false);
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
    expect(await isWorthAReload(openTab({ storage })('payment', gone))).toBe(false);
  });
});
